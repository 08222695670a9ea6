import type { Texts } from '../../../engine/content';

/** What comes from outside: files and packs. */
export const outside = {
} as const satisfies Texts;
