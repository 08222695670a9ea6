import { deepestFloor } from '../../engine/facts/uses';
import { command } from '../Command';
import { contentById } from '../contentById';
import { UsageError } from '../failures';
import { writeText } from '../files';
import { needs, takes } from '../options';
import { arrivalsText } from './arrivalsFile';
import { makeArrivals } from './makeArrivals';
import { representatives } from './representatives';

/** Of so many who come to a floor, so many are kept: a page loads the file, and more would be too much for it. */
const CAME = { arrivals: 96, runs: 384 };
const KEPT = 24;

const OPTIONS = { ...takes('pack'), ...needs('out') };

export const arrivals = command('arrivals', 'writes the heroes that runs begin with on deeper floors', OPTIONS, ({ pack, out }, say) => {
  const content = contentById(pack);
  const last = deepestFloor(content);
  if (last === null || last < 2) {
    throw new UsageError(`${content.id} has no last floor, or only one; its arrivals are made when they are asked for.`);
  }
  const floors = Array.from({ length: last - 1 }, (_, index) => index + 2);
  const onRun = (done: number): void => { say(`${content.id}: ${done} of ${CAME.runs} runs`); };
  const { byFloor: came, runs } = makeArrivals(content, floors, { wanted: CAME, onRun });
  const byFloor = representatives(content, came, KEPT);
  const text = arrivalsText(content, byFloor);
  writeText(out, text);
  const on = (floor: number): string => `${byFloor.get(floor)?.length ?? 0} of ${came.get(floor)?.length ?? 0} on floor ${floor}`;
  const line = `${out}: of ${runs} runs ${floors.map(on).join(', ')}; ${Math.ceil(text.length / 1000)} kB`;
  return { data: { file: out, pack: content.id, runs }, lines: [line] };
});
