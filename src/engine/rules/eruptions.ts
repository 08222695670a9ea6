import type { World } from '../World';
import { canLie } from '../facts/hazards';
import { sourcesIn, turnsUntil } from '../facts/eruptions';
import { layAll } from './reactions';

/* Hazards that come up on tiles by the clock (RULES 5.24). */

/** Lets what is due this turn come up. Anyone standing there has a turn to leave. */
export function erupt(world: World): void {
  const { content, floor, state } = world;
  for (const { tile, id, erupts } of sourcesIn(content.tiles)) {
    if (turnsUntil(erupts, state.turn) < erupts.every) continue;
    const { hazard: kind, turns } = erupts;
    floor.effort.spend(floor.state.terrain.length);
    const cells = floor.state.terrain.flatMap((each, cell) => (each === tile ? [floor.position(floor.cellOf(cell))] : []));
    const all = cells.filter((at) => canLie(world, kind, at)).map(({ x, y }) => ({ kind, x, y, turns }));
    const [first] = all;
    if (!first) continue;
    if (all.some((at) => world.sees(at))) world.say('status', 'log.erupts', { hazard: `hazard.${kind}`, tile: `tile.${id}` });
    layAll(world, all, first);
  }
}
