import type { World } from '../World';
import { fixed, type Point } from '../core/point';
import type { Of } from '../effectKinds';
import { floodAt, mayFlood } from '../facts/floods';
import { mayLie } from '../facts/hazards';
import { cellsWithin } from '../floor/cells';
import type { Flood } from '../state';
import { meetTiles } from './reactions';
import { flood } from './relocate';

/* Water that rises for some turns, and runs off by itself (RULES 5.22). */

/** Floods the open ground around a cell that has a clear line to it; who and what is there fares as where water rises (RULES 5.20). */
export function raiseWater(world: World, at: Point, { tile: id, range, turns }: Omit<Of<'flood'>, 'do'>): void {
  const { floor, content, state } = world;
  const tile = content.tiles.findIndex((kind) => kind.id === id);
  const kind = content.tiles[tile];
  if (!kind) return;
  const cells = cellsWithin(floor, at, range).filter((cell) => mayFlood(world, cell, id) && floor.hasLine(at, cell));
  const before = cells.map(({ x, y }) => floor.state.terrain[floor.index(x, y)] as number);
  const until = state.turn + turns;
  if (kind.deep) flood(world, new Map(cells.map(({ x, y }) => [floor.index(x, y), tile])));
  else for (const cell of cells) if (mayLie(world, cell, kind)) floor.setTile(cell, tile);
  cells.forEach((cell, place) => {
    const { x, y } = cell;
    const old = floodAt(world, cell);
    if (old) old.until = Math.max(old.until, until);
    else if (floor.tileAt(x, y).id === id) floor.state.floods.push({ x, y, tile: before[place] as number, until });
  });
  meetTiles(world, cells, at);
}

/** Lets the water run off whose time has come, but not from under who can't live without it. */
export function ebb(world: World): void {
  const { floor, content, state } = world;
  if (floor.state.floods.length === 0) return;
  floor.effort.spend(floor.state.floods.length);
  const isOver = (one: Flood): boolean => one.until <= state.turn && mayLie(world, one, content.tiles[one.tile]);
  const over = floor.state.floods.filter(isOver);
  const [first] = over;
  if (!first) return;
  floor.state.floods = floor.state.floods.filter((one) => !over.includes(one));
  const seen = over.some((one) => world.sees(one));
  const tile = floor.tileAt(first.x, first.y).id;
  for (const one of over) floor.setTile(one, one.tile);
  world.emit({ type: 'changed', at: fixed(first), seen });
  if (seen) world.say('status', 'log.ebbs', { tile: `tile.${tile}` });
  meetTiles(world, over, first);
}
