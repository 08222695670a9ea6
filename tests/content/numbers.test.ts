import { packs } from '../../src/content/packs';
import { isConsumable, isWearable, type Breed, type Content, type ItemKind, type PackRows } from '../../src/engine/content';
import { contentOf } from '../support/tinyPack';

/* RULES 2 to 4 once more, written as on the page and independent of the packs, which are compared with it number by number. */

type Steps = readonly (readonly [floor: number, value: number])[];

/** HP, defence, power, experience, directions. */
type Stats = readonly [hp: number, defence: number, power: number, xp: number, directions: number];

/** A pack as the rules describe it. */
interface Ruled {
  readonly sight: number;
  readonly lastFloor: number | null;
  readonly persist: boolean;
  readonly levels: boolean;
  readonly start: readonly string[];
  /** The player's starting hp, defence and power, unequipped. */
  readonly actors: Readonly<Record<string, Stats>>;
  readonly per: 'room' | 'floor';
  readonly monstersAtMost: Steps;
  readonly itemsAtMost: Steps;
  readonly monsters: Readonly<Record<string, Steps>>;
  readonly items: Readonly<Record<string, Steps>>;
  /** What items do, in short. */
  readonly things: Readonly<Record<string, string>>;
}

const classicActors = { orc: [10, 0, 3, 35, 8], troll: [16, 1, 4, 100, 8] } as const;
const classicMonsters = { orc: [[0, 80]], troll: [[3, 15], [5, 30], [7, 60]] } as const;
const classicItems = { healthPotion: [[0, 35]], confusionScroll: [[2, 10]], lightningScroll: [[4, 25]], fireballScroll: [[6, 25]] } as const;
const classicCounts = { per: 'room', monstersAtMost: [[1, 2], [4, 3], [6, 5]], itemsAtMost: [[1, 1], [4, 2]] } as const;
const classicThings = {
  healthPotion: 'self: heal 4',
  confusionScroll: 'actor: inflict confusion 10',
  lightningScroll: 'nearest <= 35: damage 20',
  fireballScroll: 'cell <= 9: damage 12',
} as const;
const deepActors = { orc: [20, 0, 4, 35, 8], troll: [30, 2, 8, 100, 8] } as const;
const deepThings = {
  healthPotion: 'self: heal 40',
  confusionScroll: 'actor <= 64: inflict confusion 10',
  lightningScroll: 'nearest <= 35: damage 40',
  fireballScroll: 'cell <= 9, even empty: damage 25',
} as const;
const classicBare: Ruled = {
  sight: 8, lastFloor: null, persist: false, levels: true, start: [],
  actors: { player: [30, 2, 5, 0, 8], ...classicActors },
  ...classicCounts, monsters: classicMonsters, items: classicItems, things: classicThings,
};
const deepBare: Ruled = {
  ...classicBare, sight: 10, lastFloor: 10,
  actors: { player: [100, 1, 4, 0, 8], ...deepActors },
  things: deepThings,
};
const goblins: Ruled = {
  sight: 10, lastFloor: null, persist: true, levels: false, start: [],
  actors: { player: [10, 1, 5, 0, 8], goblin: [7, 1, 2, 0, 4], goblinWarrior: [10, 2, 4, 0, 4] },
  per: 'floor', monstersAtMost: [[1, 3], [5, 6], [9, 9], [14, 12], [19, 15]], itemsAtMost: [[1, 2], [5, 3], [9, 5], [14, 7], [19, 10]],
  monsters: { goblin: [[0, 80]], goblinWarrior: [[1, 15], [5, 30], [7, 60]] },
  items: { healthPotion: [[0, 35]], paralyseScroll: [[2, 10]], lightningScroll: [[4, 25]], fireballScroll: [[6, 25]] },
  things: {
    healthPotion: 'self: heal 5',
    paralyseScroll: 'actor: inflict paralysis 10',
    lightningScroll: 'random: damage 25',
    fireballScroll: 'cell <= 9, seen only: damage 25',
  },
};

