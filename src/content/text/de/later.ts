import { book } from './book';
import { history } from './history';
import { replays } from './replays';

/* German for what comes with the dialogs; part of `de`. */
export const later = { ...book, ...replays, ...history };
