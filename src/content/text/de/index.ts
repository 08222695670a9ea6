import type { Texts } from '../../../engine/content';
import { lanternfall } from './lanternfall';
import { page } from './page';
import { rules } from './rules';

/* German. `{x}` is a param, `{den x}` a param in a case, `{n?one:other}` chooses by a count, `{x?you:another:several}` by person. */
export const de: Texts = { ...page, ...rules, ...lanternfall };

export { campaign } from './campaign';
