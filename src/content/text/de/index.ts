import type { Texts } from '../../../engine/content';
import { book } from './book';
import { lanternfall } from './lanternfall';
import { rules } from './rules';
import { ui } from './interface';

/* German. */
export const de: Texts = { ...rules, ...lanternfall, ...ui, ...book };
