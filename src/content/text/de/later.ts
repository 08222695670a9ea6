import { book } from './book';
import { does } from './does';
import { ending } from './ending';
import { history } from './history';
import { manual } from './manual';
import { morgue } from './morgue';
import { replays } from './replays';

/* German for what comes with the dialogs; part of `de`. */
export const later = { ...book, ...does, ...manual, ...replays, ...history, ...ending, ...morgue };
