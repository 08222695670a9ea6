import { book } from './book';
import { does } from './does';
import { ending } from './ending';
import { features } from './features';
import { hints } from './hints';
import { history } from './history';
import { manual } from './manual';
import { morgue } from './morgue';
import { replays } from './replays';
import { tales } from './tales';

/* English for what comes with the dialogs; part of `en`. */
export const later = { ...book, ...does, ...features, ...manual, ...replays, ...history, ...ending, ...morgue, ...tales, ...hints };
