import type { Point } from '../../engine/core/point';
import type { Game } from '../../engine/Game';
import { markedBy } from '../../engine/rules/announced';

/** The outlines of several announced attacks take turns. */
export const THREAT_COLOURS = ['#ff5c4c', '#ffd86c', '#b86cff'] as const;

/** For each announced attack, in the order of the announcements, its cells in view; without those of which none is. */
export function threatAreas(game: Game): Point[][] {
  const areas = game.floor.winding.all.map((caster) => markedBy(game, caster).filter((cell) => game.sees(cell)));
  return areas.filter((cells) => cells.length > 0);
}
