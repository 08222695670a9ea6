import type { Texts } from '../../../engine/content';
import { lanternfall } from './lanternfall';
import { page } from './page';
import { rules } from './rules';

/* English. `{x}` is a param, `{n?one:other}` chooses by a count: one wording per plural category (see `engine/core/grammar.ts`). */
export const en = { ...page, ...rules, ...lanternfall } as const satisfies Texts;

export { campaign } from './campaign';