const RULED: Readonly<Record<Exclude<keyof typeof packs, 'lanternfall'>, Ruled>> = {
  firstDungeon: { ...classicBare, levels: false, monstersAtMost: [[1, 2]], itemsAtMost: [], monsters: { orc: [[0, 80]], troll: [[0, 20]] }, items: {}, things: {} },
  classicBare,
  classic: {
    ...classicBare,
    start: ['dagger', 'leatherArmour'],
    actors: { player: [30, 1, 2, 0, 8], ...classicActors },
    items: { ...classicItems, sword: [[4, 5]], chainMail: [[6, 15]] },
    things: { ...classicThings, dagger: 'weapon: power 2', leatherArmour: 'armour: defence 1', sword: 'weapon: power 4', chainMail: 'armour: defence 3' },
  },
  deepBare,
  deep: {
    ...deepBare,
    start: ['dagger'],
    actors: { player: [100, 1, 2, 0, 8], ...deepActors },
    items: { ...classicItems, sword: [[4, 5]], shield: [[8, 15]] },
    things: { ...deepThings, dagger: 'weapon: power 2', sword: 'weapon: power 3', shield: 'shield: defence 1' },
  },
  goblins,
  goblinsGeared: {
    ...goblins,
    items: { ...goblins.items, helmet: [[0, 30]], sword: [[0, 30]], leatherArmour: [[0, 30]], shield: [[0, 30]], boots: [[0, 30]] },
    things: {
      ...goblins.things,
      helmet: 'head: defence 1',
      sword: 'weapon: power 2',
      leatherArmour: 'chest: defence 1',
      shield: 'shield: defence 1',
      boots: 'legs: defence 1',
    },
  },
};

const FLOORS = Array.from({ length: 30 }, (_, i) => i + 1);

/** The value of a step curve on a floor: that of the last point at or above it, 0 before the first. */
function stepAt(points: Steps, floor: number): number {
  return points.filter(([from]) => from <= floor).at(-1)?.[1] ?? 0;
}

function weightsAt(table: Readonly<Record<string, Steps>>, floor: number): (readonly [string, number])[] {
  return Object.entries(table).map(([id, points]) => [id, stepAt(points, floor)] as const).filter(([, weight]) => weight > 0);
}

const statsOf = ({ hp, defence, power, xp, directions }: Breed): Stats => [hp, defence, power, xp, directions];

/** An item in short, as the table above writes it. */
function inShort(kind: ItemKind): string {
  if (isWearable(kind)) return `${kind.slot}: ${Object.entries(kind.bonus).map(([stat, n]) => `${stat} ${n}`).join(', ')}`;
  if (!isConsumable(kind)) return 'no thing of a classic pack';
  const { target } = kind;
  const reach = 'range' in target ? ` <= ${target.range}` : 'radius' in target ? ` <= ${target.radius}` : '';
  const flags = target.at === 'cell' ? `${target.seenOnly === true ? ', seen only' : ''}${target.evenEmpty === true ? ', even empty' : ''}` : '';
  return `${target.at}${reach}${flags}: ${kind.effects.map((effect) => Object.values(effect).join(' ')).join(', ')}`;
}

