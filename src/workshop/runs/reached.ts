import type { Reached } from '../draft/Claim';
import { hasRowsOf } from './packsInUse';
import type { RunsRoom } from './RunsRoom';
import { PlayedSide } from './Side';

/** What runs of a draft beside another pack came to; null while they may still come to something, and for those of files. */
export function reachedIn({ phase, beside, sides: [one, other] }: RunsRoom): Reached | null {
  const isOver = beside?.isDecided === true || phase === 'done';
  if (!isOver || !beside || !(one instanceof PlayedSide) || !(other instanceof PlayedSide)) return null;
  const { asked: { compared, on }, wanted } = beside;
  const { verdict, pairs, change: { value, low, high } } = beside.found;
  const { bot, turns, floors, rules, begins, seeds: [first] } = other.header;
  const from = begins?.floor ?? 1;
  return {
    version: other.content.version, before: one.content.version, isBesideBase: hasRowsOf(one.pack, other.pack.base),
    claim: {
      compared, on: compared === 'won' ? [from, from] : on, from, last: floors, bot, turns, first, detect: Math.round(100 * wanted.detect),
      pairs, verdict, value: rounded(value), low: rounded(low), high: rounded(high), rules,
    },
  };
}

function rounded(share: number): number {
  return Math.round(share * 1e6) / 1e6;
}
