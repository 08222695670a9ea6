import { packCells } from './packCells';
import { STATE_FORMAT } from '../state';

/** A saved run as plain JSON of an older format: up to 2 the state alone. */
type Old = Record<string, unknown>;

/** What leads from each format to the next: pure, over a copy of what was read. */
const STEPS: Readonly<Record<number, (old: Old) => Old>> = { 1: toFormat2, 2: toFormat3, 3: toFormat4 };

/** Formats that can be read: those with a step, and the present one. */
export function isReadable(format: number): boolean {
  return format === STATE_FORMAT || Object.hasOwn(STEPS, format);
}

/** Brings a run of an older format up to the present one; what has not the shape of a run is left for the schema to refuse. */
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
  const floor = (each: Old): Old => ({ ...each, theme: 'cellars', actors: all(each['actors'], actor), items: all(each['items'], item), traps: [], hazards: [], places: [] });
  const { player, hero, outcome } = old;
  return {
    ...old,
    format: 2,
    floors: all(old['floors'], floor),
    player: isRecord(player) ? actor(player) : player,
    hero: isRecord(hero) ? { ...hero, inventory: all(hero['inventory'], item), known: [], oil: 0, finds: 0 } : hero,
    outcome: isRecord(outcome) && typeof outcome['cause'] === 'string' ? { ...outcome, cause: `breed.${outcome['cause']}` } : (outcome ?? null),
  };
}

/** Format 3: a record beside the state, and cells as runs of equal ones. Of older runs no actions were kept. */
function toFormat3(old: Old): Old {
  const cells = (list: unknown): unknown => (Array.isArray(list) && list.every((cell) => typeof cell === 'number') ? packCells(list) : list);
  const floor = (each: Old): Old => ({ ...each, terrain: cells(each['terrain']), explored: cells(each['explored']) });
  const record = { id: 'unrecorded', began: '', ranked: false, daily: '', version: '', deeds: null };
  return { record, state: { ...old, format: 3, floors: all(old['floors'], floor) } };
}

/** Format 4: cells known from a map alone have a mark of their own. Older runs do not tell them from those seen. */
function toFormat4(old: Old): Old {
  const { state } = old;
  return { ...old, state: isRecord(state) ? { ...state, format: 4 } : state };
}

function all(list: unknown, change: (each: Old) => Old): unknown {
  return Array.isArray(list) ? list.map((each: unknown) => (isRecord(each) ? change(each) : each)) : list;
}

function isRecord(value: unknown): value is Old {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function structuredCopy(value: Old): Old {
  return JSON.parse(JSON.stringify(value)) as Old;
}
