import type { Texts } from '../../../engine/content';

/** What the rules of every pack say, and the rows of the classic ones. */
export const rules = {
} as const satisfies Texts;
