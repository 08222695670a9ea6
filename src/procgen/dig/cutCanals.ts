import type { Content, Layouts } from '../../engine/content';
import { COMPASS, SIDE_HEADINGS } from '../../engine/core/point';
import { turnsOf } from '../../engine/floor/currents';
import type { Rng } from '../../engine/core/rng';
import { spend } from '../work';
import { joinShores } from './fillLakes';
import { isAtEnd, isInVault, tileIndex, type Layout } from './Layout';

/** Attempts to find a course for a canal. */
const TRIES = 40;
/** A canal that needs more fords than this, besides its bridges, runs along a passage instead of across. */
const MOST_FORDS = 6;

type Canals = NonNullable<Layouts['canals']>;

/** The cells of a canal's northern and western edge, from its spring to its pool. */
type Course = readonly number[];

/** Cuts canals through rooms and rock, each flowing into a pool. Where its row names a bridge, one leads over wherever ground was. */
export function cutCanals(content: Content, layout: Layout, canals: Layouts['canals'], { floor, rng }: { floor: number; rng: Rng }): void {
  if (!canals) return;
  for (let left = canals.count.at(floor); left > 0; left--) {
    const open = groundOf(layout);
    for (let tries = 0; open.length > 0 && tries < TRIES; tries++) {
      const course = findCourse(layout, open, rng);
      if (course && cut(content, layout, canals, course)) break;
    }
  }
}

function groundOf({ terrain, ground }: Layout): number[] {
  spend(terrain.length >> 2);
  return Array.from(terrain.keys()).filter((cell) => terrain[cell] === ground);
}

/** A course with two bends between two cells of open ground far apart; null if it leads through what has to stay. */
function findCourse(layout: Layout, open: readonly number[], rng: Rng): Course | null {
  const { width, height } = layout;
  spend(1);
  const course = bentFrom(rng.pick(open), rng.pick(open), { width, isAcross: rng.below(2) === 0, bend: rng.below(101) });
  const isLong = 3 * course.length >= width + height;
  return isLong && course.every((cell) => squareAt(cell, width).every((part) => isFree(layout, part))) ? course : null;
}

/** Cuts a canal with its bridges; undone and false if it would run along a passage. */
function cut(content: Content, layout: Layout, canals: Canals, course: Course): boolean {
  const before = layout.terrain.slice();
  const bridges = bridgesOf(layout, course);
  const water = fill(content, layout, canals, course);
  if (canals.bridge === undefined) return true;
  const bridge = tileIndex(content, canals.bridge);
  for (const cell of bridges) layout.terrain[cell] = bridge;
  const isCut = joinShores(content, layout, { water, ford: bridge }) <= MOST_FORDS;
  if (!isCut) layout.terrain.set(before);
  return isCut;
}

/** A course along one axis, then the other, then the first again. @param bend where it turns, in percent of the way */
function bentFrom(from: number, to: number, { width, isAcross, bend }: { width: number; isAcross: boolean; bend: number }): number[] {
  const level = to % width - from % width;
  const steep = rowOf(to, width) - rowOf(from, width);
  const [first, along] = isAcross ? [level, 1] : [steep, width];
  const [second, across] = isAcross ? [steep, width] : [level, 1];
  const turn = Math.trunc(first * bend / 100);
  const course = [from];
  const go = (count: number, step: number): void => {
    for (let left = Math.abs(count); left > 0; left--) course.push((course.at(-1) as number) + Math.sign(count) * step);
  };
  go(turn, along);
  go(second, across);
  go(first - turn, along);
  return course;
}

function rowOf(cell: number, width: number): number {
  return Math.floor(cell / width);
}

/** Whether a cell can become water: rock or ground within the edge, outside vaults, away from arrival and stairs. */
function isFree(layout: Layout, cell: number): boolean {
  const { terrain, width, height, wall, ground } = layout;
  const [x, y] = [cell % width, rowOf(cell, width)];
  const isInside = x > 0 && y > 0 && x < width - 1 && y < height - 1;
  return isInside && (terrain[cell] === wall || terrain[cell] === ground) && !isAtEnd(layout, cell) && !isInVault(layout, cell);
}

/** The cells, from bank to bank, in the middle of each stretch of ground that a canal crosses. */
function bridgesOf({ terrain, width, ground }: Layout, course: Course): number[] {
  const bridges: number[] = [];
  for (let first = 0; first < course.length; first++) {
    if (terrain[course[first] as number] !== ground) continue;
    let last = first;
    while (terrain[course[last + 1] ?? -1] === ground) last++;
    const middle = course[(first + last) >> 1] as number;
    const isLevel = Math.abs((course[((first + last) >> 1) + 1] ?? middle) - middle) !== width;
    bridges.push(middle, middle + (isLevel ? width : 1));
    first = last;
  }
  return bridges;
}

/** Fills a canal with its current, each stretch carrying to the next, and its pool; returns the tiles of its water. */
function fill(content: Content, { terrain, width }: Layout, canals: Canals, course: Course): number[] {
  const tiles = currentsOf(content, canals.current, width);
  const pool = tileIndex(content, canals.pool);
  course.forEach((cell, at) => {
    const next = course[at + 1];
    const tile = next === undefined ? pool : tiles.get(next - cell) ?? pool;
    for (const part of squareAt(cell, width)) terrain[part] = tile;
  });
  return [...tiles.values(), pool];
}

/** The tiles of a current to all four sides, by the step between cells that it carries on; the same for all where it carries nowhere. */
function currentsOf(content: Content, current: string, width: number): ReadonlyMap<number, number> {
  const turns = turnsOf(content.tiles, current);
  return new Map(SIDE_HEADINGS.map((way) => {
    const { id } = turns.find(({ carries }) => carries === way) ?? { id: current };
    return [COMPASS[way].x + COMPASS[way].y * width, tileIndex(content, id)];
  }));
}

/** The four cells that a canal takes at a cell of its course. */
function squareAt(cell: number, width: number): number[] {
  return [cell, cell + 1, cell + width, cell + width + 1];
}
