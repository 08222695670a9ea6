import { basename } from 'node:path';
import atlas from '../../assets/atlas.json';
import { house } from '../content/house';
import { errorsOfFile, readPackFile, type PackRead } from '../engine/pack/packFile';
import { versionOf } from '../engine/run/replay';
import { provePack } from '../procgen/provePack';
import { command } from './Command';
import { textOf } from './files';

/** Whether a pack name is a file. */
export function isPackFile(name: string): boolean {
  return name.endsWith('.json');
}

/** Reads a pack file like the title screen, but reports all of its errors. */
export function readPack(file: string): PackRead {
  return readPackFile(textOf(file), basename(file), { ...house, sprites: Object.keys(atlas.frames), mostErrors: Infinity });
}

/** Every error of a pack file; if there is none, the result of the trial run that the title screen also demands, and what is hardly meant. */
export const check = command('check <FILE>', 'lists every error of a pack file and lets a bot prove it', {}, (_given, _say, file = '') => {
  const read = readPack(file);
  if (!read.ok) return { data: { file, ok: false, errors: read.errors }, lines: read.errors, isFailure: true };
  const { content, rows } = read.pack;
  const errors = errorsOfFile(basename(file), proofOf(provePack(content)));
  if (errors.length > 0) return { data: { file, ok: false, errors }, lines: errors, isFailure: true };
  const [breeds, items] = [rows.breeds, rows.itemKinds].map((table) => Object.keys(table).length);
  const version = versionOf(content);
  const line = `${basename(file)}: the pack ${rows.id} has no errors and passes its trial: ${breeds ?? 0} breeds, ${items ?? 0} items, version ${version}.`;
  const { warnings } = read;
  return { data: { file, ok: true, errors, warnings, pack: rows.id, version }, lines: [...warnings.map((warning) => `warning: ${warning}`), line] };
});

function proofOf<T>(trial: Generator<unknown, T>): T {
  for (let step = trial.next(); ; step = trial.next()) if (step.done === true) return step.value;
}
