import type { Effect } from '../content';

/** The reach (dx^2 + dy^2) of a blast, or of the widest cloud that it leaves if that reaches further. */
export function spreadOf(effects: readonly Effect[], radius: number): number {
  return Math.max(radius, ...effects.map((effect) => (effect.do === 'cloud' ? effect.range : 0)));
}
