import { scoreOf } from '../engine/rules/score';
import { encodeReplay } from '../engine/replay';
import type { Run } from './Run';

/** A run that is over, as it is kept. */
export interface HistoryEntry {
  /** The run's own id. */
  readonly id: string;
  /** ISO 8601 instants; `began` is empty where it is not known. */
  readonly began: string;
  readonly ended: string;
  readonly pack: string;
  readonly seed: string;
  /** The day of a daily run, else empty. */
  readonly daily: string;
  readonly ranked: boolean;
  readonly kind: 'died' | 'won';
  /** Text key of what killed the player; empty for a run that was won. */
  readonly cause: string;
  readonly floor: number;
  readonly level: number;
  readonly turns: number;
  readonly score: number;
  /** As `encodeReplay` writes it; null where deeds are missing. */
  readonly replay: string | null;
}

/** The keys of entries begin so; the id follows. */
export const HISTORY = 'history.';

/** What is kept of a run that is over; null while it goes on. */
export function entryOf(run: Run, ended: Date): HistoryEntry | null {
  const { state } = run.game;
  const { outcome } = state;
  if (outcome === null) return null;
  const { id, began, daily, ranked } = run.record;
  const { replay } = run;
  return {
    id,
    began,
    ended: ended.toISOString(),
    pack: state.pack,
    seed: state.seed,
    daily,
    ranked,
    kind: outcome.kind,
    cause: outcome.kind === 'died' ? outcome.cause : '',
    floor: outcome.floor,
    level: state.hero.level,
    turns: outcome.turn,
    score: scoreOf(state),
    replay: replay && encodeReplay(replay),
  };
}
