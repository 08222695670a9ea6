import type { Fit } from '../../keep/replays/Proofs';
import { endOf, type HistoryEntry, type KeptEntry } from '../../keep/history';
import { inTextsOf, localDay, localTime, text, textOf, type Named } from '../../keep/text';
import { fact, type Fact } from './fact';

const FITS: Fit = { is: 'fits' };

/** A line of the run history. */
export interface PastLine {
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
