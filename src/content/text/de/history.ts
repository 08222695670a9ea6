import type { Texts } from '../../../engine/content';

/** Runs that are over, daily runs, and everything in one file. */
export const history = {
} as const satisfies Texts;
