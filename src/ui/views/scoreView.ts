import type { Proven, Verdict } from '../../keep/replays/verify';
import { inTextsOf, text, textOf } from '../../keep/text';

/** The verdict on a score. */
export interface ScoreView {
  /** Whether it is verified; null if that cannot be told. */
  readonly isProven: boolean | null;
  /** The points; empty unless verified. */
  readonly points: string;
  readonly lines: readonly string[];
}

export function scoreView(verdict: Verdict): ScoreView {
  switch (verdict.is) {
    case 'verified':
      return { isProven: true, points: text('ui.scores.score', { n: verdict.run.score }), lines: inTextsOf(verdict.run, () => provenLines(verdict.run)) };
    case 'wrong': {
      const { how, actions, turn } = verdict.desync;
      return refused(text(`ui.scores.refused.${how}`, { n: actions + 1, all: verdict.actions, turn }));
    }
    case 'version':
      return { isProven: null, points: '', lines: [text('ui.scores.version', { made: verdict.made, ours: verdict.ours })] };
    case 'pack':
      return { isProven: null, points: '', lines: [text('ui.watch.packGone', { pack: verdict.pack })] };
    case 'unreadable':
      return refused(textOf(verdict.error));
    case 'stopped':
      return { isProven: null, points: '', lines: [text('ui.scores.stopped')] };
  }
}

function refused(line: string): ScoreView {
  return { isProven: false, points: '', lines: [line] };
}

function provenLines({ pack, seed, floor, turns, outcome }: Proven): string[] {
  const run = text('ui.scores.run', { pack: `pack.${pack}`, seed: `"${seed}"` });
  if (outcome === null) return [run, text('ui.scores.open', { floor, n: turns })];
  if (outcome.kind === 'won') return [run, text('ui.scores.won', { floor, n: turns })];
  return [run, text('ui.scores.died', { cause: outcome.cause, floor: outcome.floor, n: outcome.turn })];
}
