import type { Content } from '../../engine/content';
import { crc32 } from '../../engine/core/hash';
import { UNRECORDED, type RunRecord } from '../../engine/run/save';
import { floorErrors, runErrors } from '../../engine/run/stateErrors';
import { decodeRun } from '../../engine/run/decodeRun';
import { stepsOf } from '../../engine/run/decodeReplay';
import { brokenInvariants } from '../../engine/run/invariants';
import { isPlayedBy } from '../../engine/run/replay';
import { STATE_FORMAT } from '../../engine/state';
import { resumeGame } from '../../procgen/newGame';
import { contentOf } from '../packRegistry';
import { Run } from '../Run';
import { text } from '../text';

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
    if (game && error === undefined) return { ok: true, run: Run.revived(game, record, countOf(record, content)) };
    return { ok: false, why: text('ui.fault.notRevived', { why: error ?? '' }), isSpared: false };
  } catch (error) {
    return { ok: false, why: text('ui.fault.notRevived', { why: String(error) }), isSpared: false };
  }
}

/** How many actions are recorded; null where some are missing, or where the rules and tables were others. */
function countOf({ deeds, version }: RunRecord, content: Content): number | null {
  const steps = deeds !== null && isPlayedBy(content, version) ? stepsOf(deeds) : 0;
  return typeof steps === 'number' ? null : steps.length;
}

/** Older versions gave runs no id: theirs is a checksum of the text. */
function named(record: RunRecord, stored: string): RunRecord {
  return record.id === UNRECORDED.id ? { ...record, id: `old-${crc32(stored).toString(16)}` } : record;
}
