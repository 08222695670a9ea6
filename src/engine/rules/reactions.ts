import type { World } from '../World';
import type { Change, TileKind } from '../content';
import { COST } from '../core/Effort';
import { DIRECTIONS, type Point } from '../core/point';
import { canLie, mayLie, outcomeOf, type Outcome } from '../facts/hazards';
import { cellsWithin } from '../floor/cells';
import { changedCells } from '../floor/changes';
import type { Hazard } from '../state';
import { flood, sink, turnInto } from './relocate';

/* What comes of hazards where they come: on tiles, on other hazards, and on who stands there (RULES 5.15). */

/**
 * Lays hazards on cells, with all that comes of it: reactions, what breaks out around them, and the effects of sudden ones on those who
 * stand there. What has broken out breaks out no further before the next turn.
 */
export function layAll(world: World, coming: readonly Hazard[], at: Point): void {
  const came = throughConductors(world, coming);
  tellOf(world, came);
  const laid: Hazard[] = [];
  const bursts: (Outcome & Point)[] = [];
  for (const hazard of came) {
    const outcome = settle(world, hazard, laid);
    if (outcome.range > 0) bursts.push({ ...outcome, x: hazard.x, y: hazard.y });
  }
  for (const burst of bursts) {
    if (world.cutsShort()) break;
    for (const hazard of cellsOf(world, burst)) settle(world, hazard, laid);
  }
  // Each cell is saved, logged and drawn.
  world.effort.spend(Math.max(came.length, laid.length) * COST.searched);
  if (laid.length < came.length) {
    world.effort.spend(world.floor.state.hazards.length);
    world.floor.hazards.sweep();
  }
  announce(world, laid, at);
  strike(world, [...came, ...laid]);
}

/** The hazards that come, and for those that are conducted all joined cells through which they run at once instead. */
function throughConductors({ content, floor, effort }: World, coming: readonly Hazard[]): Hazard[] {
  const isConducted = ({ kind }: Hazard): boolean => content.hazards.get(kind)?.conducted === true;
  if (!coming.some(isConducted)) return [...coming];
  const reached = new Map<string, Uint8Array>();
  const cells: Hazard[] = [];
  const reach = ({ kind, turns }: Hazard, x: number, y: number): void => {
    effort.spend(1);
    if (!floor.contains(x, y) || floor.tileAt(x, y).conducts !== true) return;
    const marks = reached.get(kind) ?? new Uint8Array(floor.state.terrain.length);
    reached.set(kind, marks);
    if (marks[floor.index(x, y)] === 1) return;
    marks[floor.index(x, y)] = 1;
    cells.push({ kind, x, y, turns });
  };
  for (const hazard of coming) if (isConducted(hazard)) reach(hazard, hazard.x, hazard.y);
  for (const hazard of cells) for (const step of DIRECTIONS) reach(hazard, hazard.x + step.x, hazard.y + step.y);
  return [...coming.filter((hazard) => !isConducted(hazard)), ...cells];
}

/** Puts a hazard into a cell as the reactions there have it; adds what is there then to `laid`. */
function settle(world: World, { kind, x, y, turns }: Hazard, laid: Hazard[]): Outcome {
  const { floor } = world;
  const outcome = outcomeOf(world, { kind, x, y, turns });
  if (outcome.leaves !== null) leave(world, { x, y }, outcome.leaves);
  if (outcome.kind === null) {
    const there = floor.hazardAt(x, y);
    if (there) there.turns = 0;
    return outcome;
  }
  const hazard = { kind: outcome.kind, x, y, turns: outcome.turns };
  floor.hazards.lay(hazard);
  laid.push(hazard);
  return outcome;
}

/** What breaks out over the cells around a burst; where it would burst again it waits, to spread there in the next turn. */
function cellsOf(world: World, { kind, range, turns, x, y }: Outcome & Point): Hazard[] {
  if (kind === null) return [];
  const cells = cellsWithin(world.floor, { x, y }, range).filter((cell) => (cell.x !== x || cell.y !== y) && canLie(world, kind, cell));
  const reached = cells.filter((cell) => world.floor.hasLine({ x, y }, cell)).map((cell) => ({ kind, ...cell, turns }));
  return reached.filter((hazard) => outcomeOf(world, hazard).range === 0);
}

/**
 * Turns a cell's tile into another, except a wall at the map's edge, and except into what can't lie there. Things come to lie on the shore
 * of deep water.
 */
export function leave(world: World, at: Point, tile: string): void {
  const { floor, content } = world;
  const index = content.tiles.findIndex(({ id }) => id === tile);
  if ((floor.isEdge(at.x, at.y) && !floor.isWalkable(at.x, at.y)) || !mayLie(world, at, content.tiles[index])) return;
  if (content.tiles[index]?.deep === undefined) floor.setTile(at, index);
  else sink(world, at, index);
}

