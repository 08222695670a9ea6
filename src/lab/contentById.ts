import { basename } from 'node:path';
import frames from '../../assets/frames.json';
import { house } from '../content/house';
import { CLASSICS } from '../content/packs';
import { campaign, en } from '../content/text/en';
import { grammar } from '../content/text/en/grammar';
import type { Content, PackRows, Texts } from '../engine/content';
import { PLAIN, type Tongue } from '../engine/core/grammar';
import { errorsOfFile, type OutsidePack, type PackRead, readPackFile } from '../engine/pack/packFile';
import { versionOf } from '../engine/run/rulesVersion';
import { provePack } from '../procgen/provePack';
import { command } from './Command';
import { UsageError } from './failures';
import { textOf } from './files';
import { playPackScenarios } from './scenarios/packScenarios';
import { shippedContent } from './shippedContent';

/** Whether a pack name is a file. */
export function isPackFile(name: string): boolean {
  return name.endsWith('.json');
}

/** Reads a pack file like the title screen, but reports all of its errors. */
function readPack(file: string, text = textOf(file)): PackRead {
  return readPackFile(text, basename(file), { ...house, sprites: Object.values(frames).flat(), mostErrors: Infinity });
}

const CHECKING = 'lists every error of a pack file, lets a bot prove it, and plays its scenarios';

/**
 * Every error of a pack file; if there are none, the result of the trial run that the title demands too, what is hardly meant, and which of
 * its scenarios play otherwise than they expect.
 */
export const check = command('check <FILE>', CHECKING, {}, (_given, _say, file = '') => {
  const text = textOf(file);
  const read = readPack(file, text);
  if (!read.ok) return { data: { file, ok: false, errors: read.errors }, lines: read.errors, isFailure: true };
  const { content, rows } = read.pack;
  const errors = errorsOfFile(basename(file), proofOf(provePack(content)));
  if (errors.length > 0) return { data: { file, ok: false, errors }, lines: errors, isFailure: true };
  const [breeds, items] = [rows.breeds, rows.itemKinds].map((table) => Object.keys(table).length);
  const version = versionOf(content);
  const counted = `${breeds ?? 0} breeds, ${items ?? 0} items, version ${version}`;
  const { warnings } = read;
  const scenarios = playPackScenarios(text, basename(file), content);
  const played = scenarios.count === 0 ? '' : `, ${scenarios.count} scenarios`;
  return {
    data: { file, ok: true, errors, warnings, scenarios, pack: rows.id, version },
    lines: [
      ...warnings.map((warning) => `warning: ${warning}`),
      ...scenarios.faults,
      `${basename(file)}: the pack ${rows.id} has no errors and passes its trial: ${counted}${played}.`,
    ],
    ...(scenarios.faults.length > 0 ? { isFailure: true } : {}),
  };
});

function proofOf<T>(trial: Generator<unknown, T>): T {
  for (let step = trial.next(); ; step = trial.next()) if (step.done === true) return step.value;
}

const files = new Map<string, OutsidePack & { readonly base: string | null }>();

/** A compiled built-in pack or pack file, cached; an unknown name is a `UsageError`. */
export function contentById(id: string): Content {
  return isPackFile(id) ? packOfFile(id).content : shippedContent(id);
}

/** How the lab makes sentences of them. */
export const ENGLISH: Tongue = { ...PLAIN, ...grammar };

/** The English texts of a run, as on the screen. */
export function textsById(id: string): Texts {
  if (isPackFile(id)) return { ...en, ...campaign, ...packOfFile(id).texts['en'] };
  return CLASSICS.includes(id) ? en : { ...en, ...campaign };
}

/** A pack as other threads and machines can read it: a built-in one's id, a pack file's rows. */
export function packToSend(id: string): string | PackRows {
  return isPackFile(id) ? packOfFile(id).rows : id;
}

/** The built-in pack that a name is, or that the pack of a file extends; null for none. */
export function basePackOf(id: string): string | null {
  return isPackFile(id) ? packOfFile(id).base : id;
}

function packOfFile(file: string): OutsidePack & { readonly base: string | null } {
  const known = files.get(file);
  if (known) return known;
  const text = textOf(file);
  const read = readPack(file, text);
  if (!read.ok) throw new UsageError(read.errors.join('\n'));
  const pack = { ...read.pack, base: extendedBy(text) };
  files.set(file, pack);
  return pack;
}

/** The id of the pack that a pack file without errors extends; null for none. */
function extendedBy(text: string): string | null {
  const { pack } = JSON.parse(text) as { readonly pack: { readonly extends?: string } };
  return pack.extends ?? null;
}
