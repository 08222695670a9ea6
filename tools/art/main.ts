import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { ArtError } from './ArtError';
import { pack, toJson } from './atlas';
import { bySheet, namesOfFrames, pathOfSheet, readFrames, REGION_SHEETS, SPRITES } from './files';
import type { Frame } from './frames';
import { contactSheets } from './preview';
import { shrink } from './shrink';

const USAGE = 'usage: npm run art [-- --preview FOLDER]';

/** Compiles the drawings: `npm run art`; with `--preview FOLDER`, writes contact sheets instead. */
async function main([option, folder, ...rest]: readonly string[]): Promise<number> {
  const preview = option === '--preview' && folder !== undefined;
  if (rest.length > 0 || (option !== undefined && !preview)) return fail(USAGE);
  try {
    const frames = readFrames(SPRITES);
    if (preview) writeContacts(frames, folder);
    else await writeSheets(frames);
    return 0;
  } catch (error) {
    if (error instanceof ArtError) return fail(error.message);
    throw error;
  }
}

function fail(sentence: string): number {
  console.error(sentence);
  return 1;
}

/** Writes the sheet that all floors share, one of each region, and the names of all their frames. */
async function writeSheets(frames: readonly Frame[]): Promise<void> {
  rmSync(REGION_SHEETS, { recursive: true, force: true });
  mkdirSync(REGION_SHEETS, { recursive: true });
  for (const [sheet, own] of bySheet(frames)) await writeSheet(pathOfSheet(sheet), own);
  writeFileSync('assets/frames.json', namesOfFrames(frames));
}

async function writeSheet(path: string, frames: readonly Frame[]): Promise<void> {
  const atlas = pack(frames);
  const bytes = await shrink(atlas.picture.encode());
  writeFileSync(`${path}.png`, bytes);
  writeFileSync(`${path}.json`, toJson(atlas, basename(`${path}.png`)));
  const { width, height } = atlas.picture;
  console.log(`${frames.length} sprites in ${path}.png: ${width} x ${height} px, ${bytes.length} bytes`);
}

function writeContacts(frames: readonly Frame[], folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, sheet] of contactSheets(frames)) {
    writeFileSync(`${folder}/${name}.png`, sheet.encode());
    console.log(`${folder}/${name}.png`);
  }
}

process.exitCode = await main(process.argv.slice(2));
