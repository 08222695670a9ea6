import { COLUMNS, ENDS, type Fate } from '../../lab/runs/RunRecord';

/** The letters of the ends of runs, in their order. */
const LETTERS = 'dwtof';

const LOST = COLUMNS.indexOf('lost');
const NOTHING = COLUMNS.map(() => 0);

/** A run's fate in a few characters: how it ended, on which floor, and the HP lost on each floor that it tells of. */
export function writtenFate({ end, floor, floors }: Fate): string {
  return `${LETTERS.charAt(ENDS.indexOf(end))}${floor}:${floors.map((row) => row[LOST] ?? 0).join(',')}`;
}

/** Reads it again; null where it is none. @param from the floor that the runs begin on */
export function readFate(text: string, from: number): Fate | null {
  const [, letter = '', floor, lost = ''] = /^([dwtof])(\d{1,5}):((?:\d{1,9}(?:,\d{1,9})*)?)$/.exec(text) ?? [];
  const end = ENDS[LETTERS.indexOf(letter)];
  if (letter === '' || !end) return null;
  const floors = lost === '' ? [] : lost.split(',').map((each) => NOTHING.map((_, column) => (column === LOST ? Number(each) : 0)));
  return { ...(from > 1 ? { from } : {}), end, floor: Number(floor), floors };
}
