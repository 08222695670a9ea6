import { readdirSync, readFileSync } from 'node:fs';
import { paintAll, type Frame, type Source } from './frames';
import { parsePalette } from './palette';

/** The folder of the drawings, from the project's root. */
export const SPRITES = 'assets/sprites';

/** All frames of a folder of sprite files with a `palette.json`; throws an `ArtError`. */
export function readFrames(folder: string): Frame[] {
  const palette = readSource(`${folder}/palette.json`);
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt')).sort();
  return paintAll(names.map((name) => readSource(`${folder}/${name}`)), parsePalette(palette.file, palette.text));
}

function readSource(file: string): Source {
  return { file, text: readFileSync(file, 'utf8') };
}
