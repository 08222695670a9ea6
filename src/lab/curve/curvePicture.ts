import type { Estimate } from '../statistics/intervals';
import type { Curve, CurveFloor } from './curve';
import { INK, picture, plot, rect, text, type Box, type Panel, type Series } from './plot';
import { firstWords, share } from './words';

/** The picture's width, which fits the README, and the sizes of its parts. */
const WIDTH = 960;
const GAP = 16;
const HALF = (WIDTH - 3 * GAP) / 2;
const TALL = 300;
const LOW = 220;
const LINE = 19;

/** The most characters in a line of first sightings. */
const MAX_LETTERS = 132;

/** A pack's difficulty by floor as small plots; a compared pack is dashed. */
export function curvePicture(main: Curve, other: Curve | null): string {
  const pairs = panels(main, other);
  const rows = Math.ceil((pairs.length - 1) / 2);
  const plots = pairs.map((panel, index) => plot({ ...panel, first: main.from }, boxOf(index)));
  const below = 92 + TALL + GAP + rows * (LOW + GAP);
  const lists = firstLines(main);
  return picture(WIDTH, below + 42 + lists.length * LINE + GAP, [...heading(main, other), ...plots, ...firstList(lists, below)]);
}

function boxOf(index: number): Box {
  if (index === 0) return { x: GAP, y: 92, width: WIDTH - 2 * GAP, height: TALL };
  const row = (index - 1) >> 1;
  const column = (index - 1) & 1;
  return { x: GAP + column * (HALF + GAP), y: 92 + TALL + GAP + row * (LOW + GAP), width: HALF, height: LOW };
}

function heading(main: Curve, other: Curve | null): string[] {
  const ends = ({ pack, from, seeds, won, died, through }: Curve): string => {
    const rest = through.value > 0 ? `, ${share(through)} % came through all floors` : '';
    return `${pack}: ${seeds} runs${from > 1 ? ` from floor ${from}` : ''}, ${share(won)} % won, ${share(died)} % died${rest}`;
  };
  return [
    text({ x: GAP + 4, y: 36 }, `Difficulty of ${main.pack} by floor`, { size: 24, weight: 700, colour: INK.gold }),
    text({ x: GAP + 4, y: 62 }, `As the ${main.bot} bot plays it. ${ends(main)}`, { size: 15 }),
    ...(other ? [text({ x: GAP + 4, y: 82 }, `Dashed: ${ends(other)}`, { size: 13, colour: INK.faint })] : []),
  ];
}

function panels(main: Curve, other: Curve | null): Panel[] {
  const bosses = main.floors.filter(({ boss }) => boss).map(({ floor }) => floor);
  const line = (label: string, colour: string, of: Value): Series => ({ label, colour, values: main.floors.map(of), as: 'line' });
  const bars = (label: string, colour: string, of: Value): Series =>
    ({ label, colour, values: main.floors.map(of), as: 'bars', isWritten: true });
  const along = (of: Value, bounds: Bounds = () => null): Series[] =>
    (other ? [{ label: other.pack, colour: INK.faint, values: other.floors.map(of), as: 'dashes', bounds: other.floors.map(bounds) }] : []);
  const both = (label: string, colour: string, of: Value): Series[] => [...along(of), line(label, colour, of)];
  const sure = (label: string, colour: string, { of, scale = 1, isWritten = false }: Sure): Series[] => {
    const bounds: Bounds = (at) => (of(at).n > 0 ? { low: scale * of(at).low, high: scale * of(at).high } : null);
    const value: Value = (at) => (of(at).n > 0 ? scale * of(at).value : null);
    return [...along(value, bounds), { ...line(label, colour, value), bounds: main.floors.map(bounds), isWritten }];
  };
  const elites = bars('elites in 100 monsters', INK.purple, (at) => at.eliteShare);
  const hazard = sure(main.pack, INK.ember, { of: (at) => at.hazard, scale: 100, isWritten: true });
  const arrival = sure(main.pack, INK.green, { of: (at) => at.arrival, scale: 100 });
  const survival = sure(main.pack, INK.green, { of: (at) => at.survival, scale: 100 });
  const deaths = bars('', INK.red, (at) => 100 * at.deathShare.value);
  const strength = both(main.pack, INK.gold, (at) => (at.monsters.n > 0 ? at.hp * at.power : null));
  const met = sure('met', INK.purple, { of: (at) => at.seen }).slice(-1);
  return [
    {
      title: 'How deadly each floor is', unit: '% of those who come there die there; the bands are 95 % intervals', series: hazard,
      marked: bosses,
    },
    { title: 'HP lost', unit: '% of the maximum, mean', series: sure(main.pack, INK.red, { of: (at) => at.lost, scale: 100 }) },
    { title: 'HP on arrival', unit: '% of the maximum, mean', top: 100, series: arrival },
    { title: 'Alive after the floor', unit: '% of all runs', top: 100, series: survival },
    { title: 'Deaths', unit: '% of all deaths', series: [deaths], limit: { value: 33.3, label: 'one third' } },
    { title: 'Strength of a monster', unit: 'HP x power, mean', series: strength },
    { title: 'Monsters', unit: 'on a floor, mean', series: [...sure('placed', INK.teal, { of: (at) => at.monsters }), ...met] },
    { title: 'Elites and traps', unit: 'mean', series: [elites, bars('traps on a floor', INK.ember, (at) => at.traps.value)] },
    { title: 'Kinds of hazard', unit: 'statuses, hazards, traps', series: both('', INK.red, (at) => at.effects) },
    { title: 'Items', unit: 'on a floor, mean', series: sure(main.pack, INK.blue, { of: (at) => at.items }) },
    { title: 'Healing found', unit: 'HP, mean', series: sure(main.pack, INK.green, { of: (at) => at.healing }) },
  ];
}

/** An estimate by floor, and by what it is multiplied. */
interface Sure {
  readonly of: (at: CurveFloor) => Estimate;
  readonly scale?: number;
  readonly isWritten?: boolean;
}

/** A floor's value in a plot, and its interval; null for none. */
type Value = (at: CurveFloor) => number | null;
type Bounds = (at: CurveFloor) => { readonly low: number; readonly high: number } | null;

/** The rows that first appear on each floor, in lines that fit. */
function firstLines(main: Curve): { floor: string; line: string }[] {
  return main.floors.flatMap(({ floor, first }) => {
    const lines = [''];
    for (const word of firstWords(first)) {
      const last = lines.length - 1;
      if ((lines[last] as string).length + word.length + 2 > MAX_LETTERS) {
        lines[last] = `${lines[last] as string},`;
        lines.push(word);
      } else lines[last] = lines[last] === '' ? word : `${lines[last] as string}, ${word}`;
    }
    return lines.map((line, index) => ({ floor: index === 0 ? String(floor) : '', line: line === '' ? 'nothing' : line }));
  });
}

function firstList(lines: readonly { floor: string; line: string }[], top: number): string[] {
  return [
    rect({ x: GAP, y: top, width: WIDTH - 2 * GAP, height: 42 + lines.length * LINE }, `rx="8" fill="${INK.panel}"`),
    text({ x: GAP + 16, y: top + 26 }, 'First seen on each floor', { size: 17, weight: 600 }),
    ...lines.flatMap(({ floor, line }, index) => {
      const y = top + 50 + index * LINE;
      const number = floor === '' ? [] : [text({ x: GAP + 36, y }, floor, { size: 14, weight: 700, colour: INK.gold, anchor: 'end' })];
      return [...number, text({ x: GAP + 48, y }, line, { size: 13 })];
    }),
  ];
}
