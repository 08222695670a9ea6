import { CLASSICS } from '../content/packs';
import { campaign, en } from '../content/text/en';
import { grammar } from '../content/text/en/grammar';
import type { Content, PackRows, Texts } from '../engine/content';
import { PLAIN, type Tongue } from '../engine/core/grammar';
import type { OutsidePack } from '../engine/pack/packFile';
import { isPackFile, readPack } from './packFile';
import { shippedContent } from './shippedContent';
import { UsageError } from './UsageError';

const files = new Map<string, OutsidePack>();

/** A compiled built-in pack or pack file, cached; an unknown name is a `UsageError`. */
export function contentById(id: string): Content {
  return isPackFile(id) ? packOfFile(id).content : shippedContent(id);
}

/** How the lab makes sentences of them. */
export const ENGLISH: Tongue = { ...PLAIN, ...grammar };

/** The English texts of a run, as on the screen. */
export function textsById(id: string): Texts {
  if (isPackFile(id)) return { ...en, ...campaign, ...packOfFile(id).texts['en'] };
  return CLASSICS.includes(id) ? en : { ...en, ...campaign };
}

/** A pack as other threads and machines can read it: a built-in one's id, a pack file's rows. */
export function packToSend(id: string): string | PackRows {
  return isPackFile(id) ? packOfFile(id).rows : id;
}

function packOfFile(file: string): OutsidePack {
  const known = files.get(file);
  if (known) return known;
  const read = readPack(file);
  if (!read.ok) throw new UsageError(read.errors.join('\n'));
  files.set(file, read.pack);
  return read.pack;
}
