import type { Content } from '../../engine/content';
import type { Game } from '../../engine/Game';
import { chancesOf, type Chances } from '../../procgen/chances';
import { metOf, type PackLore, type Table } from '../../keep/lore';
import { text } from '../../keep/text';
import { entryName, spriteOf } from './bestiaryView';
import { contentOf } from '../../keep/packRegistry';
import { deepestFloor } from '../../engine/facts/uses';

/** How a chance changes on the next floor. */
export type Trend = 'rising' | 'falling' | 'same' | 'new' | 'gone';

/** One kind, or all unknown kinds together. */
export interface OddsRow {
  readonly key: string;
  readonly name: string;
  readonly sprite: string | null;
  readonly percent: number;
  readonly shown: string;
  readonly trend: Trend;
}

/** One table of a pack. */
export interface OddsSection {
  readonly of: Table;
  readonly title: string;
  /** A sentence on how often the table is drawn from; null if that goes without saying. */
  readonly share: string | null;
  readonly rows: readonly OddsRow[];
}

/** The page of spawn chances. */
export interface OddsView {
  readonly floor: number;
  /** There is no next floor, and no trend. */
  readonly isLast: boolean;
  readonly sections: readonly OddsSection[];
}

const TABLES: Readonly<Partial<Record<Chances['of'], Table>>> = { monsters: 'breeds', items: 'items', elites: 'elites', traps: 'traps' };
const TREND_LEAST = 0.1;

/** The spawn chances of a floor, in percent of each table's draws, and their trend. Only met kinds are named. */
export function oddsView({ pack, game = null }: { pack: string; game?: Game | null }, lore: PackLore, floor: number): OddsView {
  const content = contentOf(pack);
  if (!content) return { floor, isLast: false, sections: [] };
  const isLast = deepestFloor(content) === floor;
  const floors = isLast ? [floor] : [floor, floor + 1];
  const sections = chancesOf(content, floors).flatMap(({ of, rows }): OddsSection[] => {
    const table = TABLES[of];
    if (table === undefined) return [];
    const isKnown = ({ id }: Row): boolean => metOf(lore, table, id) !== null;
    const known = rows.filter(isKnown).map(({ id, percent }): OddsRow => {
      const entry = { table, id };
      return { key: id, name: entryName(entry), sprite: spriteOf(content, entry, game), ...chance(percent) };
    });
    const unknown = rows.filter((row) => !isKnown(row));
    const sorted = known.sort((a, b) => b.percent - a.percent);
    const rest = unknown.length === 0 ? [] : [together(unknown)];
    return [{ of: table, title: text(`ui.book.${table}`), share: shareOf(content, of, floor), rows: [...sorted, ...rest] }];
  });
  return { floor, isLast, sections };
}

type Row = Chances['rows'][number];

/** The unknown kinds as one row. Kinds that only appear deeper are not counted, so as not to spoil them. */
function together(rows: readonly Row[]): OddsRow {
  const here = rows.filter(({ percent: [now = 0] }) => now > 0).length;
  const sum = (place: number): number => rows.reduce((total, { percent }) => total + (percent[place] ?? 0), 0);
  const percent = rows[0]?.percent.length === 1 ? [sum(0)] : [sum(0), sum(1)];
  return { key: '?', name: here === 0 ? text('ui.odds.coming') : text('ui.odds.unknown', { n: here }), sprite: null, ...chance(percent) };
}

function chance([now = 0, next = now]: readonly number[]): Pick<OddsRow, 'percent' | 'shown' | 'trend'> {
  return { percent: Math.round(10 * now) / 10, shown: shownPercent(now), trend: trendOf(now, next) };
}

function shownPercent(percent: number): string {
  return percent > 0 && percent < 1 ? text('ui.odds.little') : text('ui.odds.percent', { n: Math.round(percent) });
}

function trendOf(now: number, next: number): Trend {
  if (now === 0) return 'new';
  if (next === 0) return 'gone';
  if (Math.abs(next - now) < TREND_LEAST) return 'same';
  return next > now ? 'rising' : 'falling';
}

/** The percentages of elites, of monsters out of depth and of hidden traps, and the number of traps. */
function shareOf({ elites, traps, outOfDepth }: Content, of: Chances['of'], floor: number): string | null {
  if (of === 'elites') return text('ui.odds.elites', { n: elites.share.at(floor) });
  if (of === 'traps') return text('ui.odds.traps', { n: traps.count.at(floor), hidden: traps.hidden.at(floor) });
  const deeper = outOfDepth.share.at(floor);
  return of === 'monsters' && deeper > 0 ? text('ui.odds.deeper', { n: deeper, floors: outOfDepth.deeper }) : null;
}
