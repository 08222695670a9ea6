import type { Texts } from '../../../engine/content';
import { later } from './later';
import { play } from './play';
import { regions } from './regions';

/* German. `{x}` is a param, `{den x}` a param in a case, `{n?one:other}` chooses by a count, `{x?you:another:several}` by person. */
export const de: Texts = { ...play, ...regions, ...later };

export { campaign } from './campaign';
