import type { Game } from '../../engine/Game';
import { text } from '../text';

/** How a run ended, in sentences. */
export interface OverView {
  readonly kind: 'died' | 'won';
  readonly cause: string;
  readonly when: string;
  readonly pack: string;
  readonly seed: string;
}

/** What the last screen says; null while the run goes on. */
export function overView({ content, state: { outcome, hero, pack, seed } }: Game): OverView | null {
  if (outcome === null) return null;
  const { kind, floor, turn } = outcome;
  return {
    kind,
    cause: kind === 'won' ? text('ui.won.cause', { floor }) : causeOf(outcome.cause, floor),
    when: text(content.levels ? 'ui.over.when' : 'ui.over.turns', { level: hero.level, n: turn }),
    pack: text(`pack.${pack}`),
    seed,
  };
}

/** Whoever dies of a blast of their own is told so. */
function causeOf(cause: string, floor: number): string {
  return cause === 'breed.player' ? text('ui.over.ownCause', { floor }) : text('ui.over.cause', { cause, floor });
}
