import { mkdirSync, writeFileSync } from 'node:fs';
import { ArtError } from './ArtError';
import { pack, toJson } from './atlas';
import { readFrames, SPRITES } from './files';
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
    if (preview) writeSheets(frames, folder);
    else await writeAtlas(frames);
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

async function writeAtlas(frames: readonly Frame[]): Promise<void> {
  const atlas = pack(frames);
  const bytes = await shrink(atlas.picture.encode());
  writeFileSync('assets/atlas.png', bytes);
  writeFileSync('assets/atlas.json', toJson(atlas, 'atlas.png'));
  const { width, height } = atlas.picture;
  console.log(`${frames.length} sprites in assets/atlas.png: ${width} x ${height} px, ${bytes.length} bytes`);
}

function writeSheets(frames: readonly Frame[], folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, sheet] of contactSheets(frames)) {
    writeFileSync(`${folder}/${name}.png`, sheet.encode());
    console.log(`${folder}/${name}.png`);
  }
}

process.exitCode = await main(process.argv.slice(2));
