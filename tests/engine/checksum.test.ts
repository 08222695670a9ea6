import { packs } from '../../src/content/packs';
import type { PackRows } from '../../src/engine/content';
import { checksumOf, formerChecksumOf } from '../../src/engine/pack/compilePack';

const campaign: PackRows = packs.lanternfall;
const all: readonly (readonly [string, PackRows])[] = Object.entries(packs);

/** A copy of rows in which each field has been through a function: `undefined` leaves it out. */
function changed(value: unknown, change: (name: string, value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => changed(part, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([name, field]) => {
    const now = change(name, field);
    return now === undefined ? [] : [[name, changed(now, change)]];
  }));
}

const checksumWith = (rows: PackRows, change: (name: string, value: unknown) => unknown): string => checksumOf(changed(rows, change) as PackRows);
const reversed = <T extends object>(rows: T): T => Object.fromEntries(Object.entries(rows).reverse()) as T;

/** Paths to all numbers, texts and answers in a value. */
function leavesOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, [...path, name]));
}

/** Rows with another value at a path. */
function withOther(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : `${String(value)}x`;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string, unknown>;
  copy[name] = withOther(copy[name], rest);
  return copy;
}

const LOOKS = ['glyph', 'colour', 'sprite', 'portrait', 'theme', 'missile', 'sound', 'purpose', 'moving', 'hangs'];
const isLook = (path: readonly string[]): boolean => {
  const name = path.at(-1) ?? '';
  return LOOKS.includes(name) || path.includes('held') || path.includes('shapes') || path.includes('instead') || path.includes('figure') || (name === 'glow' && path.includes('tiles')) || path[0] === 'appearances';
};

describe('the checksum of a pack', () => {
  it.each(all)('%s: stays when its looks change', (_, rows) => {
    expect(checksumWith(rows, (name, value) => (LOOKS.includes(name) && typeof value === 'string' ? `other ${value}` : value))).toBe(checksumOf(rows));
    expect(checksumWith(rows, (name, value) => (name === 'figure' || name === 'held' || (name === 'captive' && typeof value === 'object') ? undefined : value))).toBe(checksumOf(rows));
  });

  it.each(all)('%s: stays when fields, and rows that are only looked up, are written in another order', (_, rows) => {
    const { breeds, statuses, affixes, ...rest } = rows;
    const swapped = { ...reversed(rest), statuses: reversed(statuses), affixes: reversed(affixes), breeds: reversed(Object.fromEntries(Object.entries(breeds).map(([id, row]) => [id, reversed(row)]))) };
    expect(JSON.stringify(swapped)).not.toBe(JSON.stringify(rows));
    expect(checksumOf(swapped as PackRows)).toBe(checksumOf(rows));
  });

  it.each(all)('%s: changes with anything else, wherever it is', (_, rows) => {
    const known = checksumOf(rows);
    const deciding = leavesOf(rows).filter((path) => !isLook(path));
    const every = Math.ceil(deciding.length / 150);
    const missed = deciding.filter((path, at) => at % every === 0 && checksumOf(withOther(rows, path) as PackRows) === known);
    expect(deciding.length).toBeGreaterThan(50);
    expect(missed).toEqual([]);
  });

  it.each(['monsters', 'items', 'layoutWeights', 'itemKinds', 'talents', 'heroes', 'schedule', 'appearances'] as const)('changes with the order of the rows of %s, by which something is drawn', (table) => {
    expect(checksumOf({ ...campaign, [table]: reversed(campaign[table] ?? {}) })).not.toBe(checksumOf(campaign));
  });

  it('tells a row apart from a field of the same name', () => {
    const named = { ...campaign, breeds: { ...campaign.breeds, captive: campaign.breeds['rat'] } } as PackRows;
    expect(checksumOf(named)).not.toBe(checksumOf(campaign));
  });

  it('was over every letter in earlier builds', () => {
    expect(formerChecksumOf(campaign)).not.toBe(formerChecksumOf(reversed(campaign)));
  });
});
