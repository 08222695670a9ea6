import type { Action } from '../engine/actions/Action';
import { LevelUp } from '../engine/actions/LevelUp';
import { Wait } from '../engine/actions/Wait';
import type { Content } from '../engine/content';
import { Rng } from '../engine/core/rng';
import type { GameEvent } from '../engine/events';
import type { Game } from '../engine/Game';
import { newGame } from '../procgen/newGame';
import type { Bot } from './Bot';

/** How a bot's run went: `cause` is the text key of what killed the player or null, `hash` that of the last state. */
export interface PlayReport {
  readonly turns: number;
  readonly floor: number;
  readonly hp: number;
  readonly dead: boolean;
  readonly won: boolean;
  readonly cause: string | null;
  readonly level: number;
  readonly hash: number;
  readonly turnsPerSecond: number;
}

/** One bot's run, and how long it may be. */
export interface Play {
  readonly seed: string;
  readonly bot: Bot;
  readonly turns: number;
  /** Does an action in place of `game.turn`, as a recording does. */
  readonly act?: (game: Game, action: Action) => readonly GameEvent[];
  /** Called after every turn. */
  readonly onTurn?: (game: Game) => void;
  /** Told what happened in every action. */
  readonly onEvents?: (events: readonly GameEvent[], game: Game) => void;
  /** Asked after every turn whether enough has been seen. */
  readonly until?: (game: Game) => boolean;
}

/** How many actions in a row may pass no turn before the bot is made to wait. */
const PATIENCE = 100;

/** Lets a bot play a seed until the run or the turns are over. The bot draws from a stream of its own. */
export function play(content: Content, { seed, bot, turns, act = turnOf, onTurn, onEvents, until }: Play): PlayReport {
  const game = newGame(content, seed);
  const rng = Rng.of(seed, 'bot');
  const start = performance.now();
  let hash = game.hash;
  let idle = 0;
  while (game.state.turn < turns && game.state.outcome === null && until?.(game) !== true) {
    const before = game.state.turn;
    const events = act(game, idle < PATIENCE ? bot(game, rng) : wayOut(game));
    onEvents?.(events, game);
    idle = game.state.turn === before ? idle + 1 : 0;
    if (idle > 0) continue;
    hash = game.hash;
    onTurn?.(game);
  }
  const seconds = (performance.now() - start) / 1000;
  return { ...ending(game), hash, turnsPerSecond: Math.round(game.state.turn / seconds) };
}

function turnOf(game: Game, action: Action): readonly GameEvent[] {
  return game.turn(action);
}

/** What is never refused. */
function wayOut({ state }: Game): Action {
  return state.hero.choices > 0 ? new LevelUp('life') : new Wait();
}

function ending({ state }: Game): Omit<PlayReport, 'hash' | 'turnsPerSecond'> {
  const { turn, floor, player, hero, outcome } = state;
  const cause = outcome?.kind === 'died' ? outcome.cause : null;
  return { turns: turn, floor, hp: player.hp, dead: outcome?.kind === 'died', won: outcome?.kind === 'won', cause, level: hero.level };
}
