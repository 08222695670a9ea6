import type { Texts } from '../../../engine/content';
import { lanternfall } from './lanternfall';
import { rules } from './rules';
import { ui } from './interface';

/* German. */
export const de: Texts = { ...rules, ...lanternfall, ...ui };
