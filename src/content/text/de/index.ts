import type { Texts } from '../../../engine/content';
import { book } from './book';
import { history } from './history';
import { keeping } from './keeping';
import { lanternfall } from './lanternfall';
import { outside } from './outside';
import { replays } from './replays';
import { rules } from './rules';
import { ui } from './interface';

/* German. `{x}` is a param, `{den x}` a param in a case, `{n?one:other}` chooses by a count, `{x?you:another:several}` by person. */
export const de: Texts = { ...rules, ...lanternfall, ...ui, ...book, ...keeping, ...replays, ...history, ...outside };

export { campaign } from './campaign';
