import { OFFERED, packs } from '../content/packs';
import type { Language } from '../content/text';
import type { Content, HeroKind, PackRows, Texts } from '../engine/content';
import { compilePack } from '../engine/pack/compilePack';
import type { OutsidePack } from '../engine/pack/packFile';

/* The packs that can be played: built-in ones and those the player has installed. One registry for the whole page. */

/** Who reads: in the page's language, but would rather in those before it, which a pack may have. */
export interface Reader {
  readonly language: Language;
  readonly preferred: readonly string[];
}

/** A pack from a file, with its texts: all of them, or only those that name it while another is played. */
export interface InstalledPack extends OutsidePack {
  readonly words: (reader: Reader, which: 'title' | 'all') => Texts;
}

/** The key prefix of installed packs; the id follows. */
export const PACKS = 'packs.';

const ours: Readonly<Record<string, PackRows>> = packs;
const contents = new Map<string, Content>();
const installed = new Map<string, InstalledPack>();
const ids = [...OFFERED];

/** Ids of all packs in menu order, built-in ones first. Live: installing and uninstalling change it. */
export const packIds: readonly string[] = ids;

/** Ids of the built-in packs, in menu order. */
export const ownPacks: readonly string[] = OFFERED;

/** A pack's content; null for an unknown id. */
export function contentOf(id: string): Content | null {
  const outside = installed.get(id);
  if (outside) return outside.content;
  const rows = rowsOf(id);
  if (!rows) return null;
  // Not checked: the tests do that, and the checks would make the title's script larger.
  const content = contents.get(id) ?? compilePack(rows);
  contents.set(id, content);
  return content;
}

/** A pack's heroes by id, without compiling it: the title asks as it opens. */
export function heroesOf(id: string): Readonly<Record<string, HeroKind>> {
  return (installed.get(id)?.rows ?? rowsOf(id))?.heroes ?? {};
}

function rowsOf(id: string): PackRows | undefined {
  return Object.hasOwn(ours, id) ? ours[id] : undefined;
}

/** An installed pack; null for built-in and unknown ones. */
export function installedPack(id: string): InstalledPack | null {
  return installed.get(id) ?? null;
}

/** All installed packs. */
export function installedPacks(): readonly InstalledPack[] {
  return [...installed.values()];
}

/** Makes a pack one that can be played; see `installPack`. */
export function registerPack(pack: InstalledPack): void {
  const { id } = pack.rows;
  if (Object.hasOwn(ours, id)) throw new Error(`${id} is the id of a built-in pack`);
  installed.set(id, pack);
  if (!ids.includes(id)) ids.push(id);
}

/** Uninstalls a pack. */
export function uninstallPack(id: string): void {
  if (installed.delete(id)) ids.splice(ids.indexOf(id), 1);
}
