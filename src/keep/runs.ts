import { Become } from '../engine/actions/Become';
import { crc32 } from '../engine/core/crc32';
import { floorErrors } from '../engine/run/floorErrors';
import { brokenInvariants } from '../engine/run/invariants';
import { runErrors } from '../engine/run/runErrors';
import { UNRECORDED, type RunRecord } from '../engine/run/RunRecord';
import { decodeRun } from '../engine/run/save';
import { STATE_FORMAT } from '../engine/state';
import { newGame, resumeGame } from '../procgen/newGame';
import { Run, type RunStart } from './Run';
import { contentOf } from './packRegistry';
import { text } from './text';

/** Begins a run as that hero, or as the pack's first where it has no such hero; throws for an unknown pack. */
export function beginRun(pack: string, seed: string, { hero = '', ...start }: RunStart & { readonly hero?: string }): Run {
  const content = contentOf(pack);
  if (!content) throw new Error(`no pack ${pack}`);
  const run = Run.begun(newGame(content, seed), start);
  const place = [...content.heroes.keys()].indexOf(hero);
  if (place > 0) run.turn(new Become(place));
  return run;
}

/** A restored run, or a sentence on why not; `isSpared` if the text is valid but this version or page cannot use it. */
export type Revived = { readonly ok: true; readonly run: Run } | { readonly ok: false; readonly why: string; readonly isSpared: boolean };

/** Restores a run from stored text. */
export function reviveRun(stored: string): Revived {
  const decoded = decodeRun(stored);
  if (!decoded.ok) {
    const { newer, why } = decoded;
    return { ok: false, why: newer === null ? why : text('ui.fault.newer', { n: newer, most: STATE_FORMAT }), isSpared: newer !== null };
  }
  const { state } = decoded.run;
  const record = named(decoded.run.record, stored);
  const content = contentOf(state.pack);
  if (!content) return { ok: false, why: text('ui.fault.packGone', { pack: state.pack }), isSpared: true };
  try {
    // First of all: an id that the pack lacks would throw somewhere in the rules.
    const [early] = [...runErrors(content, state), ...state.floors.flatMap((floor) => floorErrors(content, floor))];
    const game = early === undefined ? resumeGame(content, state) : null;
    const error = game ? brokenInvariants(game)[0] : early;
    if (game && error === undefined) return { ok: true, run: Run.revived(game, record) };
    return { ok: false, why: text('ui.fault.notRevived', { why: error ?? '' }), isSpared: false };
  } catch (error) {
    return { ok: false, why: text('ui.fault.notRevived', { why: String(error) }), isSpared: false };
  }
}

/** Older versions gave runs no id: theirs is a checksum of the text. */
function named(record: RunRecord, stored: string): RunRecord {
  return record.id === UNRECORDED.id ? { ...record, id: `old-${crc32(stored).toString(16)}` } : record;
}

