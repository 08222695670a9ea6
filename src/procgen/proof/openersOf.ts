import type { Breed, Content, Effect } from '../../engine/content';
import type { Openers } from './explore';

/** Cached, since content never changes. */
const known = new WeakMap<Content, Openers>();

/** The tiles each breed changes, by dying or otherwise, so that a player who meets it gets past them. */
export function openersOf(content: Content): Openers {
  const openers = known.get(content) ?? new Map([...content.breeds].map(([id, breed]) => [id, changesOf(breed)]));
  known.set(content, openers);
  return openers;
}

function changesOf({ onHit = [], onStruck = [], eachTurn = [], onDeath = [], abilities = [] }: Breed): string[] {
  const effects: Effect[] = [...onHit, ...onStruck, ...eachTurn, ...[...onDeath, ...abilities].flatMap((working) => working.effects)];
  return effects.flatMap((effect) => (effect.do === 'change' ? [effect.from] : []));
}
