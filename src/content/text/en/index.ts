import type { Texts } from '../../../engine/content';
import { book } from './book';
import { history } from './history';
import { ui } from './interface';
import { lanternfall } from './lanternfall';
import { page } from './page';
import { replays } from './replays';
import { rules } from './rules';

/* English. `{x}` is a param, `{n?one:other}` chooses by a count: one wording per plural category (see `engine/core/grammar.ts`). */
export const en = { ...page, ...ui, ...book, ...replays, ...history, ...rules, ...lanternfall } as const satisfies Texts;

export { campaign } from './campaign';
