import { Rng } from '../../src/engine/core/rng';
import { cellOf, centreOf, digRooms, placeRooms, plainHall, type RoomsPlan } from '../../src/procgen/dig/digRooms';
import type { Layout, Room } from '../../src/procgen/dig/Layout';
import { unevenness } from '../support/chiSquare';
import { drawn } from '../support/drawGame';
import { ScriptedRng } from '../support/ScriptedRng';

const palette = { wall: 0, ground: 1, stairsDown: 2, stairsUp: -1 };
const classic: RoomsPlan = { width: 80, height: 43, roomMin: 6, roomMax: 10, attempts: 30, inset: 0, stairs: 'ends' };
const small: RoomsPlan = { ...classic, width: 20, height: 9, roomMin: 3, roomMax: 6, attempts: 2 };

function layoutPicture({ terrain, width, arrival }: Layout): string {
  const glyphs = Array.from(terrain, (tile, i) => (i === arrival.y * width + arrival.x ? '@' : '#.>'[tile])).join('');
  return (glyphs.match(new RegExp(`.{${String(width)}}`, 'g')) ?? []).join('\n');
}

/** A layout dug by numbers: per room w, h (minus the minimum), x, y; then for each tunnel 1 for horizontal first, 0 for vertical. */
function dug(plan: Partial<RoomsPlan>, ...numbers: number[]): string {
  const layout = digRooms({ ...small, ...plan }, palette, new ScriptedRng(...numbers));
  return layout ? layoutPicture(layout) : 'nothing';
}

describe('rooms and tunnels', () => {
  it('RULES 1.3 a room has ground inside its corners, tunnels go from centre to centre, horizontal first', () => {
    expect(dug({}, 1, 1, 1, 0, 2, 0, 14, 5, 1)).toBe(drawn(`
      ####################
      ##...###############
      ##.@.............###
      ##...###########.###
      ################.###
      ################.###
      ###############.>..#
      ###############....#
      ####################`));
  });

  it('RULES 1.3 or vertical first', () => {
    expect(dug({}, 1, 1, 1, 0, 2, 0, 14, 5, 0)).toBe(drawn(`
      ####################
      ##...###############
      ##.@.###############
      ##...###############
      ###.################
      ###.################
      ###.............>..#
      ###############....#
      ####################`));
  });

  it('RULES 1.3 a candidate that overlaps or just touches an accepted room is dropped', () => {
    const rooms = (...numbers: number[]): number => placeRooms(small, new ScriptedRng(...numbers)).length;
    expect(rooms(0, 0, 2, 0, 0, 0, 3, 1)).toBe(1);
    expect(rooms(0, 0, 2, 0, 0, 0, 5, 0)).toBe(1);
    expect(rooms(0, 0, 2, 0, 0, 0, 6, 0)).toBe(2);
    expect(rooms(0, 0, 2, 0, 0, 0, 2, 3)).toBe(1);
    expect(rooms(0, 0, 2, 0, 0, 0, 2, 4)).toBe(2);
    expect(rooms(0, 0, 5, 4, 0, 0, 2, 1)).toBe(1);
    expect(rooms(0, 0, 5, 4, 0, 0, 1, 1)).toBe(2);
    expect(rooms(0, 0, 5, 4, 0, 0, 2, 0)).toBe(2);
  });

  it('RULES 6 width and height are not mixed up in the overlap test', () => {
    const wide = { ...small, width: 30, height: 30, roomMin: 2, roomMax: 12 };
    expect(placeRooms(wide, new ScriptedRng(10, 0, 0, 0, 0, 0, 0, 3))).toEqual([{ x1: 0, y1: 0, x2: 12, y2: 2, inset: 0 }, { x1: 0, y1: 3, x2: 2, y2: 5, inset: 0 }]);
    expect(placeRooms(wide, new ScriptedRng(0, 10, 0, 0, 0, 0, 3, 0))).toHaveLength(2);
  });

  it('RULES 1.3 the centre is the mean of the corners, rounded down', () => {
    expect(centreOf({ x1: 1, y1: 2, x2: 4, y2: 8, inset: 0 })).toEqual({ x: 2, y: 5 });
  });

  it('RULES 1.3 a single room is no floor: it is tried again', () => {
    expect(dug({ attempts: 1 }, 0, 0, 0, 0)).toBe('nothing');
  });

  it('RULES 1.3 sides and corners take every value of their range, each as often', () => {
    const first = Array.from({ length: 6000 }, (_, seed) => placeRooms({ ...classic, attempts: 1 }, Rng.of(String(seed), 'layout:1'))[0] as Room);
    const histogram = (values: number[], from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => values.filter((value) => value === from + i).length);
    expect(unevenness(histogram(first.map(({ x1, x2 }) => x2 - x1), 6, 10))).toBeLessThan(1);
    expect(unevenness(histogram(first.map(({ y1, y2 }) => y2 - y1), 6, 10))).toBeLessThan(1);
    const small = first.filter(({ x1, x2, y1, y2 }) => x2 - x1 === 10 && y2 - y1 === 10);
    expect([Math.min(...small.map(({ x1 }) => x1)), Math.max(...small.map(({ x1 }) => x1))]).toEqual([0, 69]);
    expect([Math.min(...first.map(({ y1 }) => y1)), Math.max(...first.map(({ y2 }) => y2))]).toEqual([0, 42]);
  });

  it('RULES 1.3 digs nothing but rooms and their tunnels, over 300 floors', () => {
    const wrong: number[] = [];
    for (let seed = 0; seed < 300; seed++) {
      const layout = digRooms(classic, palette, Rng.of(String(seed), 'layout:1'));
      if (!layout || !isAsRuled(layout)) wrong.push(seed);
    }
    expect(wrong).toEqual([]);
  });

  it('RULES 1.4 a cell of a room is any of its ground, each as likely', () => {
    const room = { x1: 3, y1: 4, x2: 6, y2: 8, inset: 0 };
    const rng = Rng.of('cells', '');
    const counts = new Array<number>(6).fill(0);
    for (let i = 0; i < 6000; i++) {
      const { x, y } = cellOf(room, rng);
      const place = (x - 4) * 3 + (y - 5);
      if (y < 5 || y > 7) throw new Error('in a wall');
      counts[place] = (counts[place] ?? 0) + 1;
    }
    expect(counts).toHaveLength(6);
    expect(unevenness(counts)).toBeLessThan(1);
  });

  it('the plain hall has its two ends far apart and walls all around', () => {
    expect(layoutPicture(plainHall({ ...classic, width: 12, height: 9 }, palette))).toBe(drawn(`
      ############
      ############
      #..........#
      #..........#
      #@........>#
      #..........#
      #..........#
      ############
      ############`));
    expect(layoutPicture(plainHall({ ...classic, width: 7, height: 4 }, palette))).toBe(drawn(`
      #######
      #.....#
      #@...>#
      #######`));
  });
});

