import type { JSX } from 'preact';
import type { Game } from '../../engine/Game';
import { figureView } from '../views/figureView';
import { Sprite } from './Sprite';

/** The hero with what it wears, as on the map; decoration, hidden from screen readers. */
export function Figure({ game }: { game: Game }): JSX.Element {
  return (
    <span class="figure" aria-hidden="true">
      {figureView(game).map(({ sprite, x }) => (
        <span key={sprite} class="figure-layer" style={{ left: `calc(${x} * var(--dot-4, 4px))` }}><Sprite name={sprite} scale={4} /></span>
      ))}
    </span>
  );
}
