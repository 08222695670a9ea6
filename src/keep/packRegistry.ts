import { packs } from '../content/packs';
import type { Content, PackRows } from '../engine/content';
import { loadContent } from '../engine/pack/loadContent';
import type { OutsidePack } from '../engine/pack/packFile';

/* The packs that can be played: those that come with the game, and those that the player has added. One shelf for the whole page. */

const ours: Readonly<Record<string, PackRows>> = packs;
const contents = new Map<string, Content>();
const installed = new Map<string, OutsidePack>();
const ids = Object.keys(ours);

/** Their ids in the order in which they are offered, ours first. It grows and shrinks with the shelf. */
export const packIds: readonly string[] = ids;

/** Ids of those that come with the game. */
export const ownPacks: readonly string[] = Object.keys(ours);

/** What is in a pack; null where there is none of that id. */
export function contentOf(id: string): Content | null {
  const outside = installed.get(id);
  if (outside) return outside.content;
  const rows = Object.hasOwn(ours, id) ? ours[id] : undefined;
  if (!rows) return null;
  const content = contents.get(id) ?? loaded(rows);
  contents.set(id, content);
  return content;
}

/** A pack that the player has added; null for ours and for those that are not there. */
export function installedPack(id: string): OutsidePack | null {
  return installed.get(id) ?? null;
}

/** All that the player has added. */
export function installedPacks(): readonly OutsidePack[] {
  return [...installed.values()];
}

/** Puts a pack on the shelf, in place of an added one of the same id. */
export function installPack(pack: OutsidePack): void {
  const { id } = pack.rows;
  if (Object.hasOwn(ours, id)) throw new Error(`${id} is the id of a pack that comes with the game`);
  installed.set(id, pack);
  if (!ids.includes(id)) ids.push(id);
}

/** Takes an added pack off the shelf. */
export function uninstallPack(id: string): void {
  if (installed.delete(id)) ids.splice(ids.indexOf(id), 1);
}

function loaded(rows: PackRows): Content {
  const result = loadContent(rows);
  if (!result.ok) throw new Error(result.errors.join('\n'));
  return result.content;
}
