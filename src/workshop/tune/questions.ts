import { type PlayBatches, seedsFrom } from '../../lab/changes/batches';
import { type Factor, factorsAt, scaledRows } from '../../lab/changes/factors';
import { measureOf, refuseAbove } from '../../lab/changes/measures';
import { armsFor, type Screened, screen } from '../../lab/changes/screening';
import { type Checked, type FloorFound, HazardTally, runsOfTuning, type Tuned, tuneRows } from '../../lab/changes/tuning';
import { rowsIn, usualGroups } from '../../lab/changes/usualRows';
import type { PackRows } from '../../engine/content';
import { UsageError } from '../../lab/failures';
import type { PlayedPack } from '../runs/Side';
import type { Question } from './Inquiry';
import { say } from '../words';
import type { TuneSettings } from './settings';
import { mostOf, targetsOf } from './targets';

/** What can be asked: the hazards of now, which rows matter, or which values give the hazards that are wanted. */
export const KINDS = ['measure', 'screen', 'tune'] as const;

export type Kind = (typeof KINDS)[number];

/** What was found out, or what of it is known so far. */
export interface Findings {
  floors: readonly FloorFound[];
  screened: Screened | null;
  rounds: readonly Checked[];
  tuned: Tuned | null;
}

/** What a name ends with where rows change on some floors only. */
export function endingOf({ only }: Pick<TuneSettings, 'only'>): string {
  return only ? `@${[...new Set(only)].join('-')}` : '';
}

/** The names of the rows that may change, without their endings: those that are chosen, or the usual ones. */
export function chosenRows(rows: PackRows, settings: Pick<TuneSettings, 'rows' | 'only'>): string[] {
  const ending = endingOf(settings);
  return settings.rows ?? usualGroups(rows).flatMap((group) => rowsIn(rows, group, ending)).map(({ path }) => path.join('.'));
}

/** The factors of those rows that say something of the floors on which they may change; none at all are a `UsageError`. */
export function factorsOf(rows: PackRows, settings: Pick<TuneSettings, 'rows' | 'only'>): Factor[] {
  const ending = endingOf(settings);
  const factors = chosenRows(rows, settings).flatMap((name) => {
    try {
      return factorsAt(rows, [`${name}${ending}`]);
    } catch (error) {
      if (error instanceof UsageError) return [];
      throw error;
    }
  });
  const [none] = factors;
  if (none) return factors;
  throw new UsageError(say('shop.tune.noRows'));
}

/** How many runs a question takes, the fewest and the most. */
export function runsFor(kind: Kind, factors: number, settings: TuneSettings): readonly [least: number, most: number] {
  if (kind === 'measure') return [settings.measured, settings.measured];
  if (kind === 'tune') return runsOfTuning({ ...settings, targets: targetsOf(settings) }, factors);
  const all = armsFor(factors) * settings.each;
  return [all, all];
}

/** Who hears what is found, as it comes. */
type Heard = (found: Partial<Findings>) => void;

/** The question of a kind, as the command line asks it with the same settings. */
export function questionOf(kind: Kind, pack: PlayedPack, settings: TuneSettings, heard: Heard): Question {
  const { bot, second, compared, on, targets } = settings;
  const base = { pack, settings, bots: [bot] };
  switch (kind) {
    case 'measure': return { ...base, deepest: null, answer: (play) => measured(pack, settings, play, heard) };
    case 'screen': return { ...base, deepest: compared === 'won' ? null : on[1], answer: (play) => screened(pack, settings, play, heard) };
    case 'tune': {
      const deepest = targets.length > 0 ? Math.max(...targets.map(({ floor }) => floor)) : null;
      return { ...base, bots: [bot, second], deepest, answer: (play) => tuned(pack, settings, play, heard) };
    }
  }
}

/** How often what was measured is told before the end. */
const LOOKS = 20;

async function measured(pack: PlayedPack, { bot, first, measured: count }: TuneSettings, play: PlayBatches, heard: Heard): Promise<void> {
  const tally = new HazardTally();
  const look = Math.max(10, Math.floor(count / LOOKS));
  let runs = 0;
  await play([{ bot, pack: pack.pack, seeds: seedsFrom(first, count) }], (_, run) => {
    tally.add(run);
    if (++runs % look === 0) heard({ floors: tally.read() });
  });
  heard({ floors: tally.read() });
}

async function screened(pack: PlayedPack, settings: TuneSettings, play: PlayBatches, heard: Heard): Promise<void> {
  const { bot, first, each, by, compared, on, from } = settings;
  const rows = pack.pack;
  const about = compared === 'won' ? {} : { on, ...(compared === 'lost' ? { lost: true as const } : {}) };
  const measure = measureOf({ ...about, fromFloor: from });
  // The workers refuse what is no pack: to look at each here would hold up the page.
  const screening = { rows, factors: factorsOf(rows, settings), by: by / 100, measure, make: scaledRows };
  heard({ screened: await screen(screening, { bot, seeds: seedsFrom(first, each) }, play) });
}

async function tuned(pack: PlayedPack, settings: TuneSettings, play: PlayBatches, heard: Heard): Promise<void> {
  const { bot, second, first, each, from } = settings;
  const targets = targetsOf(settings);
  if (targets.length === 0) throw new UsageError(say('shop.tune.noTarget'));
  for (const { floor } of targets) refuseAbove('A target', floor, from);
  const rows = pack.pack;
  const factors = factorsOf(rows, settings);
  const most = factors.map(({ path }) => mostOf(settings, path.join('.')));
  const rounds: Checked[] = [];
  const asked = { rows, factors, make: scaledRows, most, targets, bot, second, first, each };
  const found = await tuneRows(asked, play, (round) => {
    rounds.push(round);
    heard({ rounds: [...rounds] });
  });
  heard({ tuned: found });
}
