import type { Game } from '../Game';
import { isKnown } from './names';

/** Learns what a kind of item is, once, and says so. */
export function learn(game: Game, kind: string): void {
  if (isKnown(game, kind)) return;
  game.state.hero.known.push(kind);
  game.emit({ type: 'identified', kind, seen: true });
  game.say('status', 'log.identified', { item: `item.${kind}` });
}
