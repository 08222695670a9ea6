/* What checks packs from outside, adds and removes them. It is loaded with the first of them: most players never have one. */
export { house } from '../../content/house';
export { readPackFile } from '../../engine/pack/packFile';
export { PackInstaller } from './PackInstaller';
export { installPack } from '../../keep/installPack';
