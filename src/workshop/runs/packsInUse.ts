import { packs } from '../../content/packs';
import { readPackFile, type House } from '../../engine/pack/packFile';
import { shippedContent } from '../../lab/shippedContent';
import type { Draft } from '../draft/Draft';
import type { WrittenPack } from '../draft/writtenPack';
import type { Named } from './openedRuns';
import type { PlayedPack } from './Side';

/** The draft as it can be played; null while no version of it was without faults. */
export function draftInUse({ name, sound, kept }: Draft): PlayedPack | null {
  if (!sound) return null;
  const written = JSON.parse(kept.sound) as WrittenPack;
  const base = written.pack['extends'];
  return { name, content: sound.content, pack: sound.rows, base: typeof base === 'string' ? base : null };
}

/** The text of a pack file as it can be played; null where it has faults. */
export function packOfText(name: string, text: string, house: House): PlayedPack | null {
  const read = readPackFile(text, name, house);
  if (!read.ok) return null;
  const base = (JSON.parse(text) as WrittenPack).pack['extends'];
  return { name, content: read.pack.content, pack: read.pack.rows, base: typeof base === 'string' ? base : null };
}

/** What the draft is compared with: the built-in pack that it extends, or else the file as it was opened; null where that has faults. */
export function beforeDraft(draft: Draft, house: House): PlayedPack | null {
  const base = draftInUse(draft)?.base ?? null;
  if (base !== null) return { name: base, content: shippedContent(base), pack: base, base };
  const read = readPackFile(draft.opened, draft.name, house);
  return read.ok ? { name: draft.name, content: read.pack.content, pack: read.pack.rows, base: null } : null;
}

/** The packs of which runs in a file may be: the draft, and those that are built in. */
export function namedPack(draft: Draft): (id: string) => Named | null {
  const own = draftInUse(draft);
  return (id) => {
    if (own?.content.id === id) return own;
    return Object.hasOwn(packs, id) ? { name: id, content: shippedContent(id) } : null;
  };
}
