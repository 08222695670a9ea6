import type { Point } from '../../engine/core/point';
import type { Rng } from '../../engine/core/rng';
import type { ItemSpawn } from '../../engine/ports';
import { cellOf } from '../dig/digRooms';
import { pointOf } from '../dig/Layout';
import { DRAWN, spend } from '../work';
import { drawFrom } from '../draw';
import type { LeaderSource } from '../reasons';
import type { Company } from './companies';
import { drawCommon, drawItem } from './draws';
import { type DugFloor, MOST_THINGS, type Occupant, occupantOf, type Streams } from './DugFloor';

/** How much was drawn and placed in one room, or on a floor filled as a whole. */
export interface RoomCount {
  readonly drawn: number;
  readonly placed: number;
}

/** What is put on a floor by its tables. */
export interface Filled {
  readonly companies: readonly Company[];
  readonly items: readonly ItemSpawn[];
  readonly perRoom: { readonly monsters: readonly RoomCount[]; readonly items: readonly RoomCount[] };
}

/** Monsters or items to put on a floor: at most how many per room or floor, and how one is drawn and placed. */
interface Batch<T> {
  readonly occupant: Occupant;
  readonly most: number;
  readonly rng: Rng;
  /** Whether the floor takes no more of them. */
  readonly isFull: () => boolean;
  readonly draw: () => T | null;
  readonly place: (thing: T, at: Point) => unknown;
}

/** Leaders, whose companies are still to come, and items, by the pack's counts and tables (RULES 1.4 and 4). */
export function fillByCounts(floor: DugFloor, stream: Streams): Filled {
  const { content, number } = floor;
  const { counts } = content;
  const leaders: Company[0][] = [];
  const items: ItemSpawn[] = [];
  const ofMonsters = stream('monsters');
  const ofItems = stream('items');
  const deep = stream('deep');
  const water = stream('water');
  const safe = stream('safe');
  const fill = <T>(batch: Batch<T>): RoomCount[] => (counts.per === 'room' ? fillRooms(floor, batch, safe) : [fillAnywhere(floor, batch)]);
  const monsters = fill({
    occupant: 'monster', most: counts.monsters.at(number), rng: ofMonsters, draw: () => drawMonster(floor, ofMonsters, deep),
    isFull: () => floor.monstersLeft === 0,
    place: (source, on) => {
      const { id } = source.draw;
      const at = occupantOf(content, id) === 'swimmer' ? floor.takeAny('swimmer', water) : on;
      if (!at) return;
      leaders.push({ id, x: at.x, y: at.y, source });
      floor.monstersLeft--;
    },
  });
  const things = fill({
    occupant: 'thing', most: counts.items.at(number), rng: ofItems, draw: () => drawItem(content, number, ofItems),
    isFull: () => items.length >= MOST_THINGS,
    place: ({ item, why: { draw, affix } }, { x, y }) => {
      const spawn = { ...item, x, y };
      items.push(spawn);
      floor.notes?.items.set(spawn, { from: 'counts', draw, affix });
    },
  });
  return { companies: leaders.map((leader) => [leader]), items, perRoom: { monsters, items: things } };
}

/** Draws a monster for a floor, now and then one out of depth; null if there is none to draw, or only swimmers and no water. */
export function drawMonster(floor: DugFloor, rng: Rng, deep: Rng): LeaderSource | null {
  const { content, number } = floor;
  spend(DRAWN);
  const table = { table: 'monsters', floor: number } as const;
  const draw = drawFrom(content, table, rng, (id) => occupantOf(content, id) !== 'swimmer' || floor.hasWater);
  const here: LeaderSource | null = draw && { from: 'counts', outOfDepth: null, draw };
  const { share, deeper } = content.outOfDepth;
  const percent = share.at(number);
  if (percent === 0 || deep.below(100) >= percent) return here;
  const below = drawCommon(content, number + deeper, deep);
  return below ? { from: 'counts', outOfDepth: percent, draw: below } : here;
}

/**
 * Fills each room with a uniform number from 0; things that land on a taken cell, or the arrival, are skipped (RULES 1.4). A
 * monster that lands too close to the arrival is moved elsewhere.
 */
function fillRooms<T>(floor: DugFloor, { occupant, most, rng, isFull, draw, place }: Batch<T>, elsewhere: Rng): RoomCount[] {
  return floor.layout.rooms.map((room) => {
    const drawn = rng.range(0, most);
    let placed = 0;
    for (let i = 0; i < drawn && !isFull(); i++) {
      const thing = draw();
      const cell = cellOf(room, rng);
      if (thing === null || !floor.hasRoom(cell, occupant)) continue;
      const at = occupant === 'thing' || floor.isSafe(cell) ? cell : floor.takeAny(occupant, elsewhere);
      if (!at) continue;
      floor.take(at);
      place(thing, at);
      placed++;
    }
    return { drawn, placed };
  });
}

/** Fills the whole floor with a uniform number from 1, each on a uniformly drawn free cell, never on stairs or the arrival (RULES 4). */
function fillAnywhere<T>(floor: DugFloor, { occupant, most, rng, isFull, draw, place }: Batch<T>): RoomCount {
  const free = floor.free(occupant);
  const drawn = most === 0 ? 0 : rng.range(1, most);
  let placed = 0;
  for (let i = 0; i < drawn && free.length > 0 && !isFull(); i++) {
    const thing = draw();
    const [cell] = free.splice(rng.below(free.length), 1);
    if (thing === null || cell === undefined) continue;
    const at = pointOf(cell, floor.layout.width);
    floor.take(at);
    place(thing, at);
    placed++;
  }
  return { drawn, placed };
}
