import type { Content } from '../content';
import type { GameState } from '../state';

/** A run, as far as it counts for the score. */
interface Scored {
  readonly content: Pick<Content, 'score'>;
  readonly state: Pick<GameState, 'floor' | 'turn' | 'hero' | 'outcome'>;
}

/** A run's score (RULES 5.8): depth, treasure, and a bonus for winning fast. */
export function scoreOf({ content: { score }, state }: Scored): number {
  const { floor, turn, hero, outcome } = state;
  const won = outcome?.kind === 'won' ? score.won + Math.floor(Math.max(0, score.par - turn) / score.turns) : 0;
  return floor * score.floor + hero.finds + won;
}
