import type { Content } from '../../engine/content';
import type { Game } from '../../engine/Game';
import { isKnown, itemLook } from '../../engine/rules/names';
import type { Met, Table } from '../../keep/lore';
import { contentOf } from '../../keep/packRegistry';
import { nameText, text } from '../../keep/text';
import { CAPTIVES, idsOf, type Entry } from './bestiary';
import { frameOf } from './itemFrame';
import { bandIn, originOf, type Band } from './packKinds';

/** A line of the bestiary's list. */
export interface EntryView {
  readonly key: string;
  readonly name: string;
  /** Its sprite, or those of all kinds not met, of which only the outlines are shown. */
  readonly sprites: readonly string[];
  readonly isMet: boolean;
  readonly note: string;
  /** The heading above the first entry of a table, with how many are known; null for the others. */
  readonly heading: string | null;
  /** The heading above the first monster of a floor; null for the others. */
  readonly group: string | null;
}

/** Stands for the elite's breed in the name of an elite affix. */
export const ANY_BREED = 'breed.any';

/** The lines of the entries. */
export function bestiaryView(pack: string, entries: readonly Entry[], game: Game | null = null): EntryView[] {
  const content = contentOf(pack);
  if (!content) return [];
  return entries.map((entry, index) => {
    const { table, id, met, unmet, group } = entry;
    const before = entries[index - 1];
    return {
      key: `${table} ${id}`,
      name: met ? entryName(entry) : text('ui.bestiary.unknown', { n: unmet.length }),
      sprites: met ? [spriteOf(content, entry, game)] : unmet.map((other) => spriteOf(content, { table, id: other }, null)),
      isMet: met !== null,
      note: met ? noteOf(entry, met) : '',
      heading: before?.table === table ? null : headingOf(content, entries, table),
      group: group === undefined || before?.group === group ? null : groupText(group),
    };
  });
}

function groupText(group: number): string {
  if (group > 0) return text('ui.bestiary.group', { floor: group });
  return text(group === CAPTIVES ? 'ui.bestiary.captives' : 'ui.bestiary.summoned');
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
function bandText({ first, last, isRare = false }: Band): string {
  const ending = last === null ? text('ui.bestiary.from', { first }) : text('ui.bestiary.between', { first, last });
  const floors = first === last ? text('ui.bestiary.on', { first }) : ending;
  return isRare ? text('ui.bestiary.rare', { floors }) : floors;
}

/** Where a met kind is found, in words; empty for what has no place of its own. */
export function placeText(content: Content, { table, id }: Pick<Entry, 'table' | 'id'>): string {
  if (table !== 'breeds') {
    const drawn: Partial<Record<Table, Content['monsters']>> = { elites: content.elites.weights, traps: content.traps.weights, items: content.items };
    const band = drawn[table] && bandIn(content, drawn[table], id);
    return band ? bandText(band) : '';
  }
  const origin = originOf(content, id);
  if (origin.from === 'floors') return bandText(origin.band);
  if (origin.from === 'captives') return origin.band ? text('ui.bestiary.captive.on', { floors: bandText(origin.band) }) : text('ui.bestiary.captive');
  return origin.by === null ? text('ui.bestiary.summoned') : text('ui.bestiary.summoned.by', { actor: `breed.${origin.by}` });
}

/** How often a kind was met, in words. */
export function noteOf({ table }: Pick<Entry, 'table'>, { seen, slain }: Met): string {
  return table === 'breeds' || table === 'elites' ? text('ui.bestiary.slain', { seen, slain }) : text('ui.bestiary.met', { n: seen });
}

function headingOf(content: Content, entries: readonly Entry[], table: Table): string {
  const known = entries.filter((entry) => entry.table === table && entry.met).length;
  return text('ui.bestiary.heading', { kinds: text(`ui.book.${table}`), n: known, all: idsOf(content, table).length });
}
