import type { Texts } from '../../../engine/content';

/** The campaign. */
export const lanternfall = {
} as const satisfies Texts;
