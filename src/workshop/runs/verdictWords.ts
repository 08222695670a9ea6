import { points } from '../../lab/curve/words';
import type { Claim } from '../draft/Claim';
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
  return say(`shop.runs.verdict.${directionOf(change, compared)}`, { pairs, ...shownRange(change) });
}

function directionOf({ value }: Pick<Answer['change'], 'value'>, compared: RunSettings['compared']): 'harder' | 'easier' {
  return value > 0 !== (compared === 'won') ? 'harder' : 'easier';
}

/** That a link carries a claim which is sure, and the claim in short. */
export function withProof(claim: Claim): string {
  const measure = comparedOf(claim);
  if (claim.verdict === 'alike') return say('shop.link.with.alike', { points: points(claim.detect / 100), measure });
  return say(`shop.link.with.${directionOf(claim, claim.compared)}`, { ...shownRange(claim), measure });
}

/** What is compared, and where. */
export function comparedOf({ compared, on }: Pick<RunSettings, 'compared' | 'on'>): string {
  return compared === 'won' ? say('shop.runs.measure.won') : say(`shop.runs.measure.${compared}.on`, { where: whereOf(on) });
}

/** Floors in words. */
export function whereOf([first, last]: readonly [number, number]): string {
  return first === last ? say('shop.runs.floor.one', { first }) : say('shop.runs.floor.some', { first, last });
}
