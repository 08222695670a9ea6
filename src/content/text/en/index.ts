import type { Texts } from '../../../engine/content';
import { book } from './book';
import { history } from './history';
import { keeping } from './keeping';
import { lanternfall } from './lanternfall';
import { outside } from './outside';
import { replays } from './replays';
import { rules } from './rules';
import { ui } from './interface';

/* English. `{x}` is a param, `{n?one:other}` chooses by a count: one wording per plural category (see `engine/core/grammar.ts`). */
export const en = { ...rules, ...lanternfall, ...ui, ...book, ...keeping, ...replays, ...history, ...outside } as const satisfies Texts;

export { campaign } from './campaign';
