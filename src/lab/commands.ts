import { packs } from '../content/packs';
import { loadContent } from '../engine/loadContent';
import { ProcgenService } from '../procgen/ProcgenService';
import { catalogue } from './catalogue';
import { floorStatistics, type FloorStatistics } from './floors';
import type { Options } from './options';
import { play } from './play';
import { floorPicture } from './show';

/** What a command found: `data` for `--json`, `lines` for people. */
export interface Answer {
  readonly data: unknown;
  readonly lines: readonly string[];
}

/** Runs with its options; `progress` hears how far it has come. */
export type Command = (options: Options, progress: (line: string) => void) => Answer;

const floors: Command = (options, progress) => {
  const content = options.pack();
  const seeds = options.count('seeds', 1000);
  const range = options.floors();
  const found = range.map((floor) => {
    progress(`floor ${floor}`);
    return floorStatistics(content, floor, seeds);
  });
  return { data: { pack: content.id, seeds, floors: found }, lines: ['floor  rooms        ms      invalid  placed', ...found.map(statisticsLine)] };
};

function statisticsLine({ floor, rooms, counts, invalid, msPerFloor }: FloorStatistics): string {
  const placed = Object.entries(counts).map(([id, count]) => `${id} ${count}`);
  return [String(floor).padStart(5), `${rooms.mean.toFixed(1)} ${rooms.min}-${rooms.max}`.padEnd(11), msPerFloor.toFixed(4), String(invalid).padStart(7), placed.join(', ')].join('  ');
}

const show: Command = (options) => {
  const content = options.pack();
  const { plan, rooms } = new ProcgenService(content, options.seed()).report(options.floor());
  const picture = floorPicture(content, plan);
  const { number, width, height, arrival, monsters, items } = plan;
  const cells = Array.from(plan.terrain, (tile) => content.tiles[tile]?.id);
  return { data: { pack: content.id, seed: options.seed(), floor: number, width, height, rooms, arrival, cells, monsters, items }, lines: picture };
};

const playRun: Command = (options) => {
  const report = play(options.pack(), { seed: options.seed(), bot: options.bot(), turns: options.count('turns', 2000) });
  return { data: report, lines: Object.entries(report).map(([name, value]) => `${name.padEnd(15)} ${String(value)}`) };
};

/** The seed catalogue of all packs, as `tests/fixtures/seeds.txt` holds it. */
const seedCatalogue: Command = () => {
  const lines = Object.values(packs).flatMap((rows) => {
    const loaded = loadContent(rows);
    return loaded.ok ? catalogue(loaded.content) : loaded.faults;
  });
  return { data: lines, lines };
};

/** Every command by its name. */
export const COMMANDS: Readonly<Record<string, Command>> = { floors, show, play: playRun, catalogue: seedCatalogue };
