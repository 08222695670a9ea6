import type { Texts } from '../../../engine/content';
import { book } from './book';
import { history } from './history';
import { ui } from './interface';
import { lanternfall } from './lanternfall';
import { page } from './page';
import { replays } from './replays';
import { rules } from './rules';

/* German. `{x}` is a param, `{den x}` a param in a case, `{n?one:other}` chooses by a count, `{x?you:another:several}` by person. */
export const de: Texts = { ...page, ...ui, ...book, ...replays, ...history, ...rules, ...lanternfall };

export { campaign } from './campaign';
