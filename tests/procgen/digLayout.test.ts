import { RNG } from 'rot-js';
import { Rng } from '../../src/engine/core/rng';
import { joinCaves, openThinWalls } from '../../src/procgen/dig/digCaves';
import { digLayout } from '../../src/procgen/dig/digLayout';
import { planOf, type Canvas, type DigPlan, type Layout, type Room } from '../../src/procgen/dig/Layout';
import { drawn, rowsOf } from '../support/drawGame';
import { around, pictureOf, plainReach } from '../support/floorPlans';
import { digs, harderContent } from '../support/harderPack';
import { scaled } from '../support/scale';

const palette = { wall: 0, ground: 1, stairsDown: 2, stairsUp: -1 };
const content = harderContent();
const KINDS = Object.keys(digs) as (keyof typeof digs)[];
const SEEDS = scaled(16, 80);

function planFor(kind: keyof typeof digs, changes: Partial<DigPlan> = {}): DigPlan {
  const row = content.layouts.get(kind);
  if (!row) throw new Error(`no layout ${kind}`);
  return { ...planOf(row, 1), ...changes } as DigPlan;
}

function layoutOf(plan: DigPlan, seed: number | string): Layout | null {
  return digLayout(plan, palette, Rng.of(String(seed), 'layout:1'));
}

/** Layouts of many seeds, without failed ones. */
function many(plan: DigPlan, seeds = SEEDS): Layout[] {
  return Array.from({ length: seeds }, (_, seed) => layoutOf(plan, seed)).flatMap((layout) => layout ?? []);
}

const openOf = ({ terrain }: Canvas): boolean[] => Array.from(terrain, (tile) => tile !== palette.wall);

/** Openings around a room, with adjacent cells as one: found by joining neighbours, not by walking round. */
function ways({ width, terrain }: Layout, { x1, y1, x2, y2 }: Room): number {
  const ring: number[] = [];
  for (let y = y1; y <= y2; y++) for (let x = x1; x <= x2; x++) if (x === x1 || x === x2 || y === y1 || y === y2) ring.push(y * width + x);
  const groups: number[][] = [];
  for (const cell of ring.filter((other) => terrain[other] !== palette.wall)) {
    const beside = groups.filter((group) => group.some((other) => [1, width].includes(Math.abs(other - cell))));
    for (const group of beside) groups.splice(groups.indexOf(group), 1);
    groups.push([cell, ...beside.flat()]);
  }
  return groups.length;
}

const deadEnds = (layout: Layout): number => layout.rooms.filter((room) => ways(layout, room) < 2).length;

describe.each(KINDS)('floors dug as %s', (kind) => {
  const layouts = many(planFor(kind));

  it('seldom fail, and are never tiny', () => {
    expect(layouts.length).toBeGreaterThan(0.9 * SEEDS);
    const dug = layouts.map((layout) => openOf(layout).filter((isOpen) => isOpen).length);
    expect(Math.min(...dug)).toBeGreaterThan(0.12 * 56 * 34);
  });

  it('are connected, with rock all around', () => {
    const wrong = layouts.filter((layout) => {
      const open = openOf(layout);
      const isEdge = (cell: number): boolean => cell < 56 || cell >= 56 * 33 || cell % 56 === 0 || cell % 56 === 55;
      return open.some((isOpen, cell) => isOpen && isEdge(cell)) || plainReach(layout.width, open, layout.arrival) < open.filter((isOpen) => isOpen).length;
    });
    expect(wrong.map((layout) => layouts.indexOf(layout))).toEqual([]);
  });

  it('have arrival and stairs on different cells of open ground', () => {
    for (const { arrival, stairs, terrain, width } of layouts) {
      expect(arrival).not.toEqual(stairs);
      expect([terrain[arrival.y * width + arrival.x], terrain[stairs.y * width + stairs.x]]).toEqual([palette.ground, palette.stairsDown]);
    }
  });

  it('are the same only for the same stream', () => {
    const plan = planFor(kind);
    expect(layoutOf(plan, 'same')).toEqual(layoutOf(plan, 'same'));
    expect(layoutOf(plan, 'other')?.terrain).not.toEqual(layoutOf(plan, 'same')?.terrain);
  });
});

describe.each(['rooms', 'digger', 'uniform'] as const)('rooms dug as %s', (kind) => {
  const layouts = many(planFor(kind));

  it('are open throughout', () => {
    const rocks = layouts.flatMap(({ rooms, terrain, width }) => rooms.flatMap(({ x1, y1, x2, y2 }) => {
      const rows = Array.from({ length: y2 - y1 - 1 }, (_, i) => terrain.slice((y1 + 1 + i) * width + x1 + 1, (y1 + 1 + i) * width + x2));
      return rows.filter((row) => row.includes(palette.wall));
    }));
    expect(rocks).toEqual([]);
  });

  it('are dead ends in no more than half of all cases on any floor, and in fewer the more loops are asked for', () => {
    expect(layouts.filter((layout) => deadEnds(layout) > layout.rooms.length / 2)).toEqual([]);
    const total = (loops: number): number => many(planFor(kind, { loops }), SEEDS / 2).reduce((sum, layout) => sum + deadEnds(layout), 0);
    const [none, half, all] = [total(0), total(50), total(100)];
    expect(half).toBeLessThan(none);
    expect(all).toBeLessThan(0.3 * none);
  });
});

