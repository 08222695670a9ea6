import type { Texts } from '../../../engine/content';

/** What panels, buttons and settings say. */
export const ui = {
} as const satisfies Texts;