/** Whether each tunnel exists, horizontal or vertical first, and there is no ground outside rooms and tunnels. */
function isAsRuled({ rooms, terrain, width, arrival, stairs }: Layout): boolean {
  const wanted = new Set<number>();
  const open = (x: number, y: number): boolean => terrain[y * width + x] !== palette.wall;
  const line = (a: { x: number; y: number }, b: { x: number; y: number }): number[] => {
    const cells: number[] = [];
    for (let x = Math.min(a.x, b.x); x <= Math.max(a.x, b.x); x++) for (let y = Math.min(a.y, b.y); y <= Math.max(a.y, b.y); y++) cells.push(y * width + x);
    return cells;
  };
  for (const room of rooms) for (let x = room.x1 + 1; x < room.x2; x++) for (const cell of line({ x, y: room.y1 + 1 }, { x, y: room.y2 - 1 })) wanted.add(cell);
  for (let i = 1; i < rooms.length; i++) {
    const [a, b] = [centreOf(rooms[i - 1] as Room), centreOf(rooms[i] as Room)];
    const ways = [{ x: b.x, y: a.y }, { x: a.x, y: b.y }].map((corner) => [...line(a, corner), ...line(corner, b)]);
    const there = ways.filter((way) => way.every((cell) => open(cell % width, Math.floor(cell / width))));
    if (there.length === 0) return false;
    for (const cell of there.flat()) wanted.add(cell);
  }
  const first = centreOf(rooms[0] as Room);
  const last = centreOf(rooms.at(-1) as Room);
  const isPlaced = arrival.x === first.x && arrival.y === first.y && stairs.x === last.x && stairs.y === last.y && terrain[last.y * width + last.x] === palette.stairsDown;
  return isPlaced && Array.from(terrain).every((tile, cell) => (tile !== palette.wall) === wanted.has(cell));
}
