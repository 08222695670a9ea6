import type { Game } from '../engine/Game';
import type { Action } from '../engine/actions/Action';
import { levelChoices } from '../engine/actions/hero';
import { Wait } from '../engine/actions/moves';
import type { Content } from '../engine/content';
import { Rng } from '../engine/core/rng';
import type { GameEvent } from '../engine/events';
import { Recording, replayOf } from '../engine/run/Recording';
import type { Replay } from '../engine/run/replay';
import type { ProcgenService } from '../procgen/ProcgenService';
import { newGame } from '../procgen/newGame';
import type { Beginning } from './arrivals/Arrival';
import { beginOnFloor } from './arrivals/beginOnFloor';
import { blaming, placeOf } from './failures';

/** The result of a bot's run: `turns` since it began, `cause` the text key of the cause of death or null, `hash` the final state's. */
export interface RunReport {
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

/** A bot's run and its limits. */
export interface RunSetup {
  readonly seed: string;
  readonly bot: Bot;
  readonly turns: number;
  /** The seed's floors, if they are wanted for more than the run. */
  readonly floors?: ProcgenService;
  /** Where it begins, if not on the first floor. */
  readonly begins?: Beginning | undefined;
  /** Replaces `game.turn`, for recording. */
  readonly act?: (game: Game, action: Action) => readonly GameEvent[];
  /** Called before the first action, with the events of how a run came to the floor that it begins on; not of one on the first floor. */
  readonly onBegin?: (events: readonly GameEvent[], game: Game) => void;
  /** Called after every turn. */
  readonly onTurn?: (game: Game) => void;
  /** Called with the events of every action. */
  readonly onEvents?: (events: readonly GameEvent[], game: Game) => void;
  /** Ends the run early; checked before every action. */
  readonly until?: (game: Game) => boolean;
}

/** Consecutive free actions after which the bot must wait. */
const PATIENCE = 100;

/** Plays a seed until the run ends or the turns run out; a pack that breaks it is a `PackFailure`. The bot has its own random stream. */
export function playRun(content: Content, { seed, bot, turns, floors, begins, ...hooks }: RunSetup): RunReport {
  const { onBegin, onTurn, onEvents, until } = hooks;
  const act = hooks.act ?? ((run: Game, action: Action) => run.turn(action));
  const game = beginRun(content, seed, floors, begins);
  const first = game.state.turn;
  if (begins) onBegin?.(game.events, game);
  const rng = Rng.of(seed, 'bot');
  const start = performance.now();
  let idle = 0;
  while (game.state.turn - first < turns && game.state.outcome === null && until?.(game) !== true) {
    const before = game.state.turn;
    const events = blaming(() => placeOf(game), () => act(game, idle < PATIENCE ? bot(game, rng) : safeAction(game)));
    onEvents?.(events, game);
    idle = game.state.turn === before ? idle + 1 : 0;
    if (idle === 0) onTurn?.(game);
  }
  const seconds = (performance.now() - start) / 1000;
  const played = game.state.turn - first;
  return { ...resultOf(game), turns: played, hash: game.hash, turnsPerSecond: Math.round(played / seconds) };
}

/** Plays a run and keeps its actions as a replay. */
export function playWithReplay(content: Content, setup: RunSetup): { readonly report: RunReport; readonly replay: Replay } {
  const recording = new Recording();
  let last = beginRun(content, setup.seed);
  const report = playRun(content, { ...setup, act: (game, action) => recording.turn((last = game), action) });
  return { report, replay: replayOf(last, recording) };
}

/** A new run; a pack that cannot begin one is a `PackFailure`. */
export function beginRun(content: Content, seed: string, floors?: ProcgenService, begins?: Beginning): Game {
  const place = { pack: content.id, seed, floor: begins?.floor ?? 1, turn: 0 };
  return blaming(() => place, () => (begins ? beginOnFloor(content, seed, begins, floors) : newGame(content, seed, floors)));
}

/** An action that is never refused. */
function safeAction(game: Game): Action {
  return game.state.hero.choices > 0 ? (levelChoices(game)[0] as Action) : new Wait();
}

function resultOf({ state }: Game): Omit<RunReport, 'turns' | 'hash' | 'turnsPerSecond'> {
  const { floor, player, hero, outcome } = state;
  const cause = outcome?.kind === 'died' ? outcome.cause : null;
  return { floor, hp: player.hp, dead: outcome?.kind === 'died', won: outcome?.kind === 'won', cause, level: hero.level };
}

/** Chooses the player's next action; a refused one costs no turn, and the bot is called again. */
export type Bot = (game: Game, rng: Rng) => Action;
