import { interruption, pursue, type Intent } from '../../src/engine/ai/intents';
import type { Game } from '../../src/engine/Game';

/** More turns than any intent may take. */
const ENDLESS = 4000;

/** Follows an intent until it stops: why it did, and after how many turns. */
export function follow(game: Game, intent: Intent): { why: string; turns: number } {
  const start = game.state.turn;
  for (let step = 0; step < ENDLESS; step++) {
    const next = pursue(game, intent);
    if ('stop' in next) return { why: next.stop.key, turns: game.state.turn - start };
    const why = interruption(game, game.turn(next.act));
    if (why !== null) return { why: why.key, turns: game.state.turn - start };
  }
  return { why: 'endless', turns: game.state.turn - start };
}
