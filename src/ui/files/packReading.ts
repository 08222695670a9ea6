/* What checks packs from outside. It is loaded with the first of them: most players never have one. */
export { errorsOfFile, readPackFile } from '../../engine/pack/packFile';
export { provePack } from '../../procgen/provePack';
