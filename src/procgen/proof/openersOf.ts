import type { Breed, Content, Effect } from '../../engine/content';
import type { Openers } from './explore';

/** Content never changes: it is read once. */
const known = new WeakMap<Content, Openers>();

/** The tiles that each breed turns into others, by dying or otherwise: whoever meets it gets past them. */
export function openersOf(content: Content): Openers {
  const openers = known.get(content) ?? new Map([...content.breeds].map(([id, breed]) => [id, changesOf(breed)]));
  known.set(content, openers);
  return openers;
}

function changesOf({ onHit = [], onStruck = [], eachTurn = [], onDeath = [], abilities = [] }: Breed): string[] {
  const effects: Effect[] = [...onHit, ...onStruck, ...eachTurn, ...onDeath.flatMap((working) => working.effects), ...abilities.flatMap((ability) => ability.effects)];
  return effects.flatMap((effect) => (effect.do === 'change' ? [effect.from] : []));
}
