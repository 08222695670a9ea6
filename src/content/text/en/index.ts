import type { Texts } from '../../../engine/content';
import { later } from './later';
import { play } from './play';
import { regions } from './regions';

/* English. `{x}` is a param, `{n?one:other}` chooses by a count: one wording per plural category (see `engine/core/grammar.ts`). */
export const en = { ...play, ...regions, ...later } as const satisfies Texts;

export { campaign } from './campaign';
