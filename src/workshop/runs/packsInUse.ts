import { packs } from '../../content/packs';
import { type House, type OutsidePack, readPackFile } from '../../engine/pack/packFile';
import { shippedContent } from '../../lab/shippedContent';
import type { Draft } from '../draft/Draft';
import { differencesOf, type Fields, type WrittenPack } from '../draft/writtenPack';
import type { PlayedPack, Side } from './Side';

/** The draft as it can be played; null while no version of it was without faults. */
export function draftInUse({ name, sound, kept }: Draft): PlayedPack | null {
  return sound && playedOf({ name, text: kept.sound }, sound);
}

function playedOf(file: NonNullable<PlayedPack['file']>, { content, rows }: OutsidePack): PlayedPack {
  const base = (JSON.parse(file.text) as WrittenPack).pack['extends'];
  return { name: file.name, content, pack: rows, base: typeof base === 'string' ? base : null, file };
}

/** The text of a pack file as it can be played; null where it has faults. */
export function packOfText(name: string, text: string, house: House): PlayedPack | null {
  const read = readPackFile(text, name, house);
  return read.ok ? playedOf({ name, text }, read.pack) : null;
}

/** What the draft is compared with: the built-in pack that it extends, or else the file as it was opened; null where that has faults. */
export function beforeDraft(draft: Draft, house: House): PlayedPack | null {
  const base = draftInUse(draft)?.base ?? null;
  if (base !== null) return shipped(base);
  const opened = packOfText(draft.name, draft.opened, house);
  return opened && { ...opened, base: null };
}

function shipped(id: string): PlayedPack {
  return { name: id, content: shippedContent(id), pack: packs[id as keyof typeof packs], base: id, file: null };
}

/** Whether a pack plays as a built-in one does: it is that, or changes of it without any change. */
export function hasRowsOf({ pack, content }: PlayedPack, base: string | null): boolean {
  if (base === null || !Object.hasOwn(packs, base)) return false;
  return content.id === base || differencesOf(tablesIn(packs[base as keyof typeof packs]), tablesIn(pack)).length === 0;
}

/** The rows of a pack; what greets the hero is of no account. */
function tablesIn({ welcome: _welcome, ...tables }: PlayedPack['pack']): Fields {
  return { ...tables };
}

/** Whether there are runs, and the draft is neither of the versions that were played. */
export function areOutdated(sides: readonly Pick<Side, 'header'>[], draft: PlayedPack | null): boolean {
  return sides.length > 0 && draft !== null && sides.every(({ header }) => header.rows !== draft.content.version);
}

/** The packs of which runs in a file may be: the draft, and those that are built in. */
export function namedPack(draft: Draft): (id: string) => PlayedPack | null {
  const own = draftInUse(draft);
  return (id) => {
    if (own?.content.id === id) return own;
    return Object.hasOwn(packs, id) ? shipped(id) : null;
  };
}
