import { deepestFloor } from '../../engine/facts/uses';
import { command } from '../Command';
import { contentById } from '../contentById';
import { UsageError } from '../failures';
import { writeText } from '../files';
import { needs, takes } from '../options';
import { arrivalsText } from './arrivalsFile';
import { MOST_RUNS } from './ArrivalTally';
import { makeArrivals } from './makeArrivals';

const OPTIONS = { ...takes('pack'), ...needs('out') };

export const arrivals = command('arrivals', 'writes the heroes that runs begin with on deeper floors', OPTIONS, ({ pack, out }, say) => {
  const content = contentById(pack);
  const last = deepestFloor(content);
  if (last === null || last < 2) {
    throw new UsageError(`${content.id} has no last floor, or only one; its arrivals are made when they are asked for.`);
  }
  const floors = Array.from({ length: last - 1 }, (_, index) => index + 2);
  const { byFloor, runs } = makeArrivals(content, floors, { onRun: (done) => { say(`${content.id}: ${done} of ${MOST_RUNS} runs`); } });
  const text = arrivalsText(content, byFloor);
  writeText(out, text);
  const counts = floors.map((floor) => `${(byFloor.get(floor) ?? []).length} on floor ${floor}`).join(', ');
  return { data: { file: out, pack: content.id, runs }, lines: [`${out}: of ${runs} runs ${counts}; ${Math.ceil(text.length / 1000)} kB`] };
});
