import type { Content } from '../../engine/content';
import { healingOf } from '../runs/chronicle';
import type { Arrival } from './Arrival';

/** What healing a hero carries, in HP; the points of what it wears; its oil. */
const MEASURES: readonly ((content: Content, arrival: Arrival) => number)[] = [
  (content, { bag = {}, maxHp }) => Object.entries(bag).reduce((sum, [kind, count]) => sum + count * healingOf(content, kind, maxHp), 0),
  (_, { worn = [] }) => worn.reduce((sum, item) => sum + (typeof item === 'string' ? 0 : item.plus ?? 0), 0),
  (_, { oil = 0 }) => oil,
];

/**
 * So many of the arrivals on each floor that stand for all who came there: one of every few alike, from the worst equipped to the best, in
 * the order in which they came. A third of what decides how far a run comes from there is its hero, so that a few who are poorer than most
 * make every floor below look harder than it is. What they carry tells best how far that is: what heals, points of gear and oil, which
 * count alike. Of those alike it takes one whom the floor above has: the same hero twice takes less room in a packed file.
 */
export function representatives(
  content: Content, came: ReadonlyMap<number, readonly Arrival[]>, count: number,
): ReadonlyMap<number, readonly Arrival[]> {
  let above: ReadonlySet<string> = new Set();
  return new Map([...came].map(([floor, arrivals]) => {
    const chosen = new Set(groupsOf(content, arrivals, count).map((alike) => alike.find(({ seed }) => above.has(seed)) ?? middleOf(alike)));
    above = new Set([...chosen].map((each) => each?.seed ?? ''));
    return [floor, arrivals.filter((each) => chosen.has(each))];
  }));
}

/** The arrivals in so many groups of about as many, those alike together; each alone if there are fewer. */
function groupsOf(content: Content, arrivals: readonly Arrival[], count: number): readonly (readonly Arrival[])[] {
  const ranks = MEASURES.map((measure) => ranksBy(arrivals, (each) => measure(content, each)));
  const rank = (at: number): number => ranks.reduce((sum, each) => sum + (each[at] ?? 0), 0);
  const sorted = arrivals.map((_, at) => at).sort((a, b) => rank(a) - rank(b) || a - b).flatMap((at) => arrivals[at] ?? []);
  const share = Math.max(1, arrivals.length / count);
  const first = (nth: number): number => Math.round(nth * share);
  return Array.from({ length: Math.min(count, arrivals.length) }, (_, nth) => sorted.slice(first(nth), first(nth + 1)));
}

function middleOf(arrivals: readonly Arrival[]): Arrival | undefined {
  return arrivals[Math.floor(arrivals.length / 2)];
}

/** How many more of the others each of these exceeds than exceed it. */
function ranksBy(arrivals: readonly Arrival[], measure: (arrival: Arrival) => number): readonly number[] {
  const values = arrivals.map(measure);
  return values.map((value) => values.reduce((sum, other) => sum + Math.sign(value - other), 0));
}
