import type { Curve, CurveFloor } from './curve';
import { INK, picture, plot, text, type Panel, type Series } from './plot';
import { firstWords } from './words';

/** Wide enough for a page of the README, and its parts. */
const WIDTH = 960;
const GAP = 16;
const HALF = (WIDTH - 3 * GAP) / 2;
const TALL = 300;
const LOW = 220;
const LINE = 19;

/** A line of first things holds so many letters. */
const LETTERS = 132;

/** How hard each floor of a pack is, as small plots one beside the other; a second pack runs along in dashes. */
export function curvePicture(main: Curve, beside: Curve | null): string {
  const pairs = panels(main, beside);
  const rows = Math.ceil((pairs.length - 1) / 2);
  const plots = pairs.map((panel, index) => plot(panel, boxOf(index)));
  const below = 92 + TALL + GAP + rows * (LOW + GAP);
  const lists = firstLines(main);
  return picture(WIDTH, below + 42 + lists.length * LINE + GAP, [...heading(main, beside), ...plots, ...firstList(lists, below)]);
}

function boxOf(index: number): { x: number; y: number; width: number; height: number } {
  if (index === 0) return { x: GAP, y: 92, width: WIDTH - 2 * GAP, height: TALL };
  const [row, column] = [(index - 1) >> 1, (index - 1) & 1];
  return { x: GAP + column * (HALF + GAP), y: 92 + TALL + GAP + row * (LOW + GAP), width: HALF, height: LOW };
}

function heading(main: Curve, beside: Curve | null): string[] {
  const ends = ({ pack, seeds, won, died, through }: Curve): string => `${pack}: ${seeds} runs, ${percent(won)}% won, ${percent(died)}% died${through > 0 ? `, ${percent(through)}% came through all floors` : ''}`;
  return [
    text({ x: GAP + 4, y: 36 }, `Difficulty of ${main.pack} by floor`, { size: 24, weight: 700, colour: INK.gold }),
    text({ x: GAP + 4, y: 62 }, `As the ${main.bot} bot plays it. ${ends(main)}`, { size: 15 }),
    ...(beside ? [text({ x: GAP + 4, y: 82 }, `Dashed: ${ends(beside)}`, { size: 13, colour: INK.faint })] : []),
  ];
}

function panels(main: Curve, beside: Curve | null): Panel[] {
  const bosses = main.floors.filter(({ boss }) => boss).map(({ floor }) => floor);
  const line = (label: string, colour: string, of: Value): Series => ({ label, colour, values: main.floors.map(of), as: 'line' });
  const bars = (label: string, colour: string, of: Value): Series => ({ label, colour, values: main.floors.map(of), as: 'bars', isWritten: true });
  const along = (of: Value): Series[] => (beside ? [{ label: beside.pack, colour: INK.faint, values: beside.floors.map(of), as: 'dashes' }] : []);
  return [
    { title: 'HP lost on each floor', unit: '% of the maximum, mean of the runs that reached it', series: [...along(lived((at) => 100 * at.lost)), { ...line(main.pack, INK.ember, lived((at) => 100 * at.lost)), isWritten: true }], marked: bosses },
    { title: 'Deaths', unit: '% of all deaths', series: [bars('', INK.red, (at) => 100 * at.deathShare)], limit: { value: 33.3, label: 'one third' } },
    { title: 'Runs that reach the floor', unit: '% of all runs', top: 100, series: [...along((at) => (100 * at.reached) / (beside?.seeds ?? 1)), line(main.pack, INK.green, (at) => (100 * at.reached) / main.seeds)] },
    { title: 'Strength of a monster', unit: 'HP x power, mean', series: [...along((at) => at.hp * at.power), line(main.pack, INK.gold, (at) => at.hp * at.power)] },
    { title: 'Monsters', unit: 'on a floor, mean', series: [...along((at) => at.monsters), line('placed', INK.teal, (at) => at.monsters), line('met', INK.purple, lived((at) => at.seen))] },
    { title: 'Elites and traps', unit: 'mean', series: [bars('elites in 100 monsters', INK.purple, (at) => at.eliteShare), bars('traps on a floor', INK.ember, (at) => at.traps)] },
    { title: 'Kinds of hazard', unit: 'statuses, hazards, traps', series: [...along((at) => at.effects), line('', INK.red, (at) => at.effects)] },
    { title: 'Items', unit: 'on a floor, mean', series: [...along((at) => at.items), line(main.pack, INK.blue, (at) => at.items)] },
    { title: 'Healing found', unit: 'HP, mean', series: [...along(lived((at) => at.healing)), line(main.pack, INK.green, lived((at) => at.healing))] },
  ];
}

/** What is shown of a floor; null where there is nothing to show. */
type Value = (at: CurveFloor) => number | null;

/** Null where nobody came, so that a line ends there. */
function lived(of: (at: CurveFloor) => number): Value {
  return (at) => (at.reached > 0 ? of(at) : null);
}

/** What each floor brings that none above it had, in lines that fit. */
function firstLines(main: Curve): { floor: string; line: string }[] {
  return main.floors.flatMap(({ floor, first }) => {
    const lines = [''];
    for (const word of firstWords(first)) {
      const last = lines.length - 1;
      if ((lines[last] as string).length + word.length + 2 > LETTERS) {
        lines[last] = `${lines[last] as string},`;
        lines.push(word);
      } else lines[last] = lines[last] === '' ? word : `${lines[last] as string}, ${word}`;
    }
    return lines.map((line, index) => ({ floor: index === 0 ? String(floor) : '', line: line === '' ? 'nothing' : line }));
  });
}

function firstList(lines: readonly { floor: string; line: string }[], top: number): string[] {
  return [
    `<rect x="${GAP}" y="${top}" width="${WIDTH - 2 * GAP}" height="${42 + lines.length * LINE}" rx="8" fill="${INK.panel}"/>`,
    text({ x: GAP + 16, y: top + 26 }, 'First seen on each floor', { size: 17, weight: 600 }),
    ...lines.flatMap(({ floor, line }, index) => {
      const y = top + 50 + index * LINE;
      return [...(floor === '' ? [] : [text({ x: GAP + 36, y }, floor, { size: 14, weight: 700, colour: INK.gold, anchor: 'end' })]), text({ x: GAP + 48, y }, line, { size: 13 })];
    }),
  ];
}

function percent(share: number): number {
  return Math.round(share * 1000) / 10;
}
