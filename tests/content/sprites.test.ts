import { packs } from '../../src/content/packs';
import { isConsumable, isWearable, type ItemKind, type PackRows } from '../../src/engine/content';
import { readFrames, SPRITES } from '../../tools/art/files';

interface Drawn {
  readonly sprite: string;
}

const all: readonly PackRows[] = Object.values(packs);
const pictures = new Map(readFrames(SPRITES).map(({ name, picture }) => [name, picture]));
const frames = new Map([...pictures].map(([name, picture]) => [name, Buffer.from(picture.data).toString('base64')]));
const breeds = [...new Set(all.flatMap((rows) => Object.values(rows.breeds).map(({ sprite }) => sprite)))];

/** Whether an item hides behind an appearance, whose sprite then stands for it. */
function isHidden(kind: ItemKind): boolean {
  return isConsumable(kind) && kind.group !== undefined;
}

/** All rows of a pack that look like themselves, each with a name that is unique among all packs. */
function rowsOf(rows: PackRows): [string, string][] {
  const items = Object.fromEntries(Object.entries(rows.itemKinds).filter(([, kind]) => !isHidden(kind)));
  const looks = Object.entries(rows.appearances ?? {});
  const tables: [string, Readonly<Record<string, Drawn>>][] = [
    ['breed', rows.breeds],
    ['item', items],
    ['status', rows.statuses],
    ['trap', rows.traps?.kinds ?? {}],
    ['hazard', rows.hazards ?? {}],
    ['elite', rows.elites?.kinds ?? {}],
    ...looks.map(([group, appearances]): [string, Readonly<Record<string, Drawn>>] => [group, appearances]),
  ];
  return tables.flatMap(([table, kinds]) => Object.entries(kinds).map(([id, { sprite }]): [string, string] => [`${table}.${id}`, sprite]));
}

/** Sprites shared by several names, each with its names. */
function shared(rows: readonly (readonly [string, string])[]): Record<string, string[]> {
  const names = new Map<string, Set<string>>();
  for (const [name, sprite] of rows) names.set(sprite, (names.get(sprite) ?? new Set()).add(name));
  return Object.fromEntries([...names].filter(([, those]) => those.size > 1).map(([sprite, those]) => [sprite, [...those].sort()]));
}

/* Where two rows share one, draw another: in assets/sprites `# name from other a=b` recolours it. */
describe('a unique sprite', () => {
  it.each(all.map((rows) => [rows.id, rows] as const))('belongs to every row of the pack %s that no appearance hides', (_id, rows) => {
    expect(shared(rowsOf(rows))).toEqual({});
  });

  it('stands for the same monster and the same gear in every pack', () => {
    const isPlain = ([name]: readonly [string, string]): boolean => name.startsWith('breed.') || name.startsWith('status.');
    const gear = (rows: PackRows): [string, string][] => Object.entries(rows.itemKinds).filter(([, kind]) => isWearable(kind)).map(([id, { sprite }]) => [`item.${id}`, sprite]);
    expect(shared(all.flatMap((rows) => [...rowsOf(rows).filter(isPlain), ...gear(rows)]))).toEqual({});
  });

  it('looks like no other sprite, whatever its name', () => {
    const pictures = new Map<string, string[]>();
    for (const [name, picture] of frames) pictures.set(picture, [...(pictures.get(picture) ?? []), name]);
    expect([...pictures.values()].filter((names) => names.length > 1)).toEqual([]);
  });
});

describe('a hero\'s body', () => {
  it.each(Object.values(packs.lanternfall.heroes).flatMap(({ sprite }) => [`${sprite}.0`, `${sprite}.1`]))('%s holds no lantern of its own', (name) => {
    // The leftmost column of a lantern in the hand, from its cap to its foot.
    const { width, data } = pictures.get(name) ?? { width: 0, data: new Uint8Array() };
    const left = (width - 16) / 2;
    const opaque = [11, 12, 13].filter((row) => (data[4 * ((row + left) * width + left) + 3] ?? 0) > 0);
    expect([width, opaque]).toEqual([18, []]);
  });
});

/** How many pixels of two sprites differ in brightness enough to be told apart without colours. */
function unlike(a: string, b: string): number {
  const [one, other] = [a, b].map((name) => Buffer.from(frames.get(name) ?? '', 'base64'));
  if (!one || !other) return 0;
  const light = (pixels: Buffer, at: number): number => (pixels[at + 3] === 0 ? 64 : 0.3 * (pixels[at] ?? 0) + 0.59 * (pixels[at + 1] ?? 0) + 0.11 * (pixels[at + 2] ?? 0));
  return Array.from({ length: one.length / 4 }, (_, i) => Math.abs(light(one, i * 4) - light(other, i * 4)) > 48).filter(Boolean).length;
}

describe('an appearance', () => {
  const groups = all.flatMap((rows) => Object.values(rows.appearances ?? {}).map((appearances) => Object.values(appearances).map(({ sprite }) => sprite)));

  it('can be told apart from the others of its group without colours', () => {
    expect(groups.length).toBeGreaterThan(0);
    const pairs = groups.flatMap((sprites) => sprites.flatMap((a, i) => sprites.slice(i + 1).map((b) => [a, b] as const)));
    expect(pairs.filter(([a, b]) => unlike(a, b) < 6)).toEqual([]);
  });
});

describe('every actor', () => {
  it.each(breeds)('%s breathes: two frames that differ', (sprite) => {
    expect(frames.has(`${sprite}.0`)).toBe(true);
    expect(frames.has(`${sprite}.1`)).toBe(true);
    expect(frames.get(`${sprite}.1`)).not.toBe(frames.get(`${sprite}.0`));
  });

  it.each(breeds)('%s winces: a hurt frame, unlike the others', (sprite) => {
    expect(frames.has(`${sprite}.hurt`)).toBe(true);
    expect([frames.get(`${sprite}.0`), frames.get(`${sprite}.1`)]).not.toContain(frames.get(`${sprite}.hurt`));
  });
});
