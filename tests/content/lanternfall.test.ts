import { lanternfall } from '../../src/content/packs/lanternfall';
import { isConsumable, type Effect, type PackRows, type Traits, type Vault, type VaultCell } from '../../src/engine/content';
import { deepestFloor } from '../../src/engine/facts/uses';
import { FloorCurve, floorsOf, type CurveRow } from '../../src/engine/core/floorCurve';
import { alike } from '../support/alike';
import { contentOf } from '../support/tinyPack';

const rows: PackRows = lanternfall;
const content = contentOf(rows);
const LAST = deepestFloor(content) ?? 0;
const FLOORS = Array.from({ length: LAST }, (_, i) => i + 1);
const { elites, traps, hazards = {}, vaults, appearances = {}, schedule = {} } = rows;
if (!elites || !traps || !vaults) throw new Error('a lever is missing');


/** Every value of every curve that shapes a lever, floor by floor. */
const byFloor = (...curves: readonly CurveRow[]): string[] => FLOORS.map((floor) => JSON.stringify(curves.map((row) => new FloorCurve(row).at(floor))));

/** The number of floors on which a lever differs from the floor above. */
const changes = (values: readonly string[]): number => values.filter((value, i) => i > 0 && value !== values[i - 1]).length;

/** What an effect inflicts at once or through the hazard it lays. */
function inflicted(effects: readonly Effect[] = []): string[] {
  return effects.flatMap((effect) => (effect.do === 'inflict' ? [effect.status] : effect.do === 'cloud' ? inflicted(hazards[effect.hazard]?.effects) : []));
}

function inflictedBy({ onHit, onDeath = [], abilities: own = [] }: Omit<Traits, 'bonus'>): string[] {
  return [...inflicted(onHit), ...onDeath.flatMap(({ effects }) => inflicted(effects)), ...own.filter(({ on }) => on === 'foe').flatMap(({ effects }) => inflicted(effects))];
}

/** The harmful statuses that can be met on a floor, once per thing drawn there that inflicts them. */
function harmOn(floor: number): string[] {
  const brought = [
    ...content.monsters.weights(floor).flatMap(([id]) => inflictedBy(rows.breeds[id] ?? {})),
    ...content.elites.weights.weights(floor).flatMap(([id]) => inflictedBy(elites?.kinds[id] ?? {})),
    ...content.traps.weights.weights(floor).flatMap(([id]) => inflicted(traps?.kinds[id]?.effects)),
  ];
  return brought.filter((id) => rows.statuses[id]?.harmful === true).sort();
}

describe('every row of the campaign', () => {
  it('looks different from all others of its kind', () => {
    const tiles = Object.fromEntries(rows.tiles.map((tile) => [tile.id, tile]));
    const looks = Object.entries(appearances).flatMap(([group, kinds]) => Object.keys(kinds).map((look) => [`${group}.${look}`, look] as const));
    expect(alike(rows.breeds, ({ sprite }) => sprite)).toEqual([]);
    expect(alike(elites.kinds, ({ sprite }) => sprite)).toEqual([]);
    expect(alike(tiles, ({ glyph }) => glyph)).toEqual([]);
    expect(alike(Object.fromEntries(looks), (look) => look)).toEqual([]);
  });

  it('has a glyph of its own if it is a breed (the letters that no breed has are named too)', () => {
    const used = Object.values(rows.breeds).map(({ glyph }) => glyph);
    const free = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÄÖÜäöü').filter((letter) => !used.includes(letter)).join('');
    expect([`Free: ${free}`, ...alike(rows.breeds, ({ glyph }) => glyph)]).toEqual([`Free: ${free}`]);
  });

  it('can appear on some floor', () => {
    const met = (table: CurveRow): boolean => floorsOf(table).some((floor) => new FloorCurve(table).at(floor) > 0);
    const idle = (kinds: object, weights: Readonly<Record<string, CurveRow>>): string[] => Object.keys(kinds).filter((id) => !met(weights[id] ?? []));
    expect(idle(elites.kinds, elites.weights)).toEqual([]);
    // The snare is laid by a skill.
    expect(idle(traps.kinds, traps.weights)).toEqual(['snare']);
    expect(idle(vaults.kinds, { ...vaults.weights, ...vaults.near, ...vaults.arenas })).toEqual([]);
    expect(idle(rows.layouts, rows.layoutWeights)).toEqual([]);
  });
});

