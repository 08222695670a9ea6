import { keeping } from './keeping';
import { outside } from './outside';
import { packNames } from './packs';
import { title } from './title';

/* German for what the page shows before there is a dungeon; part of `de`. */
export const page = { ...packNames, ...title, ...keeping, ...outside };

export { grammar } from './grammar';
