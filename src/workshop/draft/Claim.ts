import * as v from 'valibot';
import type { Verdict } from '../../lab/statistics/sequential';
import type { RunSettings } from '../runs/settings';

/** How two packs were played and compared: enough to do the same again. */
type Question = Pick<RunSettings, 'compared' | 'on' | 'from' | 'bot' | 'turns' | 'first' | 'detect'> & { readonly last: number };

/** What runs said of a draft beside the pack that it extends. */
export interface Claim extends Question {
  /** After how many pairs of runs. */
  readonly pairs: number;
  readonly verdict: Verdict;
  /** The difference and its interval, as shares. */
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** The version of the rules. */
  readonly rules: number;
}

/** A claim of the version of a draft that was compared, and of the version that it was compared with. */
export interface Reached {
  readonly version: string;
  readonly before: string;
  /** Whether that has the rows of the built-in pack that the draft extends: who opens a link has nothing else to play beside. */
  readonly isBesideBase: boolean;
  readonly claim: Claim;
}

const whole = (most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(most));
const floor = whole(9999);
const share = v.pipe(v.number(), v.minValue(-100), v.maxValue(100));

/** A claim in a link, which is of an answer that was sure. */
export const claimSchema = v.pipe(
  v.strictObject({
    compared: v.picklist(['won', 'hazard', 'lost']), on: v.strictTuple([floor, floor]), from: floor, last: floor,
    bot: v.pipe(v.string(), v.maxLength(200), v.regex(/^\w+(,\w+=-?[\d.]+)*$/)),
    turns: whole(999_999_999), first: whole(999_999_999), detect: whole(50), pairs: whole(1_000_000),
    verdict: v.picklist(['different', 'alike']), value: share, low: share, high: share, rules: whole(999_999),
  }),
  v.check(({ on, from, last, low, value, high }) => on[0] <= on[1] && from <= last && low <= value && value <= high),
) satisfies v.GenericSchema<unknown, Claim>;

const ASKED = ['compared', 'from', 'last', 'bot', 'turns', 'first', 'detect'] as const satisfies readonly (keyof Question)[];

/** Whether two claims are about the same comparison. */
export function isSameQuestion(one: Question, other: Question): boolean {
  return ASKED.every((key) => one[key] === other[key]) && one.on.join() === other.on.join();
}

/** Whether a claim is sure: only such ones travel. */
export function isSure({ verdict }: Claim): boolean {
  return verdict === 'different' || verdict === 'alike';
}

/** Whether what was found agrees with a claim about the same comparison: it is not sure, as it says, or the other way round. */
export function agreementOf(claim: Claim, found: Claim): 'unsure' | 'confirmed' | 'otherwise' {
  if (!isSure(found)) return 'unsure';
  const isSame = claim.verdict === found.verdict && (claim.verdict === 'alike' || claim.value > 0 === found.value > 0);
  return isSame ? 'confirmed' : 'otherwise';
}

/** The floor that a claim is about: the first that was compared, or where the runs began if all of them count. */
export function floorOf({ compared, on: [first], from }: Pick<Claim, 'compared' | 'on' | 'from'>): number {
  return compared === 'won' ? from : first;
}
