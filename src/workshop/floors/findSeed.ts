import type { Content } from '../../engine/content';
import type { FloorPlan } from '../../engine/ports';
import { type Box, boxOf } from './boxes';
import { ProcgenService } from '../../procgen/ProcgenService';

type Table = 'breeds' | 'itemKinds' | 'traps' | 'vaults';

/** What a floor may be wanted for: a row of one of the tables that floors are filled from, or more than one vault. */
export type Wanted = { readonly table: Table; readonly id: string } | 'vaults';

/** Everything that a pack's floors can be asked for. */
export function wantable({ breeds, itemKinds, traps, vaults }: Content): Wanted[] {
  const rows = (table: Table, ids: Iterable<string>): Wanted[] => Array.from(ids, (id) => ({ table, id }));
  return [
    ...(vaults.kinds.size > 0 ? ['vaults' as const] : []),
    ...rows('breeds', [...breeds.keys()].filter((id) => id !== 'player')),
    ...rows('itemKinds', itemKinds.keys()),
    ...rows('traps', traps.kinds.keys()),
    ...rows('vaults', vaults.kinds.keys()),
  ];
}

/** The first floor on which weights give something a share; null where none does, as of what comes in other ways. */
export function firstFloorOf({ monsters, items, traps, vaults }: Content, wanted: Wanted, last: number): number | null {
  if (wanted === 'vaults') return null;
  const tables = { breeds: [monsters], itemKinds: [items], traps: [traps.weights], vaults: [vaults.weights, vaults.near, vaults.arenas] };
  const isOn = (floor: number): boolean =>
    tables[wanted.table].some((table) => table.weights(floor).some(([id, weight]) => id === wanted.id && weight > 0));
  return Array.from({ length: last }, (_, at) => at + 1).find(isOn) ?? null;
}

/** Whether a floor has it. */
export function has(plan: FloorPlan, wanted: Wanted): boolean {
  return whereIs(plan, wanted).length > (wanted === 'vaults' ? 1 : 0);
}

/** Where a floor has it. */
export function whereIs({ monsters, items, goods, traps, places }: FloorPlan, wanted: Wanted): Box[] {
  if (wanted === 'vaults') return [...places];
  if (wanted.table === 'vaults') return places.filter(({ vault }) => vault === wanted.id);
  const there = { breeds: monsters, itemKinds: [...items, ...goods], traps }[wanted.table];
  return there.filter(({ id }) => id === wanted.id).map(boxOf);
}

/**
 * Looks for the first of some seeds whose floor has it; null if none does. Yields after each, so that the page stays responsive; floors
 * that cannot be made have nothing.
 */
export function* findSeed(content: Content, floor: number, wanted: Wanted, seeds: Iterable<string>): Generator<undefined, string | null> {
  for (const seed of seeds) {
    if (isThere(content, floor, wanted, seed)) return seed;
    yield undefined;
  }
  return null;
}

function isThere(content: Content, floor: number, wanted: Wanted, seed: string): boolean {
  try {
    return has(new ProcgenService(content, seed).floor(floor), wanted);
  } catch {
    return false;
  }
}

/** The most milliseconds that a search blocks the page at a time. */
const SLICE_MS = 12;

/** Runs a search in slices. */
export async function inSlices<T>(steps: Generator<unknown, T>, clock: () => number = () => performance.now()): Promise<T> {
  let slice = clock();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    if (clock() - slice < SLICE_MS) continue;
    await new Promise((resolve) => { setTimeout(resolve, 0); });
    slice = clock();
  }
}
