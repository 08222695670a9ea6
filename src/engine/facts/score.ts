import type { Content } from '../content';
import type { GameState } from '../state';

/** A run, as far as it counts for the score. */
interface Scored {
  readonly content: Pick<Content, 'score'>;
  readonly state: Pick<GameState, 'floor' | 'turn' | 'hero' | 'outcome'>;
}

/** One part of a score: for the floors reached, for treasure, for winning, and for winning fast. */
interface ScorePart {
  readonly part: 'floors' | 'treasure' | 'won' | 'speed';
  readonly points: number;
}

/** A run's score (RULES 5.8), the sum of its parts. */
export function scoreOf(run: Scored): number {
  return scoreParts(run).reduce((sum, { points }) => sum + points, 0);
}

/** The parts of a run's score that give points, and that for the floors. */
export function scoreParts({ content: { score }, state }: Scored): ScorePart[] {
  const { floor, turn, hero, outcome } = state;
  const hasWon = outcome?.kind === 'won';
  const parts: ScorePart[] = [
    { part: 'floors', points: floor * score.floor },
    { part: 'treasure', points: hero.finds },
    { part: 'won', points: hasWon ? score.won : 0 },
    { part: 'speed', points: hasWon ? Math.floor(Math.max(0, score.par - turn) / score.turns) : 0 },
  ];
  return parts.filter(({ part, points }) => part === 'floors' || points > 0);
}
