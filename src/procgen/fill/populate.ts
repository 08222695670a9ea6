import type { Content } from '../../engine/content';
import type { Point } from '../../engine/core/point';
import { Rng } from '../../engine/core/rng';
import { mostActors } from '../../engine/rules/relocate';
import type { ItemSpawn, Spawn } from '../../engine/ports';
import { gatherCompanies } from './gatherCompanies';
import { giveLoot } from './giveLoot';
import type { Layout } from '../dig/Layout';
import { drawItem, type Drawn } from './drawItem';
import { drawMonster } from './drawMonster';
import { pointOf } from '../dig/farEnds';
import { furnish, type Goods } from '../vaults/furnish';
import { hideKeys } from '../vaults/hideKeys';
import { rankAll } from './rankAll';
import { cellOf } from '../dig/rooms';
import { layGoods } from './layGoods';
import { laySchedule } from './laySchedule';
import { meterFloor, type Metered } from './meterFloor';
import { setTraps } from './setTraps';
import { guestOf, Vacancies, type Guest } from './Vacancies';
import type { RoomCount } from './RoomCount';

/** Everything on a floor, with counts per room. */
export interface Population extends Goods {
  /** What its features offer. */
  readonly goods: readonly ItemSpawn[];
  readonly perRoom: { readonly monsters: RoomCount[]; readonly items: RoomCount[] };
}

/** The most items that a floor's tables, its vaults, and its features have each; our own have not a tenth of it. */
export const MOST_THINGS = 400;

/** Things to place: the most per room or floor, how to draw one, and how to place it. */
interface Filling<T> {
  readonly most: number;
  readonly guest: Guest;
  readonly rng: Rng;
  /** Whether the floor takes no more of them. */
  readonly isFull: () => boolean;
  readonly draw: () => T | null;
  readonly place: (thing: T, at: Point) => unknown;
}

/** A floor to fill; `hand` are the kinds of its items where floors are metered. */
interface Commission {
  readonly seed: string;
  readonly floor: number;
  readonly hand?: readonly string[];
}

/** Fills a floor: its vaults, monsters, items (RULES 1.4 and 4), then the rest. Each step has its own stream. */
export function populate(content: Content, layout: Layout, { seed, floor, hand = [] }: Commission): Population {
  const stream = (purpose: string): Rng => Rng.of(seed, `${purpose}:${floor}`);
  const vacancies = new Vacancies(content, layout);
  const most = { monsters: mostActors(layout), things: MOST_THINGS };
  const inVaults = furnish(content, layout, { floor, rng: stream('furnish'), most });
  const room = most.monsters - inVaults.monsters.length;
  const keys = hideKeys(content, layout, { vacancies, rng: stream('keys') });
  const tables = { floor, vacancies, stream, room };
  const isMetered = content.counts.danger !== null;
  const filled: Filled = isMetered ? meterFloor(content, { ...tables, hand, inVaults: inVaults.monsters }) : fillTables(content, layout, tables);
  const { companies, leaders = [], items, perRoom } = filled;
  const scheduled = laySchedule(content, floor, { vacancies, rng: stream('schedule'), most: MOST_THINGS });
  const gathered = gatherCompanies(content, leaders, { vacancies, rng: stream('company'), room });
  const monsters = rankAll(content, [...companies, ...gathered], { floor, elites: stream('elites'), asleep: stream('asleep') });
  const traps = setTraps(content, layout, { floor, vacancies, rng: stream('traps') });
  return {
    monsters: giveLoot(content, [...monsters, ...inVaults.monsters], { floor, rng: stream('loot') }),
    items: [...items, ...scheduled, ...keys, ...inVaults.items],
    traps: [...traps, ...inVaults.traps],
    goods: layGoods(content, layout, { floor, rng: stream('goods'), most: MOST_THINGS }),
    perRoom,
  };
}

/** How a floor's tables are drawn from. */
interface Tables {
  readonly floor: number;
  readonly vacancies: Vacancies;
  readonly stream: (purpose: string) => Rng;
  /** How many monsters the floor takes besides those of its vaults. */
  readonly room: number;
}

/** What was put on a floor, with leaders whose companies are still to come. */
interface Filled extends Metered {
  readonly leaders?: readonly Spawn[];
}

/** Monsters and items by the pack's counts and tables. */
function fillTables(content: Content, layout: Layout, { floor, vacancies, stream, room }: Tables): Filled {
  const { counts } = content;
  const leaders: Spawn[] = [];
  const items: ItemSpawn[] = [];
  const [ofMonsters, ofItems, deep] = [stream('monsters'), stream('items'), stream('deep')];
  const [mostMonsters, mostItems] = [counts.monsters.at(floor), counts.items.at(floor)];
  const fits = (id: string): boolean => guestOf(content, id) !== 'swimmer' || vacancies.hasWater;
  const drawOneMonster = (): string | null => drawMonster(content, floor, { monsters: ofMonsters, deep, fits });
  const drawOneItem = (): Drawn | null => drawItem(content, floor, ofItems);
  const elsewhere = stream('water');
  const lead = (id: string, on: Point): void => {
    const at = guestOf(content, id) === 'swimmer' ? vacancies.takeAny('swimmer', elsewhere) : on;
    if (at) leaders.push({ id, x: at.x, y: at.y });
  };
  const fill = counts.per === 'room' ? fillRooms(layout, vacancies, stream('safe')) : fillFloor(layout, vacancies);
  const perRoom = {
    monsters: fill({ guest: 'monster', most: mostMonsters, rng: ofMonsters, isFull: () => leaders.length >= room, draw: drawOneMonster, place: lead }),
    items: fill({
      guest: 'thing', most: mostItems, rng: ofItems, draw: drawOneItem,
      isFull: () => items.length >= MOST_THINGS,
      place: (item, { x, y }) => items.push({ ...item, x, y }),
    }),
  };
  return { leaders, companies: [], items, perRoom };
}

type Fill = <T>(filling: Filling<T>) => RoomCount[];

/**
 * Fills each room with a uniform number from 0; things that land on a taken cell, or the arrival, are skipped (RULES 1.4). A
 * monster that lands too close to the arrival is moved elsewhere.
 */
function fillRooms(layout: Layout, vacancies: Vacancies, elsewhere: Rng): Fill {
  return ({ guest, most, rng, isFull, draw, place }) => layout.rooms.map((room) => {
    const drawn = rng.range(0, most);
    let placed = 0;
    for (let i = 0; i < drawn && !isFull(); i++) {
      const thing = draw();
      const cell = cellOf(room, rng);
      if (thing === null || !vacancies.hasRoom(cell, guest)) continue;
      const at = guest === 'thing' || vacancies.isSafe(cell) ? cell : vacancies.takeAny(guest, elsewhere);
      if (!at) continue;
      vacancies.take(at);
      place(thing, at);
      placed++;
    }
    return { drawn, placed };
  });
}

/** Fills the whole floor with a uniform number from 1, each on a uniformly drawn free cell, never on stairs or the arrival (RULES 4). */
function fillFloor({ width }: Layout, vacancies: Vacancies): Fill {
  return ({ guest, most, rng, isFull, draw, place }) => {
    const free = vacancies.free(guest);
    const drawn = most === 0 ? 0 : rng.range(1, most);
    let placed = 0;
    for (let i = 0; i < drawn && free.length > 0 && !isFull(); i++) {
      const thing = draw();
      const [cell] = free.splice(rng.below(free.length), 1);
      if (thing === null || cell === undefined) continue;
      const at = pointOf(cell, width);
      vacancies.take(at);
      place(thing, at);
      placed++;
    }
    return [{ drawn, placed }];
  };
}