describe.each(['digger', 'uniform'] as const)('halls dug as %s', (kind) => {
  it('have rooms that reach to their walls, except a few that open to another along a whole side', () => {
    const isOpen = many(planFor(kind, { loops: 0 })).flatMap(({ rooms, terrain, width }) => rooms.flatMap(({ x1, y1, x2, y2 }) => {
      const across = Array.from({ length: x2 - x1 - 1 }, (_, i) => x1 + 1 + i);
      const down = Array.from({ length: y2 - y1 - 1 }, (_, i) => y1 + 1 + i);
      const walls = [across.map((x) => [x, y1]), across.map((x) => [x, y2]), down.map((y) => [x1, y]), down.map((y) => [x2, y])] as [number, number][][];
      return walls.map((wall) => wall.every(([x, y]) => terrain[y * width + x] !== palette.wall));
    }));
    expect(isOpen.length).toBeGreaterThan(12 * SEEDS);
    expect(isOpen.filter(Boolean).length / isOpen.length).toBeLessThan(0.01);
  });
});

describe.each(['digger', 'uniform', 'caves'] as const)('ends of floors dug as %s', (kind) => {
  it('are a long walk apart', () => {
    for (const layout of many(planFor(kind), 8)) expect(walk(layout)).toBeGreaterThan((56 + 34) / 4);
  });
});

/** Steps from the arrival to the stairs. */
function walk(layout: Layout): number {
  const open = openOf(layout);
  const index = ({ x, y }: { x: number; y: number }): number => y * layout.width + x;
  let reached = new Set([index(layout.arrival)]);
  for (let steps = 0; ; steps++) {
    if (reached.has(index(layout.stairs))) return steps;
    const next = new Set([...reached].flatMap((cell) => [cell, ...around({ x: cell % layout.width, y: Math.floor(cell / layout.width) }).map(index)]).filter((cell) => open[cell]));
    if (next.size === reached.size) throw new Error('the stairs are out of reach');
    reached = next;
  }
}

test.each(['digger', 'uniform'] as const)('a small map dug as %s has at least four rooms', (kind) => {
  const counts = many(planFor(kind, { width: 34, height: 22 }), scaled(60, 300)).map(({ rooms }) => rooms.length);
  expect(Math.min(...counts)).toBe(4);
});

describe('the generator of rot-js', () => {
  it.each(['digger', 'uniform', 'caves'] as const)('doesn\'t influence %s, and is left as it was', (kind) => {
    const maps = [1, 2].map((seed) => {
      RNG.setSeed(seed);
      const before = RNG.getState();
      const layout = layoutOf(planFor(kind), 'lent');
      expect(RNG.getState()).toEqual(before);
      return layout?.terrain;
    });
    expect(maps[0]).toEqual(maps[1]);
  });

  it.each(['digger', 'uniform'] as const)('isn\'t called for %s if two rooms might not fit, which it would try for ever', (kind) => {
    const rng = Rng.of('narrow', '');
    expect(digLayout(planFor(kind, { width: 12, height: 12 }), palette, rng)).toBeNull();
    expect(rng.next()).toBe(Rng.of('narrow', '').next());
  });
});

/** A canvas from a picture of rock and ground. */
function canvasOf(picture: string): Canvas {
  const rows = rowsOf(picture);
  return { width: rows[0]?.length ?? 0, height: rows.length, terrain: Uint8Array.from(rows.join(''), (glyph) => (glyph === '#' ? 0 : 1)) };
}

describe('caves', () => {
  it('are joined to the largest by the shortest tunnel; small ones are filled in', () => {
    const canvas = canvasOf(`
      ####################
      #......####......###
      #......####......#.#
      #......####......###
      #......#############
      ####################`);
    joinCaves(canvas, palette, Rng.of('1', ''));
    const dug = pictureOf(canvas.width, canvas.terrain, '#.').split('\n');
    expect(dug.slice(1, 4).sort()).toEqual(['#......####......###', '#......####......###', '#................###']);
    expect([dug[0], dug[4]]).toEqual(['####################', '#......#############']);
  });

  it('get an opening in a thin wall if it saves a long walk and loops are asked for', () => {
    const picture = `
      ##########################
      #........................#
      #.######################.#
      #.######################.#
      #.........#..............#
      ##########################`;
    const after = (percent: number): string => {
      const canvas = canvasOf(picture);
      openThinWalls(canvas, percent, palette, Rng.of('1', ''));
      return pictureOf(canvas.width, canvas.terrain, '#.');
    };
    expect(after(0)).toBe(drawn(picture));
    expect(after(100)).toBe(drawn(picture).replace('#.........#..............#', '#........................#'));
  });

  it.each([1, 6])('get it at the edge of the map too, in column %i', (column) => {
    const ring = ['########', '#......#', ...Array.from({ length: 24 }, () => '#.####.#'), '#......#', '########'];
    const canvas = canvasOf(ring.map((row, y) => (y === 14 ? `${row.slice(0, column)}#${row.slice(column + 1)}` : row)).join('\n'));
    openThinWalls(canvas, 100, palette, Rng.of('1', ''));
    expect(pictureOf(canvas.width, canvas.terrain, '#.')).toBe(ring.join('\n'));
  });

  it('stay solid rock if nothing was dug', () => {
    const picture = `
      #####
      #####
      #####`;
    const canvas = canvasOf(picture);
    openThinWalls(canvas, 100, palette, Rng.of('1', ''));
    expect(pictureOf(canvas.width, canvas.terrain, '#.')).toBe(drawn(picture));
  });

  it('keep a thin wall that can be walked around in a few steps', () => {
    const picture = `
      #########
      #.......#
      #...#...#
      #.......#
      #########`;
    const canvas = canvasOf(picture);
    openThinWalls(canvas, 100, palette, Rng.of('1', ''));
    expect(pictureOf(canvas.width, canvas.terrain, '#.')).toBe(drawn(picture));
  });
});