describe('the campaign', () => {
  it('has at least as much of everything as it promises', () => {
    const inGroup = (group: string): number => Object.values(rows.itemKinds).filter((kind) => isConsumable(kind) && kind.group === group).length;
    const locked = Object.values(vaults.kinds).filter(({ door }) => door === 'doorLocked').length;
    const [breeds, elite, trap, status, drawn] = [rows.breeds, elites.kinds, traps.kinds, rows.statuses, vaults.weights].map((table) => Object.keys(table).length);
    const counts = Object.entries({ breeds, elite, trap, status, drawn, locked, potion: inGroup('potion'), scroll: inGroup('scroll'), wand: inGroup('wand') });
    const promised: Readonly<Record<string, number>> = { breeds: 25, elite: 10, trap: 8, status: 13, drawn: 12, locked: 4, potion: 10, scroll: 10, wand: 4 };
    expect(counts.filter(([what, count = 0]) => count < (promised[what] ?? 0))).toEqual([]);
  });

  it('introduces something new on every floor', () => {
    const on = (floor: number): string[] => [content.monsters, content.items, content.elites.weights, content.traps.weights].flatMap((table) => table.weights(floor).map(([id]) => id));
    const seen = new Set<string>();
    const fresh = FLOORS.map((floor) => {
      const ids = on(floor).filter((id) => !seen.has(id));
      for (const id of ids) seen.add(id);
      return ids.length;
    });
    expect(fresh.filter((count) => count === 0)).toEqual([]);
    expect(fresh).toHaveLength(LAST);
  });

  it.each<[string, readonly string[]]>([
    ['monsters', byFloor(rows.counts.danger ?? rows.counts.monsters)],
    ['items', byFloor(rows.counts.items)],
    ['strength', byFloor(...Object.values(rows.strength ?? {}))],
    ['elites', byFloor(elites.share)],
    ['traps', byFloor(traps.count, traps.hidden)],
    ['harmful effects', FLOORS.map((floor) => harmOn(floor).join())],
  ])('changes %s on three floors or more, as a lever should', (_lever, values) => {
    expect(changes(values)).toBeGreaterThanOrEqual(3);
  });

  it('drops its weakest monsters before the strongest appear', () => {
    const alone = (id: string): number => (rows.breeds[id]?.hp ?? 0) * (rows.breeds[id]?.power ?? 0);
    const together = (id: string): number => (rows.breeds[id]?.company ?? []).reduce((sum, { breed, least, most }) => sum + (alone(breed) * (least + most)) / 2, alone(id));
    const might = (floor: number): number => {
      const weights = content.monsters.weights(floor);
      const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
      return weights.reduce((sum, [id, weight]) => sum + (weight * together(id)) / total, 0);
    };
    const falling = FLOORS.filter((floor) => floor > 1 && might(floor) <= might(floor - 1));
    expect(falling.map((floor) => `HP x power of a monster of floor ${floor}: ${might(floor).toFixed(0)}, above ${might(floor - 1).toFixed(0)}`)).toEqual([]);
  });

  it('has oil for 150 to 900 turns, never less further down, and something that heals on every floor', () => {
    const turns = (curve: CurveRow, floor: number): number => new FloorCurve(curve).at(floor) * 150;
    const { oilFlask, healthPotion } = schedule;
    if (!oilFlask || !healthPotion) throw new Error('a promise is missing');
    const [least, most] = [oilFlask.least, oilFlask.most].map((curve) => FLOORS.map((floor) => turns(curve, floor)));
    expect([least?.[0], most?.at(-1)]).toEqual([150, 900]);
    for (const handed of [least, most]) expect(handed).toEqual(handed?.slice().sort((a, b) => a - b));
    expect(FLOORS.filter((floor) => new FloorCurve(healthPotion.least).at(floor) < 1)).toEqual([]);
  });

  it('has a boss in the arena of each last floor of a region, who bars the way down, and at the end the Ember', () => {
    const arenas = FLOORS.flatMap((floor) => content.vaults.arenas.weights(floor).map(([id]) => ({ floor, id })));
    const themesOf = (floor: number): string => [...new Set(content.layoutWeights.weights(floor).map(([id]) => rows.layouts[id]?.theme))].join();
    expect(`the Ember on floor ${LAST}`).toBe(`the Ember on floor ${Math.max(...content.vaults.arenas.floors.filter((floor) => content.vaults.arenas.weights(floor).length > 0))}`);
    expect(arenas.map(({ floor }) => floor)).toEqual(FLOORS.filter((floor) => floor === LAST || themesOf(floor) !== themesOf(floor + 1)));
    for (const { floor, id } of arenas) {
      const held = Object.values(vaults.kinds[id]?.legend ?? {});
      expect(held.flatMap(({ tile }) => tile ?? [])).toEqual(expect.arrayContaining(floor === LAST ? ['seal'] : ['seal', 'stairsDown']));
      expect(held.some(({ item }) => item === 'ember')).toBe(floor === LAST);
      const bosses = held.flatMap(({ monster }) => (typeof monster === 'string' ? [rows.breeds[monster]] : [])).filter((breed) => breed?.unique);
      expect(bosses).toEqual([expect.objectContaining({ onDeath: [expect.objectContaining({ effects: [expect.objectContaining({ do: 'change', from: 'seal', to: 'ground' })] })] })]);
    }
  });
});

