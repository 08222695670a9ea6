import type { Game } from '../../engine/Game';
import { scoreOf } from '../../engine/rules/score';
import { text, textOf } from '../text';
import { hasFinds } from './hudView';

/** How a run ended, in sentences. */
export interface OverView {
  readonly kind: 'died' | 'won';
  readonly cause: string;
  readonly when: string;
  /** Points, and what of them was found; null where nothing counts them. */
  readonly score: { readonly points: number; readonly finds: number } | null;
  readonly pack: string;
  readonly seed: string;
}

/** What the last screen says; null while the run goes on. */
export function overView({ content, state }: Game): OverView | null {
  const { outcome, hero, pack, seed } = state;
  if (outcome === null) return null;
  const { kind, floor, turn } = outcome;
  return {
    kind,
    cause: kind === 'won' ? text(content.lastFloor === null ? 'ui.won.prize' : 'ui.won.cause', { floor }) : causeOf(outcome.cause, floor),
    when: text(content.levels ? 'ui.over.when' : 'ui.over.turns', { level: hero.level, n: turn }),
    score: hasFinds({ content }) ? { points: scoreOf(state), finds: hero.finds } : null,
    pack: text(`pack.${pack}`),
    seed,
  };
}

/** Whoever dies of a blast of their own is told so; a condition is no culprit but a state. */
function causeOf(cause: string, floor: number): string {
  if (cause === 'breed.player' || cause.startsWith('item.')) return text('ui.over.ownCause', { floor });
  return textOf({ key: cause.startsWith('status.') ? 'ui.over.status' : 'ui.over.cause', params: { cause, floor } });
}
