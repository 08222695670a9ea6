import type { Run } from '../../keep/Run';
import { endOf, type HistoryEntry, type KeptEntry } from '../../keep/history';
import type { Fit } from '../../keep/replays/Proofs';
import type { Proven, Verdict } from '../../keep/replays/verify';
import { inTextsOf, localDay, localTime, type Named, text, textOf } from '../../keep/text';
import type { Session } from '../Session';
import type { Import } from '../files/archiveImport';
import { fact, type Fact } from './fact';

const FITS: Fit = { is: 'fits' };

/** A line of the run history. */
interface PastLine {
  readonly key: string;
  readonly score: string;
  readonly unit: string;
  readonly end: string;
  readonly about: string;
  readonly marks: readonly string[];
  readonly hasWon: boolean;
}

/**
 * An entry's line.
 * @param counts whether it is ranked; null while being verified
 * @param fit whether its recording can be played here
 */
export function pastLine(entry: HistoryEntry, counts: boolean | null, fit: Fit = FITS): PastLine {
  const { id, pack, floor, turns, score, ended, daily, kind } = entry;
  return {
    key: id,
    score: textOf({ key: '{n}', params: { n: score } }),
    unit: text('ui.history.points.unit', { n: score }),
    end: textOf({ key: '{end}', params: { end: endOf(entry) } }),
    about: inTextsOf(entry, () => text('ui.history.about', { day: localDay(new Date(ended)), pack: `pack.${pack}`, floor, n: turns })),
    marks: [
      ...(daily === '' ? [] : [text('ui.history.daily')]),
      ...(counts === false ? [text('ui.history.practice')] : []),
      ...(fit.is === 'fits' ? [] : [text('ui.history.old')]),
    ],
    hasWon: kind === 'won',
  };
}

/** The facts of an entry; the rest as for its line. */
export function pastFacts(entry: KeptEntry, counts: boolean | null, fit: Fit = FITS): Fact[] {
  const { seed, floor, level, turns, score, ended } = entry;
  const unplayable = unplayableLine(fit);
  return [
    fact('ui.history.score', text('ui.history.points', { n: score })),
    fact('ui.title.pack', packNameOf(entry)),
    fact('ui.hud.seed', seed),
    fact('ui.hud.floor', String(floor)),
    fact('ui.hud.level', String(level)),
    fact('ui.hud.turn', textOf({ key: '{n}', params: { n: turns } })),
    fact('ui.history.ended', localTime(new Date(ended))),
    ...(unplayable === null ? [] : [fact('ui.watch', unplayable)]),
    fact('ui.history.counts', countsLine(entry, counts, fit)),
  ];
}

/** The name of a run's dungeon, whether it is still installed or not. */
export function packNameOf(named: Named): string {
  return inTextsOf(named, () => text(`pack.${named.pack}`));
}

/** Why a recording can't be watched here, as a sentence; null if it can. */
function unplayableLine(fit: Fit): string | null {
  switch (fit.is) {
    case 'fits':
      return null;
    case 'version':
      return text('ui.history.old.version', { made: fit.made, ours: fit.ours });
    case 'pack':
      return text('ui.watch.packGone', { pack: fit.pack });
    case 'unreadable':
      return text('replay.fault.none');
  }
}

/** Whether an entry is ranked, and why or why not. */
function countsLine({ daily, ranked, replay, proof }: KeptEntry, counts: boolean | null, fit: Fit): string {
  if (!ranked) return text(daily === '' ? 'ui.history.unranked' : 'ui.daily.practice');
  if (counts === null) return text('ui.history.checking');
  const made = fit.is === 'version' ? fit.made : '';
  if (counts && made !== '') return text(daily === '' ? 'ui.history.ranked.earlier' : 'ui.daily.earlier', { made });
  if (counts) return text(daily === '' ? 'ui.history.ranked' : 'ui.history.daily');
  if (replay === null) return text('ui.history.unrecorded');
  return made === '' || proof === 'refused' ? text('ui.history.unproven') : text('ui.history.outdated', { made });
}

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
      return {
        isProven: true,
        points: text('ui.scores.score', { n: verdict.run.score }),
        lines: inTextsOf(verdict.run, () => provenLines(verdict.run)),
      };
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

/** Sentences on what an import would add and replace. */
export function importLines({ archive, run, error, fresh, twice, dailyFault }: Import, session: Session): string[] {
  const { exported, history, settings, packs, aside } = archive;
  const added = Object.keys(packs).length;
  return [
    ...(exported === '' ? [] : [text('ui.import.made', { day: localTime(new Date(exported)) })]),
    ...(run === null ? [] : [text('ui.import.hasRun', standing(run))]),
    ...(error === null ? [] : [text('ui.import.runFault', { why: error })]),
    ...(run !== null && session.run !== null && session.isRunning ? [presentLine(session, session.run)] : []),
    ...(history.length === 0 ? [] : [text('ui.import.history', { n: history.length, fresh })]),
    ...(twice === 0 ? [] : [text('ui.import.twice', { n: twice })]),
    ...(dailyFault === null ? [] : [text(`ui.import.daily.${dailyFault}`)]),
    ...(settings === null ? [] : [text('ui.import.settings')]),
    ...(added === 0 ? [] : [text('ui.import.packs', { n: added })]),
    ...(aside.length === 0 ? [] : [text('ui.import.aside', { n: aside.length })]),
  ];
}

/** What becomes of the current run if the file's takes its place. */
function presentLine({ runs }: Session, run: Run): string {
  return runs.keeping.error === 'long' ? staysLine(run) : text('ui.import.replaces', standing(run));
}

/** Why the current run, which no save can hold, stays. */
export function staysLine(run: Run): string {
  return text('ui.import.stays', standing(run));
}

/** A run's place, as text parameters. */
function standing({ game: { state } }: Run): { pack: string; floor: number; n: number; level: number } {
  return { pack: packNameOf(state), floor: state.floor, n: state.turn, level: state.hero.level };
}
