import { pursue, type Intent } from '../../src/engine/ai/intents';
import { interruption } from '../../src/engine/ai/interruption';
import type { Game } from '../../src/engine/Game';

/** More turns than any intent may take. */
const ENDLESS = 4000;

/** Follows an intent until it stops; returns why and after how many turns. Calls `onStep` after every step but the last. */
export function follow(game: Game, intent: Intent, onStep = (): void => undefined): { why: string; turns: number } {
  const start = game.state.turn;
  for (let step = 0; step < ENDLESS; step++) {
    const next = pursue(game, intent);
    const why = 'stop' in next ? next.stop : interruption(game, game.turn(next.act));
    if (why !== null) return { why: why.key, turns: game.state.turn - start };
    onStep();
  }
  return { why: 'endless', turns: game.state.turn - start };
}
