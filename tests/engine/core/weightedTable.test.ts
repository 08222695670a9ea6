import { Rng } from '../../../src/engine/core/rng';
import { WeightedTable, type TableRows } from '../../../src/engine/core/floorCurve';
import { misfit } from '../../support/chiSquare';
import { ScriptedRng } from '../../support/ScriptedRng';

/** The example of RULES 1.1. */
const rules = { orc: [[0, 80]], troll: [[3, 15], [5, 30], [7, 60]] } as const;

function drawMany(rows: TableRows, floor: number, draws: number): Record<string, number> {
  const table = new WeightedTable(rows);
  const rng = Rng.of('table', String(floor));
  const counts: Record<string, number> = {};
  for (let i = 0; i < draws; i++) {
    const id = table.draw(floor, rng) ?? 'nothing';
    counts[id] = (counts[id] ?? 0) + 1;
  }
  return counts;
}

describe('a weighted table', () => {
  it('RULES 1.1 a later point replaces an earlier one of the same id, the others keep theirs', () => {
    const table = new WeightedTable(rules);
    const byFloor = [1, 2, 3, 4, 5, 6, 7, 30].map((floor) => Object.fromEntries(table.weights(floor)));
    const orcs = { orc: 80 };
    const few = { orc: 80, troll: 15 };
    const some = { orc: 80, troll: 30 };
    const many = { orc: 80, troll: 60 };
    expect(byFloor).toEqual([orcs, orcs, few, few, some, some, many, many]);
  });

  it.each([
    [1, [80]],
    [3, [80, 15]],
    [5, [80, 30]],
    [7, [80, 60]],
  ])('RULES 1.1 weights are shares of their sum: floor %i', (floor, shares) => {
    const { orc = 0, troll = 0, ...others } = drawMany(rules, floor, 20_000);
    expect(others).toEqual({});
    if (shares.length === 1) expect(troll).toBe(0);
    else expect(misfit([orc, troll], shares)).toBeLessThan(1);
  });

  it('RULES 1.1 weight 0 is never drawn, wherever its row is', () => {
    const rows = { first: [[0, 0]], goblin: [[0, 80], [5, 0]], orc: [[0, 1]], last: [[0, 0]] } as const;
    expect(drawMany(rows, 5, 40_000)).toEqual({ orc: 40_000 });
    expect(Object.keys(drawMany(rows, 4, 40_000)).sort()).toEqual(['goblin', 'orc']);
  });

  it('RULES 1.1 the ends of the draw fall to the first and the last row with a weight', () => {
    const table = new WeightedTable({ none: [[0, 0]], a: [[0, 2]], b: [[0, 3]], nought: [[0, 0]] });
    expect([0, 1, 2, 3, 4].map((number) => table.draw(1, new ScriptedRng(number)))).toEqual(['a', 'a', 'b', 'b', 'b']);
  });

  it.each([
    ['empty', {}],
    ['all-zero', { orc: [[0, 0]], troll: [[0, 5], [3, 0]] }],
    ['not yet begun', { orc: [[9, 1]] }],
  ] as [string, TableRows][])('RULES 1.1 an %s table draws nothing, says so and leaves the stream alone', (_name, rows) => {
    const state = Rng.stateOf('seed', 'x');
    const before = [...state];
    const table = new WeightedTable(rows);
    expect(table.draw(4, new Rng(state))).toBeNull();
    expect(table.weights(4)).toEqual([]);
    expect(state).toEqual(before);
  });

  it('RULES 1.1 the order of the rows decides', () => {
    const draw = (rows: TableRows): (string | null)[] => [0, 1, 2].map((number) => new WeightedTable(rows).draw(1, new ScriptedRng(number)));
    expect(draw({ a: [[0, 1]], b: [[0, 1]], c: [[0, 1]] })).toEqual(['a', 'b', 'c']);
    expect(draw({ c: [[0, 1]], a: [[0, 1]], b: [[0, 1]] })).toEqual(['c', 'a', 'b']);
  });

  it('tells the weight of what it drew, and the sum of all that could be drawn then', () => {
    const table = new WeightedTable(rules);
    expect([0, 79, 80].map((roll) => table.drawLot(3, new ScriptedRng(roll)))).toEqual([
      { id: 'orc', weight: 80, total: 95 }, { id: 'orc', weight: 80, total: 95 }, { id: 'troll', weight: 15, total: 95 },
    ]);
    expect(table.drawLot(3, new ScriptedRng(14), (id) => id === 'troll')).toEqual({ id: 'troll', weight: 15, total: 15 });
    expect([table.drawLot(3, new ScriptedRng(), () => false), new WeightedTable({}).drawLot(3, new ScriptedRng())]).toEqual([null, null]);
  });

  it('gives the same for a floor whatever floors were asked for before', () => {
    const used = new WeightedTable(rules);
    for (const floor of [7, 1, 30, 5]) used.weights(floor);
    expect(used.weights(3)).toEqual(new WeightedTable(rules).weights(3));
  });
});
