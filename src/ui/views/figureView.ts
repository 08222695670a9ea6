import type { Game } from '../../engine/Game';
import { figureOf, type FigureLayer } from '../../engine/rules/figure';

/** The sprite of a hero in packs without heroes. */
const NO_HERO = 'hero/idle';

/** The hero's figure from the lowest layer up. */
export function figureView(game: Game): readonly FigureLayer[] {
  const figure = figureOf(game);
  return figure.length > 0 ? figure : [{ sprite: NO_HERO, x: 0, y: [0, 0] }];
}
