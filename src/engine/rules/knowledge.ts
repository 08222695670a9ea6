import type { World } from '../World';
import { isKnown } from './names';

/** Learns what a kind of item is, once, and says so. */
export function learn(world: World, kind: string): void {
  if (isKnown(world, kind)) return;
  world.state.hero.known.push(kind);
  world.emit({ type: 'identified', kind, seen: true });
  world.say('status', 'log.identified', { item: `item.${kind}` });
}
