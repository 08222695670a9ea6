import type { Content } from '../engine/content';
import type { WeightedTable } from '../engine/core/weightedTable';
import { Rng } from '../engine/core/rng';
import type { Spawn } from '../engine/ports';
import type { Layout } from './dig';
import { cellOf } from './rooms';

/** What was drawn for and what was placed in one room. */
export interface RoomCount {
  drawn: number;
  placed: number;
}

/** Monsters and items of a floor, with the counts room by room. */
export interface Population {
  readonly monsters: Spawn[];
  readonly items: Spawn[];
  readonly perRoom: { readonly monsters: RoomCount[]; readonly items: RoomCount[] };
}

/** Fills every room, monsters first (RULES 1.4); each of the two has a stream of its own. */
export function populate(content: Content, layout: Layout, key: { seed: string; floor: number }): Population {
  const { seed, floor } = key;
  const taken = new Set([layout.arrival.y * layout.width + layout.arrival.x]);
  const monsters: Spawn[] = [];
  const items: Spawn[] = [];
  const fill = (into: Spawn[], table: WeightedTable, most: number): ((rng: Rng) => RoomCount[]) => {
    return (rng) => layout.rooms.map((room) => {
      const drawn = rng.range(0, most);
      let placed = 0;
      for (let i = 0; i < drawn; i++) {
        const id = table.draw(floor, rng);
        const at = cellOf(room, rng);
        const index = at.y * layout.width + at.x;
        if (id === null || taken.has(index)) continue;
        taken.add(index);
        into.push({ id, x: at.x, y: at.y });
        placed++;
      }
      return { drawn, placed };
    });
  };
  const perRoom = {
    monsters: fill(monsters, content.monsters, content.monstersPerRoom.at(floor))(Rng.of(seed, `monsters:${floor}`)),
    items: fill(items, content.items, content.itemsPerRoom.at(floor))(Rng.of(seed, `items:${floor}`)),
  };
  return { monsters, items, perRoom };
}
