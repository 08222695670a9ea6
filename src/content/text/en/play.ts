import { ui } from './interface';
import { lanternfall } from './lanternfall';
import { page } from './page';
import { rules } from './rules';

/* English for the page and for playing; part of `en`. */
export const play = { ...page, ...ui, ...rules, ...lanternfall };

export { campaign } from './campaign';
