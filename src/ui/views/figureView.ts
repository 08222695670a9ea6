import type { Game } from '../../engine/Game';
import { figureOf, playerSprite, type FigureLayer } from '../../engine/rules/figure';

/** The hero's figure from the lowest layer up. */
export function figureView(game: Game): readonly FigureLayer[] {
  const figure = figureOf(game);
  return figure.length > 0 ? figure : [{ sprite: playerSprite(game), x: 0, y: [0, 0] }];
}
