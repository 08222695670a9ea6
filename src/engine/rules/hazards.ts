import type { World } from '../World';
import type { Spread } from '../content';
import { COST } from '../core/Effort';
import { DIRECTIONS, type Point } from '../core/point';
import { canLie, chanceAt, SIDES } from '../facts/hazards';
import { cellsWithin } from '../floor/cells';
import type { Hazard } from '../state';
import { noteLaid, noteSpread, type Deed } from './noting';
import { layAll, leave } from './reactions';

/** A hazard about to cover cells around a place. */
interface Cloud {
  readonly hazard: string;
  /** dx^2 + dy^2. */
  readonly range: number;
  readonly turns: number;
  /** Whose doing it is. */
  readonly by?: Deed;
}

/** Spreads a hazard over every open cell within a range that has a clear line to the centre. */
export function cloud(world: World, at: Point, { hazard, range, turns, by }: Cloud): void {
  const { floor } = world;
  const cells = cellsWithin(floor, at, range).filter((cell) => canLie(world, hazard, cell) && floor.hasLine(at, cell));
  if (by) noteLaid(world, cells, by);
  layAll(world, cells.map((cell) => ({ kind: hazard, ...cell, turns })), at);
}

/** Lays a hazard on all of some cells where it can lie. */
export function cover(world: World, all: readonly Point[], { hazard, turns, by }: Omit<Required<Cloud>, 'range'>): void {
  const cells = all.filter((cell) => canLie(world, hazard, cell));
  const [first] = cells;
  if (!first) return;
  noteLaid(world, cells, by);
  layAll(world, cells.map(({ x, y }) => ({ kind: hazard, x, y, turns })), first);
}

/** One turn of every hazard: it affects the actor in it, spreads, wears off by a turn, and drifts or leaves something behind. */
export function passHazards(world: World): void {
  const { floor } = world;
  if (floor.state.hazards.length === 0) return;
  harm(world);
  if (floor !== world.floor) return;
  const coming = world.isOver ? [] : outbreaks(world);
  const over = floor.hazards.thin();
  if (world.isOver) return;
  drift(world);
  const all = [...over.flatMap((hazard) => remainsOf(world, hazard)), ...coming];
  const [first] = all;
  if (first) layAll(world, all, first);
}

/** The effects of hazards on the actors in them, the player first; sudden ones have worked when they came. */
function harm(world: World): void {
  const { floor } = world;
  for (const target of [world.state.player, ...floor.state.actors]) {
    if (floor !== world.floor || world.isOver) return;
    const hazard = floor.hazardAt(target.x, target.y);
    const row = hazard && world.content.hazards.get(hazard.kind);
    if (!row || row.sudden === true || !world.isHere(target)) continue;
    world.affect(row.effects, { target, source: target, at: { x: target.x, y: target.y }, cause: { table: 'hazard', id: hazard.kind } });
  }
}

/** What spreads this turn. Draws once per cell that may catch, in the order of hazards and their sides, unless the chance is certain. */
function outbreaks(world: World): Hazard[] {
  const { floor, rng, effort } = world;
  const { hazards, terrain } = floor.state;
  const ways = waysToSpread(world);
  const found: Hazard[] = [];
  const caught = new Set<number>();
  if (ways.size === 0) return found;
  effort.spend(hazards.length * SIDES.length);
  for (const { kind, x, y, turns } of hazards) {
    const way = ways.get(kind);
    if (!way) continue;
    for (const side of SIDES) {
      // Most of what burns has burnt out around it, as the tile alone tells.
      const cell = floor.index(x + side.x, y + side.y);
      if (!way.meets && way.tiles[terrain[cell] ?? -1] === 0) continue;
      const at = { x: x + side.x, y: y + side.y };
      const chance = chanceAt(world, kind, at);
      if (chance === 0 || caught.has(cell) || (chance < 100 && rng.combat.below(100) >= chance)) continue;
      caught.add(cell);
      found.push({ kind, ...at, turns });
      noteSpread(world, { x, y }, at);
    }
  }
  return found;
}

/** The kinds of hazard on the floor that spread: onto which tiles, and whether there is another hazard onto which they do. */
function waysToSpread({ content, floor }: World): Map<string, { tiles: Spread['tiles']; meets: boolean }> {
  const present = new Set<string>();
  let last = '';
  for (const { kind } of floor.state.hazards) {
    if (kind !== last) present.add(kind);
    last = kind;
  }
  const ways = new Map<string, { tiles: Spread['tiles']; meets: boolean }>();
  for (const kind of present) {
    const spread = content.spreads.get(kind);
    if (spread) ways.set(kind, { tiles: spread.tiles, meets: [...spread.hazards.keys()].some((other) => present.has(other)) });
  }
  return ways;
}

/** Moves half of what a drifting hazard has more than a random cell beside it over there, if that is open and has no other hazard. */
function drift(world: World): void {
  const { content, floor, rng, effort } = world;
  for (const hazard of [...floor.state.hazards]) {
    const { kind, turns } = hazard;
    if (turns < 2 || content.hazards.get(kind)?.drifts !== true) continue;
    effort.spend(COST.searched);
    const step = rng.combat.pick(DIRECTIONS);
    const x = hazard.x + step.x;
    const y = hazard.y + step.y;
    if (!floor.canStand('fly', x, y) || !floor.tileAt(x, y).transparent) continue;
    const there = floor.hazardAt(x, y);
    const has = there?.turns ?? 0;
    const moved = Math.floor((turns - has) / 2);
    if (moved < 1 || (there !== null && there.kind !== kind)) continue;
    floor.hazards.put({ kind, x, y, turns: has + moved });
    noteSpread(world, hazard, { x, y });
    hazard.turns -= moved;
  }
}

/** The hazard that one leaves at its end, if any. The tile that it leaves is laid at once. */
function remainsOf(world: World, { kind, x, y }: Hazard): Hazard[] {
  const ends = world.content.hazards.get(kind)?.ends;
  if (!ends) return [];
  const { becomes = null, turns = 1, leaves } = ends;
  if (leaves !== undefined) leave(world, { x, y }, leaves);
  return becomes === null ? [] : [{ kind: becomes, x, y, turns }];
}
