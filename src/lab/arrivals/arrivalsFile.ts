import * as v from 'valibot';
import type { Content } from '../../engine/content';
import { show } from '../../engine/core/floorCurve';
import { deepestFloor } from '../../engine/facts/uses';
import { UsageError } from '../failures';
import { type Arrival, arrivalSchema, unknownIn } from './Arrival';

/** The version of the format of files of arrivals. */
const FORMAT = 1;

const fileSchema = v.strictObject({
  lanternfall: v.literal('arrivals'),
  format: v.literal(FORMAT),
  pack: v.string(),
  /** The checksum of the pack's rows when they were made. */
  rows: v.string(),
  floors: v.record(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/)), v.array(arrivalSchema)),
});

/** A pack's arrivals by floor. */
export interface ArrivalsFile {
  readonly pack: string;
  readonly rows: string;
  readonly byFloor: ReadonlyMap<number, readonly Arrival[]>;
}

/** The text of a file of arrivals, one to a line. */
export function arrivalsText({ id, version }: Content, byFloor: ReadonlyMap<number, readonly Arrival[]>): string {
  const floors = [...byFloor].map(([floor, arrivals]) => `"${floor}":[\n${arrivals.map((each) => JSON.stringify(each)).join(',\n')}\n]`);
  const head = JSON.stringify({ lanternfall: 'arrivals', format: FORMAT, pack: id, rows: version }).slice(0, -1);
  return `${head},"floors":{\n${floors.join(',\n')}\n}}\n`;
}

/** Reads a file of arrivals by its form alone; a `UsageError` names the file and the place. */
export function formOfArrivals(file: string, value: unknown): ArrivalsFile {
  const read = v.safeParse(fileSchema, value);
  if (!read.success) {
    const [issue] = read.issues;
    const fault = issue.type === 'check' ? issue.message : `is not what it should be (got ${show(issue.input)})`;
    throw new UsageError(`${file}, ${v.getDotPath(issue) ?? 'as a whole'}: it ${fault}.`);
  }
  const { pack, rows, floors } = read.output;
  return { pack, rows, byFloor: new Map(Object.entries(floors).map(([floor, arrivals]) => [Number(floor), arrivals])) };
}

/** Reads a file of arrivals for a pack; where the pack lacks an id or a floor, a `UsageError` names the file, the place and the id. */
export function readArrivals(file: string, value: unknown, content: Content): ArrivalsFile {
  const found = formOfArrivals(file, value);
  const last = deepestFloor(content) ?? Infinity;
  for (const [floor, arrivals] of found.byFloor) {
    const where = `${file}, floors.${floor}`;
    if (floor < 2 || floor > last) throw new UsageError(`${where}: nobody arrives on floor ${floor} of the pack ${content.id}.`);
    arrivals.forEach((arrival, at) => {
      const unknown = unknownIn(content, arrival);
      if (unknown !== null) throw new UsageError(`${where}.${at}.${unknown}`);
    });
  }
  return found;
}
