import type { Texts } from '../../../engine/content';
import { book } from './book';
import { lanternfall } from './lanternfall';
import { rules } from './rules';
import { ui } from './interface';

/* English. `{x}` is a param, `{n?one:many}` chooses by a count. */
export const en = { ...rules, ...lanternfall, ...ui, ...book } as const satisfies Texts;
