import { isWearable, type PackRows, type Traits } from './content';
import { show } from './core/floorCurve';
import { where } from './referenceFaults';

/** How many names are offered in place of one that is not there. */
const OFFERED = 3;

/** Sprites that a pack names and the atlas has not, each with the nearest names that it has. */
export function spriteFaults(rows: PackRows, frames: readonly string[]): string[] {
  // Frames are `orc/idle.0`; rows say `orc/idle`.
  const names = [...new Set(frames.flatMap((frame) => [frame, frame.replace(/\.\w+$/, '')]))];
  const known = new Set(names);
  return spritesOf(rows).filter(({ sprite }) => !known.has(sprite)).map(({ table, id, sprite }) => `${where(rows.id, table, id)}, sprite: ${show(sprite)} is not in the atlas; near to it are ${nearest(sprite, names).join(', ')}.`);
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

/** The one name that is least far from a word. */
export function nearestTo(word: string, names: readonly string[]): string {
  return nearest(word, names)[0] ?? '';
}

function nearest(word: string, names: readonly string[]): string[] {
  return names
    .map((name) => ({ name, far: editsBetween(word.slice(0, 40), name) }))
    .sort((a, b) => a.far - b.far || (a.name < b.name ? -1 : 1))
    .slice(0, OFFERED)
    .map(({ name }) => name);
}

/** How many letters have to be put in, taken out or exchanged to make one word of the other (Levenshtein). */
function editsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const exchanged = (row[j - 1] ?? 0) + (a.charAt(i - 1) === b.charAt(j - 1) ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, exchanged));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
