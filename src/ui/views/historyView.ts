import { endOf, type HistoryEntry } from '../../keep/history';
import { localDay, localTime, text, textOf, type TextKey } from '../../keep/text';
import { fact, type Fact } from './fact';

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

/** An entry's line. @param counts whether it is ranked; null while being verified */
export function pastLine(entry: HistoryEntry, counts: boolean | null): PastLine {
  const { id, pack, floor, turns, score, ended, daily, kind } = entry;
  return {
    key: id,
    score: textOf({ key: '{n}', params: { n: score } }),
    unit: text('ui.history.points.unit', { n: score }),
    end: textOf({ key: '{end}', params: { end: endOf(entry) } }),
    about: text('ui.history.about', { day: localDay(new Date(ended)), pack: `pack.${pack}`, floor, n: turns }),
    marks: [...(daily === '' ? [] : [text('ui.history.daily')]), ...(counts === false ? [text('ui.history.practice')] : [])],
    hasWon: kind === 'won',
  };
}

/** The facts of an entry. @param counts whether it is ranked; null while being verified */
export function pastFacts(entry: HistoryEntry, counts: boolean | null): Fact[] {
  const { pack, seed, floor, level, turns, score, ended } = entry;
  return [
    fact('ui.history.score', text('ui.history.points', { n: score })),
    fact('ui.title.pack', text(`pack.${pack}`)),
    fact('ui.hud.seed', seed),
    fact('ui.hud.floor', String(floor)),
    fact('ui.hud.level', String(level)),
    fact('ui.hud.turn', textOf({ key: '{n}', params: { n: turns } })),
    fact('ui.history.ended', localTime(new Date(ended))),
    fact('ui.history.counts', text(countsAs(entry, counts))),
  ];
}

function countsAs({ daily, ranked }: HistoryEntry, counts: boolean | null): TextKey {
  if (!ranked) return daily === '' ? 'ui.history.unranked' : 'ui.daily.practice';
  if (counts === null) return 'ui.history.checking';
  if (!counts) return 'ui.history.unproven';
  return daily === '' ? 'ui.history.ranked' : 'ui.history.daily';
}
