import type { Content } from '../../src/engine/content';
import { FloorCurve } from '../../src/engine/core/floorCurve';
import type { Point } from '../../src/engine/core/point';
import { Rng, shuffle } from '../../src/engine/core/rng';
import type { FloorPlan } from '../../src/engine/ports';
import { digTunnel } from '../../src/procgen/dig/digRooms';
import { openMap, stepsFrom } from '../../src/procgen/dig/walk';
import { ProcgenService } from '../../src/procgen/ProcgenService';

/** Cells along each side of one of the floors that a vast one is put together from, and the floors of the campaign they are: halls and caves. */
const DISTRICT = 50;
const FLOORS = [3, 7, 4, 8];

/** A floor larger than any pack may ask for: its plan, and its open cells in random order, but first the one farthest from the player. */
export interface Vast {
  readonly plan: FloorPlan;
  readonly places: readonly Point[];
}

type Ground = Pick<FloorPlan, 'items' | 'traps' | 'arrival'> & { readonly terrain: Uint8Array };

/** A square of ground within a wall. */
export function vastHall(content: Content, side: number): Vast {
  const wall = tileOf(content, 'wall');
  const terrain = new Uint8Array(side * side).fill(tileOf(content, 'ground'));
  terrain.fill(wall, 0, side).fill(wall, side * (side - 1));
  for (let cell = side; cell < terrain.length; cell += side) terrain[cell] = terrain[cell - 1] = wall;
  return vast(content, { terrain, items: [], traps: [], arrival: { x: side >> 1, y: side >> 1 } });
}

/** Floors of the campaign side by side, with their doors, traps and items; tunnels join each to the next ones. The side is a multiple of 50. */
export function vastDungeon(content: Content, side: number): Vast {
  const ground = tileOf(content, 'ground');
  const terrain = new Uint8Array(side * side).fill(tileOf(content, 'wall'));
  const rng = Rng.of('bench', `vast ${side}`);
  const across = side / DISTRICT;
  const centres: Point[] = [];
  const [items, traps]: [FloorPlan['items'][number][], FloorPlan['traps'][number][]] = [[], []];
  for (let place = 0; place < across * across; place++) {
    const corner = { x: (place % across) * DISTRICT, y: Math.floor(place / across) * DISTRICT };
    const moved = <T extends Point>(at: T): T => ({ ...at, x: corner.x + at.x, y: corner.y + at.y });
    const { plan } = new ProcgenService(squared(content), `bench ${place}`).report(FLOORS[place % FLOORS.length] ?? 1);
    for (let cell = 0; cell < plan.terrain.length; cell++) {
      const { x, y } = moved({ x: cell % DISTRICT, y: Math.floor(cell / DISTRICT) });
      terrain[y * side + x] = plan.terrain[cell] as number;
    }
    items.push(...plan.items.map(moved));
    traps.push(...plan.traps.map(moved));
    centres.push(moved(plan.arrival));
    for (const from of [place % across === 0 ? undefined : centres[place - 1], centres[place - across]]) {
      if (from) digTunnel({ width: side, height: side, terrain }, { from, to: moved(plan.arrival), tile: ground }, rng);
    }
  }
  return vast(content, { terrain, items, traps, arrival: centres[Math.floor((across * (across + 1)) / 2)] as Point });
}

/** The pack with all its layouts of one size. */
function squared(content: Content): Content {
  const size = new FloorCurve([[1, DISTRICT]]);
  return { ...content, layouts: new Map([...content.layouts].map(([id, row]) => [id, { ...row, width: size, height: size }])) };
}

function tileOf({ tiles }: Content, id: string): number {
  return tiles.findIndex((tile) => tile.id === id);
}

function vast({ tiles }: Content, { terrain, arrival, items, traps }: Ground): Vast {
  const side = Math.sqrt(terrain.length);
  const map = openMap({ width: side, terrain }, tiles.map(({ walkable }) => (walkable ? 1 : 0)));
  const steps = stepsFrom(map, arrival.y * side + arrival.x);
  const cells: number[] = [];
  let far = 0;
  steps.forEach((count, cell) => {
    if (count <= 0) return;
    if (count > (steps[cells[far] as number] ?? 0)) far = cells.length;
    cells.push(cell);
  });
  const farthest = cells.splice(far, 1);
  const places = [...farthest, ...shuffle(cells, Rng.of('bench', 'places'))].map((cell) => ({ x: cell % side, y: Math.floor(cell / side) }));
  return { plan: { number: 1, theme: 'cellars', width: side, height: side, terrain, arrival, monsters: [], items, traps, goods: [], places: [] }, places };
}
