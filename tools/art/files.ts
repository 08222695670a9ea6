import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { paintAll, SHARED, type Frame, type Source } from './frames';
import { parsePalette } from './palette';

/** The folder of the drawings, from the project's root; those that only one region of floors has are in `regions/<region>`. */
export const SPRITES = 'assets/sprites';

/** Where the sheets of the regions go; the one that all floors share is `assets/atlas.png`. */
export const REGION_SHEETS = 'assets/regions';

/** All frames of a folder of sprite files with a `palette.json`, those of the regions last; throws an `ArtError`. */
export function readFrames(folder: string): Frame[] {
  const { file, text } = readSource(`${folder}/palette.json`, SHARED);
  return paintAll(readSources(folder), parsePalette(file, text));
}

/** The sprite files of a folder, those of the regions last. */
export function readSources(folder: string): Source[] {
  const regions = namesIn(`${folder}/regions`).flatMap((region) => sourcesIn(`${folder}/regions/${region}`, region));
  return [...sourcesIn(folder, SHARED), ...regions];
}

/** Frames by the sheet that they go to: `atlas`, then a region's each. */
export function bySheet(frames: readonly Frame[]): Map<string, Frame[]> {
  const sheets = [...new Set(frames.map(({ sheet }) => sheet))];
  return new Map(sheets.map((name) => [name, frames.filter(({ sheet }) => sheet === name)]));
}

/** The names of all frames by sheet, as JSON with a line for each sheet: for checking packs, which is done without the sheets. */
export function namesOfFrames(frames: readonly Frame[]): string {
  const lines = [...bySheet(frames)].map(([sheet, own]) => `  "${sheet}": ${JSON.stringify(own.map(({ name }) => name))}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** The path of a sheet, without the end of its picture or its table of frames. */
export function pathOfSheet(sheet: string): string {
  return sheet === SHARED ? `assets/${sheet}` : `${REGION_SHEETS}/${sheet}`;
}

function sourcesIn(folder: string, sheet: string): Source[] {
  return namesIn(folder).filter((name) => name.endsWith('.txt')).map((name) => readSource(`${folder}/${name}`, sheet));
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

function readSource(file: string, sheet: string): Source {
  return { file, sheet, text: readFileSync(file, 'utf8') };
}
