import type { GameState } from '../../engine/state';
import { text } from '../text';

/** How a run ended, in sentences. */
export interface OverView {
  readonly cause: string;
  readonly when: string;
  readonly pack: string;
  readonly seed: string;
}

/** What the death screen says; null while the run goes on. */
export function overView({ outcome, hero, pack, seed }: GameState): OverView | null {
  if (outcome === null) return null;
  const { cause, floor, turn } = outcome;
  return {
    cause: text('ui.over.cause', { cause: `breed.${cause}`, floor }),
    when: text('ui.over.when', { level: hero.level, n: turn }),
    pack: text(`pack.${pack}`),
    seed,
  };
}
