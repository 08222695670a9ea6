import { isRecord } from '../core/id';
import { packCells } from './save';
import { LOG_LINES } from '../log';
import { freshNotes } from '../notes';
import { STATE_FORMAT, type Side } from '../state';

/** A saved run as plain JSON of an older format: up to 2 the state alone. */
type Old = Record<string, unknown>;

/** The migration from each format to the next; each works on a copy. */
const STEPS: Readonly<Record<number, (old: Old) => Old>> = {
  1: toFormat2, 2: toFormat3, 3: toFormat4, 4: toFormat5, 5: toFormat6, 6: toFormat7, 7: toFormat8,
};

/** Whether a format can be read: the current one, and those with a migration. */
export function isReadable(format: number): boolean {
  return format === STATE_FORMAT || Object.hasOwn(STEPS, format);
}

/** Migrates a run to the current format; malformed parts are left for the schema to refuse. */
export function migrate(run: unknown, format: number): unknown {
  if (!isRecord(run)) return run;
  let state = structuredCopy(run);
  for (let from = format; from < STATE_FORMAT; from++) state = (STEPS[from] as (old: Old) => Old)(state);
  return state;
}

/** Format 2: themes, traps, hazards, vaults, elites, sleep, charges, knowledge and oil. */
function toFormat2(old: Old): Old {
  const item = (each: Old): Old => ({ ...each, charges: 0, plus: 0 });
  const actor = (each: Old): Old => ({ ...each, elite: [], asleep: false, hidden: false, ready: {}, loot: [], summoned: false });
  const added = { theme: 'cellars', traps: [], hazards: [], places: [] };
  const floor = (each: Old): Old => ({ ...each, ...added, actors: all(each['actors'], actor), items: all(each['items'], item) });
  const { player, hero, outcome } = old;
  return {
    ...old,
    format: 2,
    floors: all(old['floors'], floor),
    player: isRecord(player) ? actor(player) : player,
    hero: isRecord(hero) ? { ...hero, inventory: all(hero['inventory'], item), known: [], oil: 0, finds: 0 } : hero,
    outcome: isRecord(outcome) && typeof outcome['cause'] === 'string'
      ? { ...outcome, cause: `breed.${outcome['cause']}` }
      : (outcome ?? null),
  };
}

/** Format 3: a record next to the state, and run-length encoded cells. Older runs have no recording. */
function toFormat3(old: Old): Old {
  const cells = (list: unknown): unknown =>
    (Array.isArray(list) && list.every((cell) => typeof cell === 'number') ? packCells(list) : list);
  const floor = (each: Old): Old => ({ ...each, terrain: cells(each['terrain']), explored: cells(each['explored']) });
  const record = { id: 'unrecorded', began: '', ranked: false, daily: '', version: '', deeds: null };
  return { record, state: { ...old, format: 3, floors: all(old['floors'], floor) } };
}

/** Format 4: cells known only from a map have their own mark. Older runs don't tell them from seen ones. */
function toFormat4(old: Old): Old {
  const { state } = old;
  return { ...old, state: isRecord(state) ? { ...state, format: 4 } : state };
}

/**
 * Format 5: purses (without limit in older runs), hoods, alert monsters, remembered tiles, sides, captives, orders, announced attacks, the
 * goods of features, and heroes (none in older runs).
 */
function toFormat5(old: Old): Old {
  const actor = (side: Side) => (each: Old): Old => ({ ...each, alert: 0, side, bound: 0, waits: false, announced: null });
  const floor = (each: Old): Old => ({ ...each, actors: all(each['actors'], actor('dungeon')), purse: -1, memories: [], goods: [] });
  return inState(old, 5, { floor, player: actor('player'), hero: (each) => ({ ...each, hooded: false, kind: '', talents: [] }) });
}

/** Format 6: turns in deep water, who clings to whom, remains that rise, and lost lanterns. */
function toFormat6(old: Old): Old {
  const actor = (each: Old): Old => ({ ...each, clings: 0 });
  const corpse = (each: Old): Old => ({ ...each, rises: 0 });
  const floor = (each: Old): Old => ({ ...each, actors: all(each['actors'], actor), corpses: all(each['corpses'], corpse) });
  return inState(old, 6, { floor, player: actor, hero: (each) => ({ ...each, afloat: 0, lamp: null }) });
}

/** Format 7: notes. What the log still tells of kills is counted; where it has lost its beginning, there may have been more. */
function toFormat7(old: Old): Old {
  const { state } = old;
  if (!isRecord(state)) return old;
  const log = Array.isArray(state['log']) ? state['log'].filter(isRecord) : [];
  const { floor, turn, outcome = null, ...before } = state;
  const length = typeof floor === 'number' ? Math.min(Math.max(floor, 1), LOG_LINES) : 1;
  const reached = Array.from({ length }, (_, index) => (index === 0 ? 0 : -1));
  const notes = { ...freshNotes(), since: log.length < LOG_LINES ? 0 : turn, slain: slainIn(log), reached };
  return { ...old, state: { ...before, floor, turn, format: 7, notes, outcome } };
}

/** Format 8: what faces a direction, and floods, of which older runs have none. */
function toFormat8(old: Old): Old {
  const actor = (each: Old): Old => ({ ...each, facing: -1 });
  const floor = (each: Old): Old => ({ ...each, actors: all(each['actors'], actor), floods: [] });
  return inState(old, 8, { floor, player: actor, hero: (each) => each });
}

/** Kills by the text key of their breed, of the lines that name it. */
function slainIn(log: readonly Old[]): Record<string, number> {
  const slain: Record<string, number> = {};
  for (const { tone, params, count } of log) {
    const actor = isRecord(params) ? params['actor'] : undefined;
    if (tone !== 'enemyDies' || typeof actor !== 'string' || typeof count !== 'number') continue;
    const breed = actor.split('+', 1).join('');
    slain[breed] = (slain[breed] ?? 0) + count;
  }
  return slain;
}

/** A run with its floors, player and hero changed. */
function inState(old: Old, format: number, change: Readonly<Record<'floor' | 'player' | 'hero', (each: Old) => Old>>): Old {
  const { state } = old;
  if (!isRecord(state)) return old;
  const { floors, player, hero } = state;
  const changed = {
    floors: all(floors, change.floor),
    player: isRecord(player) ? change.player(player) : player,
    hero: isRecord(hero) ? change.hero(hero) : hero,
  };
  return { ...old, state: { ...state, ...changed, format } };
}

function all(list: unknown, change: (each: Old) => Old): unknown {
  return Array.isArray(list) ? list.map((each: unknown) => (isRecord(each) ? change(each) : each)) : list;
}

function structuredCopy(value: Old): Old {
  return JSON.parse(JSON.stringify(value)) as Old;
}
