import { stepsBetween } from '../../../src/engine/core/point';
import { Rng } from '../../../src/engine/core/rng';
import type { Game } from '../../../src/engine/Game';
import { decodeRun } from '../../../src/engine/run/decodeRun';
import { encodeRun } from '../../../src/engine/run/save';
import type { Actor, GameState, Hazard } from '../../../src/engine/state';
import { fighter } from '../../../src/lab/fighter';
import { resumeGame } from '../../../src/procgen/newGame';
import { loadDialogs } from '../../../src/ui/modes/dialogs';
import type { Session } from '../../../src/ui/Session';
import { MemoryStorage } from '../../../src/keep/saves/KeyStore';
import { runOf } from '../harness/Pilot';
import { makeSession } from '../../support/session';

/** Where to look for a good moment, and how good each is: higher is better. */
export interface Search {
  readonly floor: number;
  readonly seeds: readonly [first: number, last: number];
  readonly turns: number;
  /** Prepares the run before it is played on. */
  readonly prepare?: (game: Game) => void;
  readonly worth: (game: Game) => number;
}

/** Plays runs as a good player would and returns the best moment met; the same search finds the same one. */
export function bestMoment(search: Search): Game {
  const best = { worth: -Infinity, run: '' };
  const [first, last] = search.seeds;
  for (let seed = first; seed <= last; seed++) {
    const game = start(search, String(seed));
    const rng = Rng.of(String(seed), 'bot');
    for (let i = 0; i < search.turns && !game.isOver && game.state.floor === search.floor; i++) {
      const worth = game.state.hero.choices > 0 ? -Infinity : search.worth(game);
      if (worth > best.worth) Object.assign(best, { worth, run: encodeRun(game.state) });
      game.turn(fighter(game, rng));
    }
  }
  return revive(best.run, runOf('lanternfall', '1'));
}

/** A session without a page that continues a copy of a run. */
export async function sessionOf(game: Game): Promise<Session> {
  await loadDialogs();
  const session = makeSession({ storage: new MemoryStorage(new Map([['run.a', encodeRun(game.state)]])) });
  await session.runs.resume();
  return session;
}

/** An independent run in the same state. */
export function copyOf(game: Game): Game {
  return revive(encodeRun(game.state), game);
}

function revive(run: string, { content }: Game): Game {
  const read = decodeRun(run);
  if (!read.ok) throw new Error(read.why);
  return resumeGame(content, read.run.state);
}

function start({ floor, prepare }: Search, seed: string): Game {
  const game = runOf('lanternfall', seed);
  if (floor > 1) game.goTo(floor, 'down');
  arm(game, floor);
  prepare?.(game);
  return game;
}

/** What a player who got this far would carry. */
function arm({ state }: Game, floor: number): void {
  state.player.maxHp += 10 * (floor - 1);
  state.player.hp = state.player.maxHp;
  state.hero.level = floor;
  for (const kind of ['healthPotion', ...(floor > 2 ? ['fireballScroll', 'lightningScroll'] : []), 'oilFlask', 'bread']) give(state, kind);
}

/** Puts an identified item into the bag. */
export function give(state: GameState, kind: string): void {
  state.hero.inventory.push({ id: state.nextId++, kind, affixes: [], charges: 0, plus: 0 });
  if (!state.hero.known.includes(kind)) state.hero.known.push(kind);
}

/** The visible enemies, nearest first. */
export function enemies(game: Game): Actor[] {
  const { player } = game.state;
  const seen = game.floor.state.actors.filter((actor) => actor !== player && game.seesActor(actor) && game.content.breeds.get(actor.breed)?.brain.length !== 0);
  return seen.sort((a, b) => stepsBetween(player, a) - stepsBetween(player, b) || a.id - b.id);
}

/** How many cells are in view: large rooms look good. */
export function sight(game: Game): number {
  const { width, height } = game.floor;
  let seen = 0;
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) if (game.sees({ x, y })) seen++;
  return seen;
}

/** How many items and kinds of items are in view. */
export function finds(game: Game): number {
  return game.floor.state.items.filter((item) => game.sees(item)).length;
}

/** The fires in view. */
export function fires(game: Game): Hazard[] {
  return game.floor.state.hazards.filter((hazard) => hazard.kind === 'fire' && game.sees(hazard));
}

/** Actors close enough to be in the middle of a picture. */
export function near(game: Game, most: number): Actor[] {
  return enemies(game).filter((enemy) => stepsBetween(enemy, game.state.player) <= most);
}
