import type { Content } from '../engine/content';
import { Rng } from '../engine/core/rng';
import type { Game } from '../engine/Game';
import { newGame } from '../procgen/newGame';
import type { Bot } from './bots';

/** How a bot's run went; `hash` is that of its last state. */
export interface PlayReport {
  readonly turns: number;
  readonly floor: number;
  readonly hp: number;
  readonly dead: boolean;
  readonly hash: number;
  readonly turnsPerSecond: number;
}

/** One bot's run, and how long it may be. */
export interface Play {
  readonly seed: string;
  readonly bot: Bot;
  readonly turns: number;
  /** Called after every turn. */
  readonly watch?: (game: Game) => void;
}

/** Lets a bot play a seed until it is dead or the turns are over. The bot draws from a stream of its own. */
export function play(content: Content, { seed, bot, turns, watch }: Play): PlayReport {
  const game = newGame(content, seed);
  const rng = Rng.of(seed, 'bot');
  const start = performance.now();
  let hash = game.hash;
  while (game.state.turn < turns && game.state.outcome === null) {
    const before = game.state.turn;
    game.turn(bot(game, rng));
    if (game.state.turn === before) continue;
    hash = game.hash;
    watch?.(game);
  }
  const seconds = (performance.now() - start) / 1000;
  const { turn, floor, player, outcome } = game.state;
  return { turns: turn, floor, hp: player.hp, dead: outcome !== null, hash, turnsPerSecond: Math.round(turn / seconds) };
}
