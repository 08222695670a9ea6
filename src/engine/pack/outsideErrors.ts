import * as v from 'valibot';
import type { PackRows, Working } from '../content';
import { show } from '../core/floorCurve';
import { isRecord } from '../core/id';
import { nearest } from '../core/nearest';
import { kindOf } from '../effects/effects';
import { placeOf, where } from './packPlaces';
import { idsIn } from './references';
import { sprite as shape } from './schemaParts';

/** What could go on for ever within one turn: deaths that summon the dead breed again, traps that throw their victim back onto them. */
export function endlessErrors(rows: PackRows): string[] {
  return [...deathErrors(rows), ...afterlifeErrors(rows), ...trapErrors(rows)];
}

/** A breed whose death summons others must not be among their summons in turn. */
function deathErrors({ id: pack, breeds }: PackRows): string[] {
  const heirs = new Map(Object.entries(breeds).map(([id, { onDeath }]) => [id, summonedBy(onDeath)]));
  const endless = [...heirs.keys()].filter((id) => descendants(heirs, id).has(id));
  return endless.map((id) =>
    `${where(pack, 'breeds', id)}, onDeath: the breeds it summons when it dies lead back to it, which could go on for ever.`);
}

function descendants(heirs: ReadonlyMap<string, readonly string[]>, id: string): ReadonlySet<string> {
  const found = new Set(heirs.get(id));
  for (const each of found) for (const heir of heirs.get(each) ?? []) found.add(heir);
  return found;
}

function summonedBy(deaths: readonly Working[] = []): string[] {
  return deaths.flatMap(({ effects }) => idsIn(effects, 'breeds'));
}

/** Any breed can have a status, including those it summons. */
function afterlifeErrors({ id: pack, statuses }: PackRows): string[] {
  const summoning = Object.keys(statuses).filter((id) => summonedBy(statuses[id]?.onDeath).length > 0);
  return summoning.map((id) => `${where(pack, 'statuses', id)}, onDeath: a status can't summon monsters, since they could get it too.`);
}

function trapErrors({ id: pack, traps }: PackRows): string[] {
  return Object.entries(traps?.kinds ?? {}).flatMap(([id, { once, effects }]) => {
    // Across the whole floor there is always ground enough.
    const move = effects.find((effect) => kindOf(effect).moves?.(effect));
    if (!move || once) return [];
    const place = where(pack, 'traps.kinds', id);
    return [`${place}, once: false, but a trap with "${move.do}" could throw its victim back onto itself for ever; it must be true.`];
  });
}

/** How many similar names to suggest. */
const SUGGESTIONS = 3;

/** Fields that name a sprite. */
const NAMING: readonly string[] = ['sprite', 'portrait', 'missile', 'look'];

/** Sprites named in a pack that the atlas lacks, each with the most similar names. */
export function spriteErrors(pack: object, frames: readonly string[]): string[] {
  // Frames are `orc/idle.0`; rows say `orc/idle`.
  const names = [...new Set(frames.flatMap((frame) => [frame, frame.replace(/\.\w+$/, '')]))];
  const known = new Set(names);
  const missing = spritesIn(pack).filter(({ sprite }) => !known.has(sprite));
  const errors = missing.map(({ path, sprite }) => {
    return `${placeOf(pack, path)}: ${show(sprite)} is not in the atlas; similar names: ${nearest(sprite, names, SUGGESTIONS).join(', ')}.`;
  });
  return [...errors, ...pictureErrors(pack, frames, known)];
}

/** How terrain may be drawn, as far as a row says it soundly. */
const picture = v.object({ sprite: shape, shapes: v.fallback(v.array(v.string()), ['']), moving: v.fallback(v.boolean(), false) });

/** Tiles whose sprite has other frames than its row says: those of creatures and items always move, those of terrain may. */
function pictureErrors(pack: object, frames: readonly string[], known: ReadonlySet<string>): string[] {
  const tiles: readonly unknown[] = 'tiles' in pack && Array.isArray(pack.tiles) ? pack.tiles : [];
  return tiles.flatMap((tile, index) => {
    const { success, output } = v.safeParse(picture, tile);
    if (!success || !known.has(output.sprite)) return [];
    const { sprite, shapes, moving } = output;
    const wanted = shapes.flatMap((end) => (moving ? ['.0', '.1'] : ['']).map((turn) => `${sprite}${end}${turn}`));
    const absent = wanted.find((frame) => !frames.includes(frame));
    if (absent === undefined) return [];
    const own = frames.filter((frame) => frame.startsWith(`${sprite}.`) || frame.startsWith(`${sprite}-`)).slice(0, 4).join(', ');
    const place = placeOf(pack, ['tiles', String(index)]);
    return [`${place}: ${show(absent)} is not in the atlas, which has ${own}; "moving" is for .0 and .1 in turn, "shapes" for other ends.`];
  });
}

function spritesIn(tree: unknown, path: readonly string[] = []): { readonly path: readonly string[]; readonly sprite: string }[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, part]: [string, unknown]) => {
    const at = [...path, key];
    if (NAMING.includes(key) && v.is(shape, part)) return [{ path: at, sprite: part }];
    if (key === 'instead' && isRecord(part)) {
      return Object.values(part).flat().flatMap((sprite) => (v.is(shape, sprite) ? [{ path: at, sprite }] : []));
    }
    return spritesIn(part, at);
  });
}
