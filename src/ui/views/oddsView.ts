import type { Game } from '../../engine/Game';
import { chancesOf, type Chances } from '../../procgen/chances';
import { metOf, type PackLore, type Table } from '../../keep/lore';
import { text } from '../../keep/text';
import { entryName, spriteOf } from './bestiaryView';
import { contentOf } from '../../keep/packRegistry';

/** How something stands one floor further down. */
export type Trend = 'rising' | 'falling' | 'same' | 'new' | 'gone';

/** One kind, or all that are not known together. */
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
  /** How often it is drawn from at all, in a sentence; null where that goes without saying. */
  readonly share: string | null;
  readonly rows: readonly OddsRow[];
}

/** What the odds page shows. */
export interface OddsView {
  readonly floor: number;
  readonly sections: readonly OddsSection[];
}

const TABLES: Readonly<Partial<Record<Chances['of'], Table>>> = { monsters: 'breeds', items: 'items', elites: 'elites', traps: 'traps' };
const TREND_LEAST = 0.1;

/** What can appear on a floor, in percent of the draws of each table, and how that changes on the next. Only what has been met has a name. */
export function oddsView({ pack, game = null }: { pack: string; game?: Game | null }, lore: PackLore, floor: number): OddsView {
  const content = contentOf(pack);
  if (!content) return { floor, sections: [] };
  const floors = content.lastFloor === floor ? [floor] : [floor, floor + 1];
  const sections = chancesOf(content, floors).flatMap(({ of, rows }): OddsSection[] => {
    const table = TABLES[of];
    if (table === undefined) return [];
    const { known, unknown } = desync(rows, (id) => metOf(lore, table, id) !== null);
    const named = known.map(({ id, percent }): OddsRow => ({ key: id, name: entryName({ table, id }), sprite: spriteOf(content, { table, id }, game), ...standing(percent) }));
    const rest = unknown.length === 0 ? [] : [together(unknown)];
    const sorted = named.sort((a, b) => b.percent - a.percent);
    return [{ of: table, title: text(`ui.book.${table}`), share: shareOf(content, of, floor), rows: [...sorted, ...rest] }];
  });
  return { floor, sections };
}

type Row = Chances['rows'][number];

function desync(rows: readonly Row[], isKnown: (id: string) => boolean): { known: Row[]; unknown: Row[] } {
  return { known: rows.filter(({ id }) => isKnown(id)), unknown: rows.filter(({ id }) => !isKnown(id)) };
}

/** All that are not known, as one. What is not here yet is not counted, so that nothing to come is given away. */
function together(rows: readonly Row[]): OddsRow {
  const here = rows.filter(({ percent: [now = 0] }) => now > 0).length;
  const sum = (place: number): number => rows.reduce((total, { percent }) => total + (percent[place] ?? 0), 0);
  const percent = rows[0]?.percent.length === 1 ? [sum(0)] : [sum(0), sum(1)];
  return { key: '?', name: here === 0 ? text('ui.odds.coming') : text('ui.odds.unknown', { n: here }), sprite: null, ...standing(percent) };
}

function standing([now = 0, next = now]: readonly number[]): Pick<OddsRow, 'percent' | 'shown' | 'trend'> {
  const percent = Math.round(10 * now) / 10;
  return { percent, shown: shownPercent(percent), trend: trendOf(now, next) };
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

/** Of a hundred monsters how many are elites; how many traps there are, and how many of them hidden. */
function shareOf({ elites, traps, outOfDepth }: NonNullable<ReturnType<typeof contentOf>>, of: Chances['of'], floor: number): string | null {
  if (of === 'elites') return text('ui.odds.elites', { n: elites.share.at(floor) });
  if (of === 'traps') return text('ui.odds.traps', { n: traps.count.at(floor), hidden: traps.hidden.at(floor) });
  const deeper = outOfDepth.share.at(floor);
  return of === 'monsters' && deeper > 0 ? text('ui.odds.deeper', { n: deeper, floors: outOfDepth.deeper }) : null;
}
