import { ui } from './interface';
import { lanternfall } from './lanternfall';
import { page } from './page';
import { rules } from './rules';

/* German for the page and for playing; part of `de`. */
export const play = { ...page, ...ui, ...rules, ...lanternfall };

export { campaign } from './campaign';
export { grammar } from './grammar';
