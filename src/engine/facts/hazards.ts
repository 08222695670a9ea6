import type { World } from '../World';
import type { Reaction, TileKind } from '../content';
import { DIRECTIONS, type Point } from '../core/point';
import type { Hazard } from '../state';
import { strands } from './movement';

/* What would come of hazards (RULES 5.15). */

/** The four sides of a cell, across which hazards spread. */
export const SIDES = DIRECTIONS.slice(0, 4);

/** The percent chance that a hazard spreads onto a cell beside it this turn. */
export function chanceAt({ content, floor }: Pick<World, 'content' | 'floor'>, kind: string, { x, y }: Point): number {
  const spread = content.spreads.get(kind);
  if (!spread || !floor.contains(x, y)) return 0;
  const chance = spread.tiles[floor.state.terrain[floor.index(x, y)] as number] ?? 0;
  if (chance === 0 && spread.hazards.size === 0) return 0;
  const there = floor.hazardAt(x, y);
  return there === null ? chance : (spread.hazards.get(there.kind) ?? 0);
}

/** What is in a cell once a hazard has come there. */
export interface Outcome {
  /** The hazard; null for none. */
  readonly kind: string | null;
  readonly turns: number;
  /** The tile; null for the same as before. */
  readonly leaves: string | null;
  /** It breaks out over all open cells within this range. */
  readonly range: number;
}

/** Whether a hazard can come to a cell: an open one, or one whose tile it reacts with; a conducted one only where the tile conducts. */
export function canLie({ content, floor }: World, kind: string, { x, y }: Point): boolean {
  const row = content.hazards.get(kind);
  const tile = floor.tileAt(x, y);
  if (row?.conducted === true) return tile.conducts === true;
  return floor.isWalkable(x, y) || row?.onTiles?.[tile.id] !== undefined;
}

/** What would come of a hazard in a cell: it meets the hazard there, then what has come of the two meets the tile, each once. */
export function outcomeOf({ content, floor }: Pick<World, 'content' | 'floor'>, { kind, x, y, turns }: Hazard): Outcome {
  const came: Outcome = { kind, turns, leaves: null, range: 0 };
  const there = floor.hazardAt(x, y);
  const met = there === null || there.turns <= 0 || there.kind === kind ? came : together({ content }, came, { kind, other: there.kind });
  if (met.kind === null) return met;
  return after(met, met.kind, content.hazards.get(met.kind)?.onTiles?.[floor.tileAt(x, y).id]);
}

/** The outcome of two hazards in one cell, by the row of either. Without a row the one that came replaces the other. */
function together({ content }: Pick<World, 'content'>, came: Outcome, { kind, other }: { kind: string; other: string }): Outcome {
  const own = content.hazards.get(kind)?.onHazards?.[other];
  return own ? after(came, kind, own) : after(came, other, content.hazards.get(other)?.onHazards?.[kind]);
}

function after(came: Outcome, own: string, reaction: Reaction | undefined): Outcome {
  if (!reaction) return came;
  const { becomes = own, turns = came.turns, leaves = came.leaves, range = came.range } = reaction;
  return { kind: becomes, turns, leaves, range };
}

/** Whether a tile would wall nothing in there, and strand no swimmer; deep water drives out who can't swim. */
export function mayLie(world: World, at: Point, tile: TileKind | undefined): boolean {
  const wallsNothing = tile?.walkable === true || tile?.deep !== undefined || isEmpty(world, at);
  return wallsNothing && !strands(world, world.floor.actorAt(at.x, at.y), tile);
}

/** Whether a cell has no actor, item, corpse or trap that a wall would bury. */
function isEmpty({ floor }: World, { x, y }: Point): boolean {
  return floor.actorAt(x, y) === null && floor.isBare(x, y) && floor.traps.at(x, y) === null;
}
