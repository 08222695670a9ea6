import { readdirSync, readFileSync } from 'node:fs';
import { paintAll, type Frame, type Source } from './frames';
import { parsePalette } from './palette';

/** Where the drawings lie, from the root of the project. */
export const SPRITES = 'assets/sprites';

/** Every sprite file of a folder, by name. */
function readSources(folder: string): Source[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt')).sort();
  return names.map((name) => readSource(`${folder}/${name}`));
}

/** All frames drawn in a folder of sprite files and its `palette.json`; throws an `ArtFault`. */
export function readFrames(folder: string): Frame[] {
  const palette = readSource(`${folder}/palette.json`);
  return paintAll(readSources(folder), parsePalette(palette.file, palette.text));
}

function readSource(file: string): Source {
  return { file, text: readFileSync(file, 'utf8') };
}