/**
 * What the effect `change` does from a cell. Joined water rises and falls all at once: who can't swim is driven ashore, things stay on the
 * bed, and what burns or drifts there meets the new tiles.
 */
export function changeTiles(world: World, change: Change, at: Point): void {
  const { floor, content } = world;
  const { width, height, state: { terrain, places } } = floor;
  floor.effort.spend(width * height);
  const cells = changedCells({ width, height, terrain, places }, content.tiles, change, at);
  const deep = new Map<number, number>();
  for (const [index, tile] of cells) {
    const kind = content.tiles[tile] as TileKind;
    const cell = floor.position(floor.cellOf(index));
    if (kind.deep !== undefined) deep.set(index, tile);
    else if (mayLie(world, cell, kind)) {
      if (change.joined === true) floor.setTile(cell, tile);
      else turnInto(world, cell, kind.id);
    }
  }
  flood(world, deep);
  if (change.joined === true) meetTiles(world, [...cells.keys()].map((index) => floor.position(floor.cellOf(index))), at);
}

/** What burns or drifts in cells whose tiles have changed meets the new ones. */
export function meetTiles(world: World, cells: readonly Point[], at: Point): void {
  const { floor, content } = world;
  if (floor.state.hazards.length === 0) return;
  const changed = new Set(cells.map(({ x, y }) => floor.index(x, y)));
  const there = floor.state.hazards.filter(({ x, y }) => changed.has(floor.index(x, y)));
  const lasting = there.filter(({ kind }) => content.hazards.get(kind)?.sudden !== true);
  if (lasting.length > 0) layAll(world, lasting.map((hazard) => ({ ...hazard })), at);
}

/** One event for each kind of hazard laid. */
function announce(world: World, laid: readonly Hazard[], at: Point): void {
  const kinds = new Map<string, Point[]>();
  for (const { kind, x, y } of laid) {
    const cells = kinds.get(kind) ?? [];
    cells.push({ x, y });
    kinds.set(kind, cells);
  }
  for (const [hazard, cells] of kinds) {
    world.emit({ type: 'clouded', hazard, cells, at: { x: at.x, y: at.y }, seen: cells.some((cell) => world.sees(cell)) });
  }
}

/** The effects of sudden hazards on the actors in their cells, once for each kind and cell. */
function strike(world: World, hazards: readonly Hazard[]): void {
  const { floor, content } = world;
  const done = new Set<string>();
  for (const { kind, x, y } of hazards) {
    const row = content.hazards.get(kind);
    const target = row?.sudden === true ? floor.actorAt(x, y) : null;
    if (!row || !target || floor !== world.floor || world.isOver || done.has(`${kind} ${floor.index(x, y)}`)) continue;
    done.add(`${kind} ${floor.index(x, y)}`);
    world.affect(row.effects, { target, source: target, at: { x, y }, cause: { table: 'hazard', id: kind } });
  }
}

/** Logs what the player sees hazards do, once for each kind of hazard and tile. */
function tellOf(world: World, came: readonly Hazard[]): void {
  const { floor } = world;
  const told = new Set<string>();
  for (const hazard of came) {
    if (!world.sees(hazard)) continue;
    const tile = floor.tileAt(hazard.x, hazard.y).id;
    const deed = `${hazard.kind} ${floor.hazardAt(hazard.x, hazard.y)?.kind ?? ''} ${tile}`;
    if (told.has(deed)) continue;
    told.add(deed);
    const key = keyOf(world, hazard, outcomeOf(world, hazard));
    if (key !== null) world.say('status', key.key, { hazard: `hazard.${hazard.kind}`, tile: `tile.${tile}`, other: `hazard.${key.other}` });
  }
}

/** The line for an outcome: it goes out, breaks out, turns into another, or catches a tile, unless that is seen to go on already. */
function keyOf(world: World, { kind }: Hazard, outcome: Outcome): { key: string; other: string } | null {
  const other = outcome.kind ?? kind;
  if (outcome.kind === null) return { key: 'log.quenched', other };
  if (other !== kind) return { key: world.content.hazards.get(other)?.sudden === true ? 'log.bursts' : 'log.reacts', other };
  if (outcome.leaves === null || isSeenOn(world, kind, outcome.leaves)) return null;
  return { key: 'log.spreads', other };
}

/** Whether the player sees a hazard of a kind on a kind of tile. */
function isSeenOn(world: World, kind: string, tile: string): boolean {
  const { floor } = world;
  world.effort.spend(floor.state.hazards.length);
  return floor.state.hazards.some((hazard) => hazard.kind === kind && floor.tileAt(hazard.x, hazard.y).id === tile && world.sees(hazard));
}
