import { book, tales } from './book';
import { does, features } from './does';
import { ending, history, morgue, replays } from './history';
import { elsewhere, imports } from './imports';
import { hints, manual } from './manual';

/* English for what comes with the dialogs; part of `en`. */
export const later = {
  ...book, ...does, ...features, ...manual, ...replays, ...history, ...ending, ...morgue, ...tales, ...hints, ...imports, ...elsewhere,
};
