import { book } from './book';
import { does } from './does';
import { ending } from './ending';
import { history } from './history';
import { manual } from './manual';
import { morgue } from './morgue';
import { replays } from './replays';

/* English for what comes with the dialogs; part of `en`. */
export const later = { ...book, ...does, ...manual, ...replays, ...history, ...ending, ...morgue };