describe.each(Object.entries<Ruled>(RULED))('RULES 2 3 4 %s', (name, ruled) => {
  const rows: PackRows = packs[name as keyof typeof packs];
  const content: Content = contentOf(rows);

  it('RULES 2 3 4 has its sight, floors, levels and starting equipment', () => {
    const { sight, lastFloor, floorsPersist, levels, start } = rows;
    expect({ sight, lastFloor, persist: floorsPersist, levels, start }).toEqual({ sight: ruled.sight, lastFloor: ruled.lastFloor, persist: ruled.persist, levels: ruled.levels, start: ruled.start });
  });

  it('RULES 2 3 4 has its actors, with all their numbers, and each acts once a turn', () => {
    expect(Object.fromEntries(Object.entries(rows.breeds).map(([id, breed]) => [id, statsOf(breed)]))).toEqual(ruled.actors);
    expect(Object.values(rows.breeds).map((breed) => breed.speed).filter((speed) => speed !== 100)).toEqual([]);
  });

  it('RULES 6 every monster has a brain, the goblin warrior too: it hunts, and keeps hunting out of sight', () => {
    const { player, ...monsters } = rows.breeds;
    expect(player?.brain).toEqual([]);
    expect(Object.values(monsters).map((breed) => breed.brain)).toEqual(Object.keys(monsters).map(() => ['hunt', 'track']));
  });

  it('RULES 1.6 has its items, with all their numbers', () => {
    expect(Object.fromEntries(Object.entries(rows.itemKinds).map(([id, kind]) => [id, inShort(kind)]))).toEqual(ruled.things);
  });

  it('RULES 2 3 4 has its counts on every floor from 1 to 30', () => {
    expect(content.counts.per).toBe(ruled.per);
    expect(FLOORS.map((floor) => content.counts.monsters.at(floor))).toEqual(FLOORS.map((floor) => stepAt(ruled.monstersAtMost, floor)));
    expect(FLOORS.map((floor) => content.counts.items.at(floor))).toEqual(FLOORS.map((floor) => stepAt(ruled.itemsAtMost, floor)));
  });

  it('RULES 2 3 4 has its weights on every floor from 1 to 30', () => {
    for (const table of ['monsters', 'items'] as const) {
      expect(FLOORS.map((floor) => content[table].weights(floor))).toEqual(FLOORS.map((floor) => weightsAt(ruled[table], floor)));
    }
  });

  it('RULES 2 3 4 has its map on every floor from 1 to 30', () => {
    const isGoblins = name.startsWith('goblins');
    expect(FLOORS.map((floor) => content.layoutWeights.weights(floor))).toEqual(FLOORS.map(() => [['rooms', 1]]));
    const layout = content.layouts.get('rooms');
    if (layout?.dig !== 'rooms') throw new Error('no rooms');
    const { width, height, attempts, roomMin, roomMax, inset, stairs } = layout;
    expect({ roomMin, roomMax, inset, stairs }).toEqual(isGoblins ? { roomMin: 6, roomMax: 12, inset: 1, stairs: 'anywhere' } : { roomMin: 6, roomMax: 10, inset: 0, stairs: 'ends' });
    const sizes = FLOORS.map((floor) => [width.at(floor), height.at(floor), attempts.at(floor)]);
    const bands = [[1, 47, 17, 6], [5, 63, 23, 12], [9, 79, 29, 18], [14, 79, 29, 24], [19, 79, 29, 30]];
    expect(sizes).toEqual(FLOORS.map((floor) => (isGoblins ? bands.filter(([from = 0]) => from <= floor).at(-1)?.slice(1) : [80, 43, 30])));
  });

  it('RULES 3 heals half on the way down in the deep packs, and nothing in the others', () => {
    expect(rows.onDescend).toEqual(name.startsWith('deep') ? [{ do: 'heal', amount: 50, unit: 'percent' }] : []);
  });

  it('glyph mode: has the glyphs and colours of the page', () => {
    const glyphs = Object.fromEntries(Object.entries({ ...rows.breeds, ...rows.itemKinds }).map(([id, { glyph }]) => [id, glyph]));
    const GLYPHS: Record<string, string> = { player: '@', orc: 'o', troll: 'T', goblin: 'g', goblinWarrior: 'w', healthPotion: '!', dagger: '/', sword: '/' };
    expect(glyphs).toEqual(Object.fromEntries(Object.keys(glyphs).map((id) => [id, GLYPHS[id] ?? (id.endsWith('Scroll') ? '?' : '[')])));
    const colours = { player: '#ffffff', orc: '#3f7f3f', troll: '#007f00' };
    for (const [id, colour] of Object.entries(colours)) if (id in rows.breeds) expect(rows.breeds[id]?.colour).toBe(colour);
    for (const id of ['goblin', 'goblinWarrior']) if (id in rows.breeds) expect(rows.breeds[id]?.colour).toMatch(/^#([0-3]).[7-9a-f].\1.$/);
    expect(rows.tiles.filter((tile) => tile.stairs).map((tile) => tile.glyph)).toEqual(['>', '<']);
  });
});

describe('RULES 4 goblins and their kin', () => {
  it('RULES 4 share one row, including the warrior\'s hit points, and override the rest', () => {
    const { goblin, goblinWarrior } = packs.goblins.breeds;
    const other: Readonly<Record<string, unknown>> = goblinWarrior;
    const differing = Object.entries(goblin).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(other[field])).map(([field]) => field);
    expect(differing.sort()).toEqual(['colour', 'defence', 'glyph', 'hp', 'power', 'sprite']);
    expect([goblin.defence, goblinWarrior.hp]).toEqual([1, 10]);
  });

  it('RULES 4 geared: five slots, one item row each of weight 30 from 0', () => {
    const rows: PackRows = packs.goblinsGeared;
    const worn = Object.entries(rows.itemKinds).flatMap(([id, kind]) => (isWearable(kind) ? [[kind.slot, id] as const] : []));
    expect(worn.map(([slot]) => slot).sort()).toEqual(['chest', 'head', 'legs', 'shield', 'weapon']);
    expect(worn.map(([, id]) => rows.items[id])).toEqual(worn.map(() => [[0, 30]]));
  });

  it('RULES 4 geared: 35 % carry an affix, power for weapons, defence and maximum HP for the rest, 50 to 30 to 20', () => {
    const { affixShare, affixes, affixWeights }: PackRows = packs.goblinsGeared;
    expect(affixShare).toEqual([[0, 35]]);
    const found = Object.entries(affixes).map(([id, { slots, bonus }]) => [Object.entries(bonus).flat().join(' '), slots.includes('weapon') ? slots.length : -slots.length, affixWeights[id]]);
    const weights = [50, 30, 20];
    expect(found).toEqual([
      ...[2, 3, 5].map((n, i) => [`power ${n}`, 1, [[0, weights[i]]]]),
      ...[1, 2, 3].map((n, i) => [`defence ${n}`, -4, [[0, weights[i]]]]),
      ...[1, 2, 3].map((n, i) => [`maxHp ${n}`, -4, [[0, weights[i]]]]),
    ]);
  });

  it('RULES 4 geared is otherwise the same game', () => {
    const { items, itemKinds, affixes, affixShare, affixWeights, id, ...same }: PackRows = packs.goblinsGeared;
    expect(packs.goblins).toMatchObject(same);
    expect(Object.keys(items).length + Object.keys(itemKinds).length + Object.keys(affixes).length + Object.keys(affixWeights).length).toBeGreaterThan(0);
    expect([id, affixShare]).not.toEqual([packs.goblins.id, packs.goblins.affixShare]);
  });
});

describe('the base of the deep packs', () => {
  it('RULES 3 its flat tables load and are the same on every floor', () => {
    const items = { healthPotion: [[0, 70]], lightningScroll: [[0, 10]], fireballScroll: [[0, 10]], confusionScroll: [[0, 10]] } as const;
    const flat = contentOf({ ...packs.deepBare, monsters: { orc: [[0, 80]], troll: [[0, 20]] }, items });
    for (const floor of FLOORS) {
      expect(flat.monsters.weights(floor)).toEqual([['orc', 80], ['troll', 20]]);
      expect(flat.items.weights(floor)).toEqual([['healthPotion', 70], ['lightningScroll', 10], ['fireballScroll', 10], ['confusionScroll', 10]]);
    }
  });
});
