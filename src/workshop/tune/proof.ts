import { setRows } from '../../lab/changes/rowChanges';
import { compiledPack } from '../../lab/compiledPack';
import { type Draft, readWritten, textOf } from '../draft/Draft';
import { isSame, tablesOf, valueAt, withValue } from '../draft/writtenPack';
import { draftInUse } from '../runs/packsInUse';
import type { RunSettings } from '../runs/settings';
import type { PlayedPack } from '../runs/Side';
import { say } from '../words';
import { measuredOf } from './targets';
import type { Study } from './TuneRoom';

/** Whether a draft has what a tuning found: not yet, already, or it is another pack. */
export function standingOf(draft: Draft, { pack, found: { tuned } }: Study): 'apart' | 'applied' | 'other' {
  const { written } = draft;
  if (!written || draftInUse(draft)?.content.id !== pack.content.id) return 'other';
  const tables = tablesOf(written);
  const changes = tuned?.changes ?? [];
  if (changes.some(({ path }) => valueAt(tables, path) === undefined)) return 'other';
  return changes.every(({ path, value }) => isSame(valueAt(tables, path), value)) ? 'applied' : 'apart';
}

/** The pack that was tuned, and as it became. */
export function bothPacks({ pack, found: { tuned } }: Study): [PlayedPack, PlayedPack] {
  const { name } = pack;
  const rows = setRows(pack.pack, tuned?.changes ?? []);
  return [
    { ...pack, name: say('shop.tune.before', { name }) },
    { ...pack, name: say('shop.tune.after', { name }), pack: rows, content: compiledPack(rows), file: changedFile(pack.file, tuned) },
  ];
}

/** The file of a pack with what was found written into it: runs that are watched are shown by it. */
function changedFile(file: PlayedPack['file'], tuned: Study['found']['tuned']): PlayedPack['file'] {
  const written = file && readWritten(file.text);
  if (!file || !written) return file;
  return { ...file, text: textOf((tuned?.changes ?? []).reduce((all, { path, value }) => withValue(all, path, value), written)) };
}

const results = new WeakMap<NonNullable<Study['found']['tuned']>, string>();

/** The version of the pack as it became; null before the end. */
function resultOf(study: Study): string | null {
  const { found: { tuned } } = study;
  if (!tuned) return null;
  const version = results.get(tuned) ?? bothPacks(study)[1].content.version;
  results.set(tuned, version);
  return version;
}

/** Whether what is known of a version is no more of the draft: unless this has only taken in what a tuning of that version found. */
export function isOutdated(version: string, draft: Draft, tuning: Study | null): boolean {
  const now = draftInUse(draft)?.content.version;
  if (now === undefined || now === version) return false;
  return tuning?.pack.content.version !== version || standingOf(draft, tuning) !== 'applied' || resultOf(tuning) !== now;
}

/** The first seed for proofs, behind all that searches and the lab's own commands take by themselves, and the pairs of runs at most. */
const FIRST_PROOF = 500_001;
const PAIRS = 10_000;

/** Points below which a difference is not looked for; else half of what was wanted is. */
const LEAST = 1;

/** How old and new are played side by side so that the answer is about what was tuned. @param next the first seed that no proof has had */
export function proofSettings({ settings, found: { rounds, tuned } }: Study, next: number): Partial<RunSettings> {
  const { bot, turns, from, last, workers, targets, isLost } = settings;
  const floors = targets.map(({ floor }) => floor);
  const before = rounds[0]?.floors ?? [];
  const steps = targets.map(({ floor, value }) => {
    const found = before.find((each) => each.floor === floor);
    return found ? Math.abs(measuredOf(found, isLost).value - value) : 0;
  });
  const on = [Math.min(...floors), Math.max(...floors)] as const;
  return {
    bot, turns, from, workers, last: last ?? on[1], first: Math.max(FIRST_PROOF, next, tuned?.next ?? 1), count: PAIRS, isBeside: true,
    compared: isLost ? 'lost' : 'hazard', on, detect: Math.min(50, Math.max(LEAST, Math.round(50 * Math.max(...steps)))),
  };
}
