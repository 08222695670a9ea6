import { keeping } from './keeping';
import { outside } from './outside';
import { packNames } from './packs';
import { title } from './title';

/* English for what the page shows before there is a dungeon; part of `en`. */
export const page = { ...packNames, ...title, ...keeping, ...outside };
