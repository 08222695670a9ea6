import { basename } from 'node:path';
import atlas from '../../assets/atlas.json';
import { house } from '../content/house';
import { readPackFile, type PackRead } from '../engine/pack/packFile';
import { textOf } from './files';

/** Whether the name of a pack is that of a file. */
export function isPackFile(name: string): boolean {
  return name.endsWith('.json');
}

/** Reads a pack file as the title of the game does, and tells every error in it. */
export function readPack(file: string): PackRead {
  return readPackFile(textOf(file), basename(file), { ...house, sprites: Object.keys(atlas.frames), mostErrors: Infinity });
}
