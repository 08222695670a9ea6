import { basename } from 'node:path';
import { errorsOfFile } from '../engine/pack/packFile';
import { versionOf } from '../engine/run/replay';
import { provePack } from '../procgen/provePack';
import type { Command } from './Command';
import { readPack } from './packFile';

/** Every error of a pack file; where there is none, what comes of the proof that the title of the game makes it pass. */
export const check: Command = (options) => {
  const file = options.operand();
  const read = readPack(file);
  if (!read.ok) return { data: { file, ok: false, errors: read.errors }, lines: read.errors, isFailure: true };
  const { content, rows } = read.pack;
  const errors = errorsOfFile(basename(file), proofOf(provePack(content)));
  if (errors.length > 0) return { data: { file, ok: false, errors }, lines: errors, isFailure: true };
  const [breeds, items] = [rows.breeds, rows.itemKinds].map((table) => Object.keys(table).length);
  const lines = [`${basename(file)}: the pack ${rows.id} has no errors and passes its trial: ${breeds ?? 0} breeds, ${items ?? 0} items, version ${versionOf(content)}.`];
  return { data: { file, ok: true, errors, pack: rows.id, version: versionOf(content) }, lines };
};

function proofOf<T>(trial: Generator<unknown, T>): T {
  for (let step = trial.next(); ; step = trial.next()) if (step.done === true) return step.value;
}
