import { basename } from 'node:path';
import atlas from '../../assets/atlas.json';
import { house } from '../content/house';
import { readPackFile, type PackRead } from '../engine/pack/packFile';
import { textOf } from './files';

/** Whether a pack name is a file. */
export function isPackFile(name: string): boolean {
  return name.endsWith('.json');
}

/** Reads a pack file like the title screen, but reports all of its errors. */
export function readPack(file: string): PackRead {
  return readPackFile(textOf(file), basename(file), { ...house, sprites: Object.keys(atlas.frames), mostErrors: Infinity });
}
