import type { World } from '../World';
import { isKnown } from './names';

/** Identifies an item kind and logs it, if it is not known yet. */
export function learn(world: World, kind: string): void {
  if (isKnown(world, kind)) return;
  world.state.hero.known.push(kind);
  world.emit({ type: 'identified', kind, seen: true });
  world.say('status', 'log.identified', { item: `item.${kind}` });
}
