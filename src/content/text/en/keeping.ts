import type { Texts } from '../../../engine/content';

/** Saving, two tabs, and what went wrong. */
export const keeping = {
} as const satisfies Texts;
