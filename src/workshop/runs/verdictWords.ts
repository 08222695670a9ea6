import { points } from '../../lab/curve/words';
import { say } from '../words';
import type { Beside } from './Beside';
import type { RunSettings } from './settings';
import { shownRange } from './shownNumbers';

/** What pairs of runs say, as far as the answer needs it; shares. */
interface Answer {
  readonly verdict: Beside['found']['verdict'];
  readonly change: Readonly<Record<'value' | 'low' | 'high', number>>;
  readonly pairs: number;
}

/** The answer in a sentence: harder or easier and how sure, the same, or not known yet. @param detect a share */
export function verdictOf({ verdict, change, pairs }: Answer, compared: RunSettings['compared'], detect: number): string {
  if (verdict !== 'different') return say(`shop.runs.verdict.${verdict}`, { pairs, points: points(detect) });
  const isHarder = change.value > 0 !== (compared === 'won');
  return say(isHarder ? 'shop.runs.verdict.harder' : 'shop.runs.verdict.easier', { pairs, ...shownRange(change) });
}

/** What is compared, and where. */
export function comparedOf({ compared, on }: Pick<RunSettings, 'compared' | 'on'>): string {
  return compared === 'won' ? say('shop.runs.measure.won') : say(`shop.runs.measure.${compared}.on`, { where: whereOf(on) });
}

/** Floors in words. */
export function whereOf([first, last]: readonly [number, number]): string {
  return first === last ? say('shop.runs.floor.one', { first }) : say('shop.runs.floor.some', { first, last });
}
