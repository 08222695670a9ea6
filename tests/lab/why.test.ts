import type { FloorPlan } from '../../src/engine/ports';
import { asked } from '../../src/lab/commands';
import type { CommandResult } from '../../src/lab/Command';
import { whyLines } from '../../src/lab/why';
import type { Draw } from '../../src/procgen/draw';
import type { FloorReasons } from '../../src/procgen/reasons';
import { allTwice } from '../support/explainedFloors';

function show(...args: string[]): CommandResult {
  const answer = asked(['show', '--floor', '5', '--seed', '7', ...args]).run(() => undefined);
  if (answer instanceof Promise) throw new Error('lab show takes its time');
  return answer;
}

describe('lab show --why', () => {
  it('adds a line for each thing to what it shows without', () => {
    const { lines, data } = show('--why');
    const plain = show();
    expect(lines.slice(0, plain.lines.length)).toEqual(plain.lines);
    const { monsters, items, traps, goods, places } = data as FloorPlan;
    const things = [...monsters, ...items, ...traps, ...goods, ...places];
    expect(lines.slice(plain.lines.length).filter((line) => / at \d+,\d+: /.test(line))).toHaveLength(things.length);
  });

  it('has the reasons as data, and only then', () => {
    expect(show('--why').data).toMatchObject({ ...(show().data as object), reasons: { layout: { rejected: 0 }, totals: {} } });
    expect(show().data).not.toHaveProperty('reasons');
  });
});

const draw = (table: Draw['table'], id: string, weight: number, other: Partial<Draw> = {}): Draw => {
  return { table, floor: 4, id, weight, total: 8, by: 'weight', ...other };
};
const plain = { elite: null, asleep: null, loot: null, worth: null } as const;
const row = { row: 'gear', least: 1, most: 3, drawn: 2 } as const;

const plan = {
  places: [{ vault: 'ratNest', x1: 5, y1: 6, x2: 9, y2: 9 }],
  monsters: [
    { id: 'orc', x: 1, y: 1 }, { id: 'cat', x: 2, y: 1 }, { id: 'caveWolf', x: 3, y: 1 }, { id: 'caveWolf', x: 4, y: 1 },
    { id: 'rat', x: 6, y: 7 }, { id: 'page', x: 7, y: 7 },
  ],
  items: [
    { id: 'salve', x: 1, y: 2 }, { id: 'axe', x: 2, y: 2 }, { id: 'cap', x: 3, y: 2 },
    { id: 'ironKey', x: 4, y: 2 }, { id: 'coin', x: 8, y: 7 },
  ],
  traps: [{ id: 'dart', x: 1, y: 3 }, { id: 'net', x: 8, y: 8 }],
  goods: [{ id: 'cap', x: 1, y: 4 }],
} as unknown as FloorPlan;

const reasons: FloorReasons = {
  layout: { draw: draw('layouts', 'caves', 2), near: draw('near', 'ratNest', 8), arena: null, rejected: 3, isHall: false },
  places: [draw('near', 'ratNest', 8)],
  monsters: [
    { ...plain, from: 'counts', outOfDepth: null, draw: draw('monsters', 'orc', 5) },
    {
      from: 'danger', outOfDepth: null, draw: draw('monsters', 'cat', 3, { by: 'deck' }), worth: 30, asleep: 40,
      elite: { percent: 12, draw: draw('elites', 'swift', 2) },
      loot: {
        percent: 50, draw: draw('items', 'axe', 1, { floor: 6 }), affix: { percent: 9, draw: draw('affixes', 'keen', 4, { floor: 6 }) },
      },
    },
    { ...plain, from: 'danger', outOfDepth: 10, draw: draw('monsters', 'caveWolf', 1, { floor: 7 }), asleep: 0 },
    { ...plain, from: 'company', leader: { id: 'caveWolf', x: 3, y: 1 }, worth: 20 },
    { ...plain, from: 'vault', place: 0, glyph: 'r', draw: null },
    { ...plain, from: 'vault', place: 0, glyph: 'p', draw: draw('captives', 'page', 8) },
  ],
  items: [
    { from: 'counts', draw: draw('items', 'salve', 1), affix: null },
    { from: 'schedule', ...row, draw: null, affix: { percent: 9, draw: draw('affixes', 'keen', 4) } },
    { from: 'schedule', ...row, draw: draw('items', 'cap', 1, { by: 'alike' }), affix: null },
    { from: 'key', place: 0, door: { x: 5, y: 7 }, affix: null },
    { from: 'vault', place: 0, glyph: '$', draw: draw('items', 'coin', 6, { floor: 9 }), affix: null },
  ],
  traps: [{ from: 'table', draw: draw('traps', 'dart', 7), hidden: 35 }, { from: 'vault', place: 0, glyph: '^', draw: null }],
  goods: [{ from: 'feature', tile: 'marketStall', count: 2, among: 5, affix: null }],
  totals: {
    danger: { wanted: 100, ofVaults: 20, drawn: 75, lost: 5 },
    monsters: { per: 'floor', most: 9, drawn: 4, placed: 3 },
    items: { per: 'floor', most: 6, drawn: 6, placed: 6 },
    traps: { least: 1, most: 3, drawn: 1, placed: 1 },
    schedule: [{ ...row, placed: 2 }],
    vaults: { wanted: 2, placed: 1 },
  },
};

