import type { Content } from '../engine/content';
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

/** A fresh run of a pack that exists. */
export function beginRun(pack: string, seed: string, start: RunStart): Run {
  const content = contentOf(pack);
  if (!content) throw new Error(`no pack ${pack}`);
  return Run.begun(newGame(content, seed), start);
}

/** A run read back, or a sentence on why there is none; `isSpared` where the text is sound and only this version or this page cannot use it. */
export type Revived = { readonly ok: true; readonly run: Run } | { readonly ok: false; readonly why: string; readonly isSpared: boolean };

/** The run in a stored text. */
export function reviveRun(stored: string): Revived {
  const decoded = decodeRun(stored);
  if (!decoded.ok) return { ok: false, why: decoded.newer === null ? decoded.why : text('ui.fault.newer', { n: decoded.newer, most: STATE_FORMAT }), isSpared: decoded.newer !== null };
  const { state } = decoded.run;
  const record = named(decoded.run.record, stored);
  const content = contentOf(state.pack);
  if (!content) return { ok: false, why: text('ui.fault.packGone', { pack: state.pack }), isSpared: true };
  try {
    // Before anything is asked of it: what the pack has not would be an error somewhere in the rules.
    const [early] = [...runErrors(content, state), ...state.floors.flatMap((floor) => floorErrors(content, floor))];
    const game = early === undefined ? resumeGame(content, state) : null;
    const error = game ? brokenInvariants(game)[0] : early;
    return game && error === undefined ? { ok: true, run: Run.revived(game, record) } : { ok: false, why: text('ui.fault.notRevived', { why: error ?? '' }), isSpared: false };
  } catch (error) {
    return { ok: false, why: text('ui.fault.notRevived', { why: String(error) }), isSpared: false };
  }
}

/** Older versions gave runs no name: such a one is named after its text. */
function named(record: RunRecord, stored: string): RunRecord {
  return record.id === UNRECORDED.id ? { ...record, id: `old-${crc32(stored).toString(16)}` } : record;
}

/** What is in a pack; null where there is none of that id. */
export function packContent(pack: string): Content | null {
  return contentOf(pack);
}
