import { book } from './book';
import { history } from './history';
import { keeping } from './keeping';
import { outside } from './outside';
import { packNames } from './packs';
import { replays } from './replays';
import { ui } from './interface';

/* German for what the page shows before there is a dungeon; part of `de`. */
export const page = { ...packNames, ...ui, ...book, ...keeping, ...replays, ...history, ...outside };