describe('why a floor is as it is', () => {
  it('is said of its layout, its totals and each thing, in a line each', () => {
    expect(whyLines(plan, reasons)).toEqual([
      'layout: caves, weight 2 of 8 (25 %) in layoutWeights on floor 4; 3 rejected before',
      'danger: 100, of which vaults have 20; 75 drawn, 5 of it without room',
      'groups of monsters: up to 9 per floor, 4 drawn, 3 placed',
      'items: up to 6 per floor, 6 drawn, 6 placed',
      'schedule.gear: 1 to 3, 2 drawn, 2 placed',
      'traps: 1 to 3, 1 drawn, 1 placed',
      'vaults: 2 wanted, 1 placed',
      'rat nest at 5,6: weight 8 of 8 (100 %) in vaults.near on floor 4',
      'orc at 1,1: weight 5 of 8 (63 %) in monsters on floor 4',
      'cat at 2,1: dealt by weight 3 of 8 (38 %) in monsters on floor 4; worth 30 of the danger; '
      + 'elite swift, 12 %, weight 2 of 8 (25 %) in elites.weights on floor 4; asleep in 40 %; '
      + 'loot axe, 50 %, weight 1 of 8 (13 %) in items on floor 6; its affix keen, 9 %, weight 4 of 8 (50 %) in affixWeights on floor 6',
      'cave wolf at 3,1: out of depth, as 10 % are: weight 1 of 8 (13 %) in monsters on floor 7',
      'cave wolf at 4,1: company of cave wolf at 3,1; worth 20 of the danger',
      'rat at 6,7: r in rat nest',
      'page at 7,7: p in rat nest, weight 8 of 8 (100 %) in captives.weights on floor 4',
      'salve at 1,2: weight 1 of 8 (13 %) in items on floor 4',
      'axe at 2,2: schedule.gear; affix keen, 9 %, weight 4 of 8 (50 %) in affixWeights on floor 4',
      'cap at 3,2: schedule.gear, one of 8 kinds, all alike, since none has a weight in items on floor 4',
      'iron key at 4,2: key to rat nest at 5,7',
      'coin at 8,7: $ in rat nest, weight 6 of 8 (75 %) in items on floor 9',
      'dart at 1,3: weight 7 of 8 (88 %) in traps.weights on floor 4; hidden in 35 %',
      'net at 8,8: ^ in rat nest',
      'cap at 1,4: one of 2 that market stall offers out of 5, all alike',
    ]);
  });

  it('is also said where there is no danger, no draw for the layout, and a plain hall', () => {
    const { layout, totals } = reasons;
    const bare = { ...reasons, layout: { ...layout, draw: null, isHall: true }, totals: { ...totals, danger: null } };
    expect(whyLines(plan, bare).slice(0, 2)).toEqual([
      'layout: a plain hall in place of the first, since none has a weight; 3 rejected before',
      'monsters: up to 9 per floor, 4 drawn, 3 placed',
    ]);
  });

  it('has no holes, whatever the floor', () => {
    const lines = allTwice().flatMap(({ explained }) => whyLines(explained.plan, explained.reasons));
    expect(lines.length).toBeGreaterThan(8000);
    expect(lines.filter((line) => /undefined|null|NaN|\?|\[object|: $|;$/.test(line.replace(/: [!?] in /, ': ')))).toEqual([]);
  });
});
