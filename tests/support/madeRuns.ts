import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FloorRecord, type IdsByTable, MET, metDigits, metRows, NOTHING } from '../../src/lab/runs/chronicle';
import { rowOf, type RunRecord } from '../../src/lab/runs/RunRecord';

/** A made-up run: the floors it saw, and how it ended on the last of them. */
export interface MadeRun {
  readonly seed?: string;
  readonly end?: RunRecord['end'];
  readonly cause?: string;
  /** Its floors, column by column; what is left out is as on a floor on which nothing happens. */
  readonly floors: Partial<Record<keyof FloorRecord, readonly number[]>>;
}

/** The record of a made run. */
export function madeRun({ seed = '1', end = 'died', cause = 'breed.rat', floors }: MadeRun): RunRecord {
  const depth = Math.max(...Object.values(floors).map((column) => column.length));
  const at = (place: number): object => Object.fromEntries(Object.entries(floors).map(([name, column]) => [name, column[place] ?? 0]));
  const rows = Array.from({ length: depth }, (_, place) => rowOf({ floor: place + 1, ...NOTHING, ...at(place) }));
  return { seed, end, floor: depth, turns: 10 * depth, level: 1, cause: end === 'died' ? cause : null, hash: Number(seed), floors: rows, met: '' };
}

/** The digits for ids met of one table. */
export function madeMet(content: Parameters<typeof metRows>[0], met: Partial<IdsByTable>): string {
  const sets = Object.fromEntries(MET.map((table) => [table, new Set(met[table] ?? [])]));
  return metDigits(metRows(content), sets as unknown as Parameters<typeof metDigits>[1]);
}

/** A new folder that is gone after the test file; the name of a file in it. */
export function spareFiles(): (name: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'runs-'));
  afterAll(() => { rmSync(folder, { recursive: true, force: true }); });
  return (name) => join(folder, name);
}