/** The cells of a vault that can be entered once everything is unlocked and drained, and those its entrance leads to. */
function walk({ map, legend }: Vault): { open: string[]; reached: Set<string> } {
  const drains = Object.values(legend).some(({ tile }) => tile === 'sluice');
  const bars = (char: string): boolean => {
    const tile = rows.tiles.find(({ id }) => id === (legend[char]?.tile ?? 'ground'));
    if (tile?.id === 'deepWater' && drains) return false;
    return char === '#' || char === ' ' || (tile?.walkable === false && tile.id !== 'seal');
  };
  const open = map.flatMap((row, y) => Array.from(row, (char, x) => ({ char, key: `${x},${y}` })).filter(({ char }) => !bars(char)).map(({ key }) => key));
  const y = map.findIndex((row) => row.includes('+'));
  const reached = new Set([`${map[y]?.indexOf('+') ?? 0},${y}`]);
  for (const cell of reached) {
    const [cx = 0, cy = 0] = cell.split(',').map(Number);
    const around = [[0, -1], [1, 0], [0, 1], [-1, 0]].map(([dx = 0, dy = 0]) => `${cx + dx},${cy + dy}`);
    for (const next of around) if (open.includes(next)) reached.add(next);
  }
  return { open, reached };
}

describe.each(Object.entries<Vault>(vaults.kinds))('the vault %s', (id, vault) => {
  it('has every cell reachable from its entrance, and walls all around', () => {
    const { open, reached } = walk(vault);
    const flooded = vault.map.flatMap((row, y) => Array.from(row, (char, x) => (vault.legend[char]?.tile === 'deepWater' ? [`${x},${y}`] : [])).flat());
    expect(open.filter((cell) => !reached.has(cell) && !flooded.includes(cell))).toEqual([]);
    const { map } = vault;
    const edges = [map[0], map[map.length - 1], ...map.map((row) => `${row.charAt(0)}${row.charAt(row.length - 1)}`)].join('');
    expect(edges.replace(/[# +]/g, '')).toBe('');
  });

  it('is small enough to fit on a floor', () => {
    const isArena = Object.hasOwn(vaults.arenas, id);
    const [width, height] = [vault.map[0]?.length ?? 0, vault.map.length];
    expect(width >= 5 && height >= 5).toBe(true);
    expect(width <= (isArena ? 17 : 13) && height <= (isArena ? 12 : 9)).toBe(true);
  });

  it('holds something or somebody worth fetching', () => {
    const worth = Object.values(vault.legend).filter((cell: VaultCell) => cell.item !== undefined || cell.captive !== undefined || cell.tile === 'stairsDown' || Object.hasOwn(lanternfall.features, cell.tile ?? ''));
    expect(worth.length).toBeGreaterThan(0);
  });
});

it.each([...content.heroes.keys()])('what the %s can learn never takes two thirds off the blows that come at its last third', (hero) => {
  const learnable = [...content.talents.values()].filter((talent) => talent.hero === undefined || talent.hero === hero);
  const share = learnable.reduce((product, { stands = 100 }) => (product * stands) / 100, 100);
  expect(share).toBeGreaterThan(100 / 3);
});

it.each([9, 10, 11, 12])('on floor %i some traps, elites and dwellers are so seldom that no two runs meet the same', (floor) => {
  const seldom = (weights: readonly (readonly [string, number])[], percent: number): number => {
    const sum = weights.reduce((all, [, weight]) => all + weight, 0);
    return weights.filter(([, weight]) => weight > 0 && weight * 100 < sum * percent).length;
  };
  expect(seldom(content.traps.weights.weights(floor), 5)).toBeGreaterThanOrEqual(4);
  expect(seldom(content.elites.weights.weights(floor), 5)).toBeGreaterThanOrEqual(2);
  expect(seldom(content.monsters.weights(floor), 1)).toBeGreaterThanOrEqual(6);
});
