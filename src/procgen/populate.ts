import type { Content } from '../engine/content';
import type { Point } from '../engine/core/point';
import { Rng } from '../engine/core/rng';
import type { ItemSpawn, Spawn } from '../engine/ports';
import type { Layout } from './dig';
import { drawItem } from './drawItem';
import { cellOf } from './rooms';

/** What was drawn for and what was placed in one room, or on a floor that is filled as a whole. */
export interface RoomCount {
  drawn: number;
  placed: number;
}

/** Monsters and items of a floor, with the counts room by room. */
export interface Population {
  readonly monsters: Spawn[];
  readonly items: ItemSpawn[];
  readonly perRoom: { readonly monsters: RoomCount[]; readonly items: RoomCount[] };
}

/** Things to be placed: how many at most, what is drawn, and what becomes of it at a cell. */
interface Filling<T> {
  readonly most: number;
  readonly rng: Rng;
  readonly draw: () => T | null;
  readonly place: (thing: T, at: Point) => unknown;
}

/** Fills a floor, monsters first (RULES 1.4 and 4); each of the two has a stream of its own. */
export function populate(content: Content, layout: Layout, key: { seed: string; floor: number }): Population {
  const { seed, floor } = key;
  const { counts } = content;
  const monsters: Spawn[] = [];
  const items: ItemSpawn[] = [];
  const ofMonsters = Rng.of(seed, `monsters:${floor}`);
  const ofItems = Rng.of(seed, `items:${floor}`);
  const fill = counts.per === 'room' ? fillRooms(layout) : fillFloor(layout);
  const perRoom = {
    monsters: fill({ most: counts.monsters.at(floor), rng: ofMonsters, draw: () => content.monsters.draw(floor, ofMonsters), place: (id, { x, y }) => monsters.push({ id, x, y }) }),
    items: fill({ most: counts.items.at(floor), rng: ofItems, draw: () => drawItem(content, floor, ofItems), place: ({ id, affixes }, { x, y }) => items.push({ id, affixes, x, y }) }),
  };
  return { monsters, items, perRoom };
}

type Fill = <T>(filling: Filling<T>) => RoomCount[];

/** Per room uniform from 0; what falls on a taken cell, the arrival cell too, is skipped (RULES 1.4). */
function fillRooms(layout: Layout): Fill {
  const taken = new Set([indexOf(layout, layout.arrival)]);
  return ({ most, rng, draw, place }) => layout.rooms.map((room) => {
    const drawn = rng.range(0, most);
    let placed = 0;
    for (let i = 0; i < drawn; i++) {
      const thing = draw();
      const at = cellOf(room, rng);
      const index = indexOf(layout, at);
      if (thing === null || taken.has(index)) continue;
      taken.add(index);
      place(thing, at);
      placed++;
    }
    return { drawn, placed };
  });
}

/** For the whole floor uniform from 1, each on a uniform free cell of its rooms: never on stairs or the arrival cell (RULES 4). */
function fillFloor(layout: Layout): Fill {
  const free = groundOf(layout);
  return ({ most, rng, draw, place }) => {
    const drawn = most === 0 ? 0 : rng.range(1, most);
    let placed = 0;
    for (let i = 0; i < drawn && free.length > 0; i++) {
      const thing = draw();
      const [at] = free.splice(rng.below(free.length), 1);
      if (thing === null || !at) continue;
      place(thing, at);
      placed++;
    }
    return [{ drawn, placed }];
  };
}

/** The ground of all rooms and tunnels but the two ends. */
function groundOf({ terrain, width, ground, arrival, stairs }: Layout): Point[] {
  const cells: Point[] = [];
  terrain.forEach((tile, index) => {
    const at = { x: index % width, y: Math.floor(index / width) };
    if (tile === ground && !isSame(at, arrival) && !isSame(at, stairs)) cells.push(at);
  });
  return cells;
}

function isSame(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}

function indexOf({ width }: Layout, { x, y }: Point): number {
  return y * width + x;
}
