import { isWearable, type PackRows, type Traits } from './content';
import { show } from './core/floorCurve';
import { nearest } from './core/nearest';
import { where } from './packPlaces';

/** How many names are offered in place of one that is not there. */
const OFFERED = 3;

/** Sprites that a pack names and the atlas has not, each with the nearest names that it has. */
export function spriteFaults(rows: PackRows, frames: readonly string[]): string[] {
  // Frames are `orc/idle.0`; rows say `orc/idle`.
  const names = [...new Set(frames.flatMap((frame) => [frame, frame.replace(/\.\w+$/, '')]))];
  const known = new Set(names);
  return spritesOf(rows).filter(({ sprite }) => !known.has(sprite)).map(({ table, id, sprite }) => `${where(rows.id, table, id)}, sprite: ${show(sprite)} is not in the atlas; near to it are ${nearest(sprite, names, OFFERED).join(', ')}.`);
}

interface Named {
  readonly table: string;
  readonly id: string;
  readonly sprite: string;
}

function spritesOf(rows: PackRows): Named[] {
  const tables: [string, Readonly<Record<string, { readonly sprite: string }>>][] = [
    ['breeds', rows.breeds],
    ['itemKinds', rows.itemKinds],
    ['statuses', rows.statuses],
    ['elites.kinds', rows.elites?.kinds ?? {}],
    ['traps.kinds', rows.traps?.kinds ?? {}],
    ['hazards', rows.hazards ?? {}],
    ...Object.entries(rows.appearances ?? {}).map(([group, looks]): [string, typeof looks] => [`appearances.${group}`, looks]),
  ];
  return [...tables.flatMap(([table, kinds]) => Object.entries(kinds).map(([id, { sprite }]) => ({ table, id, sprite }))), ...abilitySprites(rows)];
}

/** What flies from whoever uses an ability. */
function abilitySprites(rows: PackRows): Named[] {
  const worn = Object.fromEntries(Object.entries(rows.itemKinds).flatMap(([id, kind]) => (isWearable(kind) ? [[id, kind] as const] : [])));
  const tables: Readonly<Record<string, Readonly<Record<string, Omit<Traits, 'bonus'>>>>> = { breeds: rows.breeds, itemKinds: worn, affixes: rows.affixes, statuses: rows.statuses, 'elites.kinds': rows.elites?.kinds ?? {} };
  return Object.entries(tables).flatMap(([table, kinds]) => Object.entries(kinds).flatMap(([id, { abilities = [] }]) => abilities.flatMap(({ sprite }) => (sprite === undefined ? [] : [{ table, id, sprite }]))));
}
