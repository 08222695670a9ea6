import type { Content } from '../../engine/content';
import type { Game } from '../../engine/Game';
import { isKnown, itemLook } from '../../engine/rules/names';
import type { Met, Table } from '../../keep/lore';
import { contentOf } from '../../keep/packRegistry';
import { nameText, text } from '../../keep/text';
import { frameOf, idsOf, type Entry } from './bestiary';
import { bandIn, bandOf, type Band } from './packKinds';

/** A line of the bestiary's list. */
export interface EntryView {
  readonly key: string;
  readonly name: string;
  /** Null if not met. */
  readonly sprite: string | null;
  readonly note: string;
  /** The heading above the first entry of a table, with how many are known; null for the others. */
  readonly heading: string | null;
}

/** Stands for the elite's breed in the name of an elite affix. */
export const ANY_BREED = 'breed.any';

/** The lines of the entries. */
export function bestiaryView(pack: string, entries: readonly Entry[], game: Game | null = null): EntryView[] {
  const content = contentOf(pack);
  if (!content) return [];
  return entries.map((entry, index) => ({
    key: `${entry.table} ${entry.id}`,
    name: entry.met ? entryName(entry) : text('ui.bestiary.unknown'),
    sprite: entry.met ? spriteOf(content, entry, game) : null,
    note: entry.met ? noteOf(entry, entry.met) : bandText(bandOf(content, entry.id)),
    heading: entries[index - 1]?.table === entry.table ? null : headingOf(content, entries, entry.table),
  }));
}

/** The name of a met kind. */
export function entryName({ table, id }: Pick<Entry, 'table' | 'id'>): string {
  if (table === 'elites') return nameText(`${ANY_BREED}+${id}`);
  return text(`${PREFIX[table]}.${id}`);
}

export const PREFIX = { breeds: 'breed', traps: 'trap', statuses: 'status', items: 'item', elites: 'elite' } as const;

/** A kind's sprite; for an item identified in the present run, its appearance in that run. */
export function spriteOf(content: Content, { table, id }: Pick<Entry, 'table' | 'id'>, game: Game | null): string {
  const { breeds, elites, traps, statuses, itemKinds } = content;
  const item = itemKinds.get(id);
  switch (table) {
    case 'breeds':
      return `${breeds.get(id)?.sprite ?? ''}.0`;
    case 'elites':
      return elites.kinds.get(id)?.sprite ?? '';
    case 'traps':
      return traps.kinds.get(id)?.sprite ?? '';
    case 'statuses':
      return statuses.get(id)?.sprite ?? '';
    case 'items':
      if (game?.content.id === content.id && item && isKnown(game, id)) return frameOf(item, itemLook(game, id).sprite);
      return frameOf(item, item?.sprite ?? '');
  }
}

/** A range of floors, in words. */
export function bandText(band: Band | null): string {
  if (band === null) return text('ui.bestiary.somewhere');
  const { first, last } = band;
  if (last === null) return text('ui.bestiary.from', { first });
  return first === last ? text('ui.bestiary.on', { first }) : text('ui.bestiary.between', { first, last });
}

/** How often a kind was met, in words. */
export function noteOf({ table }: Pick<Entry, 'table'>, { seen, slain }: Met): string {
  return table === 'breeds' || table === 'elites' ? text('ui.bestiary.slain', { seen, slain }) : text('ui.bestiary.met', { n: seen });
}

function headingOf(content: Content, entries: readonly Entry[], table: Table): string {
  const known = entries.filter((entry) => entry.table === table && entry.met).length;
  return text('ui.bestiary.heading', { kinds: text(`ui.book.${table}`), n: known, all: idsOf(content, table).length });
}

/** The floors of a met kind. */
export function bandOfEntry(content: Content, { table, id }: Pick<Entry, 'table' | 'id'>): Band | null {
  if (table === 'breeds') return bandOf(content, id);
  const tables: Partial<Record<Table, Content['monsters']>> = { elites: content.elites.weights, traps: content.traps.weights, items: content.items };
  const drawn = tables[table];
  return drawn ? bandIn(drawn, id) : null;
}
