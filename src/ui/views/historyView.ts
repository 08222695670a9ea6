import type { HistoryEntry } from '../history';
import { localDay, localTime, text, textOf } from '../text';

/** A line of the list of runs that are over. */
export interface PastLine {
  readonly key: string;
  readonly score: string;
  readonly unit: string;
  readonly end: string;
  readonly about: string;
  readonly marks: readonly string[];
  readonly hasWon: boolean;
}

/** A fact of such a run. */
export interface PastFact {
  readonly label: string;
  readonly value: string;
}

/** How a run ended, in a few words. */
export function endOf({ kind, cause }: Pick<HistoryEntry, 'kind' | 'cause'>): string {
  if (kind === 'won') return text('ui.history.won');
  if (cause === 'breed.player' || cause.startsWith('item.')) return text('ui.history.own');
  return text(cause.startsWith('status.') ? 'ui.history.status' : 'ui.history.killed', { cause });
}

/** What a line of the list says. */
export function pastLine(entry: HistoryEntry): PastLine {
  const { id, pack, floor, turns, score, ended, daily, ranked, kind } = entry;
  return {
    key: id,
    score: text('{n}', { n: score }),
    unit: text('ui.history.points.unit', { n: score }),
    end: textOf({ key: '{end}', params: { end: endOf(entry) } }),
    about: text('ui.history.about', { day: localDay(new Date(ended)), pack: `pack.${pack}`, floor, n: turns }),
    marks: [...(daily === '' ? [] : [text('ui.history.daily')]), ...(ranked ? [] : [text('ui.history.practice')])],
    hasWon: kind === 'won',
  };
}

/** All that is kept of a run, fact by fact. */
export function pastFacts({ pack, seed, floor, level, turns, score, ended, daily, ranked }: HistoryEntry): PastFact[] {
  const fact = (label: string, value: string): PastFact => ({ label: text(label), value });
  return [
    fact('ui.history.score', text('ui.history.points', { n: score })),
    fact('ui.title.pack', text(`pack.${pack}`)),
    fact('ui.hud.seed', seed),
    fact('ui.hud.floor', String(floor)),
    fact('ui.hud.level', String(level)),
    fact('ui.hud.turn', text('{n}', { n: turns })),
    fact('ui.history.ended', localTime(new Date(ended))),
    fact('ui.history.counts', text(countsAs(daily, ranked))),
  ];
}

function countsAs(daily: string, ranked: boolean): string {
  if (daily === '') return ranked ? 'ui.history.ranked' : 'ui.history.unranked';
  return ranked ? 'ui.history.daily' : 'ui.daily.practice';
}
