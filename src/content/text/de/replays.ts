import type { Texts } from '../../../engine/content';

/** Watching recorded runs, and scores that prove themselves. */
export const replays = {
} as const satisfies Texts;
