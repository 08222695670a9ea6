import type { World } from '../World';
import type { Eruption, TileKind } from '../content';
import type { Point } from '../core/point';

/* What comes up on tiles by the clock (RULES 5.24). */

/** A tile that erupts, and its place among the tiles. */
interface Source {
  readonly tile: number;
  readonly id: string;
  readonly erupts: Eruption;
}

/** By the tiles of a pack, those that erupt: most turns nothing does. */
const known = new WeakMap<readonly TileKind[], readonly Source[]>();

export function sourcesIn(tiles: readonly TileKind[]): readonly Source[] {
  let sources = known.get(tiles);
  if (!sources) {
    sources = tiles.flatMap(({ id, erupts }, tile) => (erupts ? [{ tile, id, erupts }] : []));
    known.set(tiles, sources);
  }
  return sources;
}

/** The turns until an eruption comes next: `every` at the end of the turn in which it came. */
export function turnsUntil({ every, delay = 0 }: Eruption, turn: number): number {
  return every - ((((turn - delay) % every) + every) % every);
}

/** The turns before an eruption in which its place counts as dangerous: enough to cross three cells. On the way over only the last does. */
const WARNING = 4;
const LATE = 1;

/** The parts of `World` used here. */
type Places = Pick<World, 'content' | 'floor' | 'state'>;

/** What is about to come up in a cell, as the player knows it, and in how many turns; null for nothing. */
export function dueAt({ floor, state }: Places, { x, y }: Point): { readonly hazard: string; readonly n: number } | null {
  const { erupts } = floor.rememberedAt(x, y);
  if (!erupts || !floor.isExplored(x, y)) return null;
  const n = turnsUntil(erupts, state.turn);
  const isCrossing = floor.tileAt(state.player.x, state.player.y).erupts?.hazard === erupts.hazard;
  return n <= (isCrossing ? LATE : WARNING) ? { hazard: erupts.hazard, n } : null;
}

/** The cells (`y * width + x`) where something is about to come up, as the player knows them. */
export function cellsDue(world: Places): number[] {
  const { floor, content, state } = world;
  if (!sourcesIn(content.tiles).some(({ erupts }) => turnsUntil(erupts, state.turn) <= WARNING)) return [];
  const cells = floor.state.terrain.map((_tile, cell) => cell);
  return cells.filter((cell) => dueAt(world, floor.position(floor.cellOf(cell))) !== null);
}
