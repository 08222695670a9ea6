import { amountOn, type Amount, curveErrors, floorsOf } from '../../engine/core/floorCurve';
import { say } from '../words';

/** What the values of a curve go by, and its last one; null for no end. */
export interface Scale {
  readonly by: 'floor' | 'level';
  readonly last: number | null;
}

/** Floors one after the other on which all is alike. */
interface Run<T> {
  readonly from: number;
  readonly to: number;
  readonly all: T;
}

/** How many runs of floors are told of one curve. */
const TOLD = 10;

/** Whether a value has an amount on each floor. */
export function isAmount(value: unknown): value is Amount {
  return typeof value === 'number' || curveErrors(value).length === 0;
}

/** On which floors two amounts differ, by their values there; empty where they differ on none. */
export function changesInWords(before: Amount, after: Amount, scale: Scale): string {
  const values = runsOf(floorsIn(scale, before, after), (floor) => `${amountOn(before, floor)} ${amountOn(after, floor)}`);
  const changed = values.filter(({ from }) => amountOn(before, from) !== amountOn(after, from));
  return listOf(changed.map((run) => say(`${whereOf(run, scale)}.changed`, {
    from: run.from, to: run.to, before: amountOn(before, run.from), after: amountOn(after, run.from),
  })), '; ');
}

/** What an amount is on which floors, from the first on which it is anything. */
export function valuesInWords(amount: Amount, scale: Scale): string {
  if (typeof amount === 'number') return String(amount);
  const runs = runsOf(floorsIn(scale, amount), (floor) => amountOn(amount, floor));
  const first = runs.findIndex(({ all }) => all > 0);
  if (first < 0) return '0';
  const where = (run: Run<number>): string => say(whereOf(run, scale), { from: run.from, to: run.to });
  return listOf(runs.slice(first).map((run) => say('shop.difference.value', { value: run.all, where: where(run) })), ', ');
}

/** All floors there are; without an end those up to the last point, after which nothing changes any more. */
function floorsIn({ last }: Scale, ...amounts: readonly Amount[]): number[] {
  const curves = amounts.filter((amount) => typeof amount !== 'number');
  const end = last ?? Math.max(1, ...floorsOf(...curves));
  return Array.from({ length: end }, (_, at) => at + 1);
}

function runsOf<T>(floors: readonly number[], valueOn: (floor: number) => T): Run<T>[] {
  const runs: Run<T>[] = [];
  for (const floor of floors) {
    const [all, run] = [valueOn(floor), runs.at(-1)];
    if (run?.all === all) runs[runs.length - 1] = { ...run, to: floor };
    else runs.push({ from: floor, to: floor, all });
  }
  return runs.map((run) => (run.to === floors.at(-1) ? { ...run, to: Infinity } : run));
}

/** The key of the words for where a run is. */
function whereOf({ from, to }: Run<unknown>, { by, last }: Scale) {
  if (to === Infinity && from !== last) return `shop.difference.${by}.onwards` as const;
  return from === to || to === Infinity ? `shop.difference.${by}` as const : `shop.difference.${by}.to` as const;
}

function listOf(parts: readonly string[], between: string): string {
  return parts.length > TOLD ? `${parts.slice(0, TOLD).join(between)}${between}…` : parts.join(between);
}
