import type { Content } from '../../../src/engine/content';
import { Rng } from '../../../src/engine/core/rng';
import { MOST_EFFORT } from '../../../src/engine/core/Effort';
import type { Game } from '../../../src/engine/Game';
import { readPackFile } from '../../../src/engine/pack/packFile';
import { maxHpOf } from '../../../src/engine/facts/stats';
import { brokenInvariants } from '../../../src/engine/run/invariants';
import type { Bot } from '../../../src/lab/playRun';
import { BOTS } from '../../../src/lab/bots';
import { newGame } from '../../../src/procgen/newGame';
import { Fall, provePack } from '../../../src/procgen/provePack';
import { checkPrototype, checkSentences } from '../hostileWords';
import type { Lane } from '../lane';
import { madePack } from '../madePacks';
import { house } from '../packsHouse';
import { MOST_WORK } from '../../../src/procgen/work';
import { resumed } from '../../support/reload';

/** What a step of the trial and a turn may take, in cells: what was begun when the effort was spent is finished, a new floor too. */
const MOST_CELLS = 1.25 * MOST_EFFORT;
const MOST_ARRIVING = MOST_EFFORT + MOST_WORK;
/** Actions of the bot on its way down, how many on each floor, and between two checks and two reloads. */
const ACTIONS = 48;
const STAY = 6;
const CHECKED = 4;
const RELOADED = 8;

const bot = BOTS['random'] as Bot;

/** What has been measured, and in which case the most: only told, since no test may depend on a clock. */
interface Most {
  value: number;
  at: string;
}

/** Packs made up from the schema are refused with sentences, or each step of their trial and each turn stays within its work, as after a reload. */
export function madePacksLane(): Lane {
  const seen = { refused: 0, unplayable: 0, played: 0, floors: new Set<number>() };
  const most: Record<'step' | 'trial' | 'turn' | 'heap', Most> = { step: none(), trial: none(), turn: none(), heap: none() };
  const measure = (what: keyof typeof most, value: number, at: string): void => {
    if (value > most[what].value) most[what] = { value, at };
  };

  function tryOut(content: Content, at: string): string[] {
    const trial = provePack(content);
    const start = cpu();
    for (let before = start; ; before = cpu()) {
      const { done, value } = trial.next();
      measure('step', cpu() - before, at);
      measure('trial', cpu() - start, at);
      if (done === true) return value;
      within(value, 'A step of the trial');
    }
  }

  function play(game: Game, rng: Rng, at: string): void {
    for (let action = 1; action <= ACTIONS && !game.isOver; action++) {
      const twin = action % RELOADED === 0 ? resumed(game) : null;
      const { player } = game.state;
      if (!twin) player.hp = maxHpOf(game, player);
      const keys = rng.next();
      const floor = game.state.floor;
      const [before, heap] = [cpu(), process.memoryUsage().heapUsed];
      turn(game, action, keys);
      measure('turn', cpu() - before, `${at}, floor ${game.state.floor}, action ${action}`);
      measure('heap', process.memoryUsage().heapUsed - heap, `${at}, floor ${game.state.floor}, action ${action}`);
      within(game.effort.spent, `Action ${action} on floor ${game.state.floor}`, game.state.floor === floor ? MOST_CELLS : MOST_ARRIVING);
      seen.floors.add(game.state.floor);
      const [broken] = action % CHECKED === 0 ? brokenInvariants(game) : [];
      if (broken !== undefined) throw new Error(`action ${action}: ${broken}`);
      if (twin) turn(twin, action, keys);
      if (twin && (twin.hash !== game.hash || twin.effort.spent !== game.effort.spent)) throw new Error(`Action ${action} went otherwise after a reload: ${differing(game, twin)}.`);
    }
  }

  return {
    name: 'madePacks',
    unit: 'packs made up from the schema',
    target: 8,
    long: 3_000,
    run(_index, rng, seed) {
      const text = madePack(rng);
      const read = readPackFile(text, 'made.json', house);
      checkPrototype();
      if (!read.ok) {
        seen.refused++;
        checkSentences(read.errors);
        return undefined;
      }
      const { content } = read.pack;
      const errors = tryOut(content, seed);
      if (errors.length > 0) {
        seen.unplayable++;
        checkSentences(errors.slice(0, 20));
        checkOwn(errors);
        return undefined;
      }
      play(newGame(content, seed), rng, seed);
      seen.played++;
      return undefined;
    },
    note: () => {
      const { step, trial, turn: slowest, heap } = most;
      const ms = ({ value, at }: Most): string => `${Math.round(value)} ms of CPU (${at})`;
      return `${seen.refused} refused, ${seen.unplayable} unplayable, ${seen.played} played; the most for a step ${ms(step)}, a trial ${ms(trial)}, a turn ${ms(slowest)}, `
        + `and the heap of a turn ${Math.round(heap.value / 1e6)} MB (${heap.at})`;
    },
    missed: () => [...(seen.played < 3 ? ['hardly a pack was played.'] : []), ...(seen.floors.size < 9 ? ['nobody came to floor 9.'] : [])],
  };
}

const none = (): Most => ({ value: 0, at: '' });

function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Spent for good, where effects are nested too deep, is no number of cells. */
function within(cells: number, what: string, most = MOST_CELLS): void {
  if (Number.isFinite(cells) && cells > most) throw new Error(`${what} took ${cells} cells.`);
}

/** Invariants and programs are ours: a pack is to blame for its floors and for turns that are too much. */
function checkOwn(errors: readonly string[]): void {
  const own = errors.find((error) => !/(layouts failed|too much happens at once|cannot be reached|can only be reached|cannot be opened|no stairs down|too close|in a wall|dies before the first turn)/.test(error));
  if (own !== undefined) throw new Error(own);
}

/** The bot acts, or now and then falls to the next floor. */
function turn(game: Game, action: number, keys: number): void {
  const { floor, hero } = game.state;
  const isLast = floor === game.content.lastFloor;
  game.turn(action % STAY === 0 && hero.choices === 0 && !isLast ? new Fall(floor + 1) : bot(game, Rng.of('made', String(keys))));
}

/** Where two runs differ, as far as that shows. */
function differing(one: Game, other: Game): string {
  const [a, b] = [one, other].map(({ state, effort }) => JSON.stringify({ effort: effort.spent, state })) as [string, string];
  const at = Array.from(a).findIndex((letter, i) => letter !== b[i]);
  return at < 0 ? 'only in their hashes' : `${a.slice(Math.max(0, at - 60), at + 60)} <> ${b.slice(Math.max(0, at - 20), at + 60)}`;
}
