import type { Content } from '../../engine/content';
import { crc32 } from '../../engine/core/hash';
import { type RunRecord, UNRECORDED } from '../../engine/run/save';
import { stepsOf } from '../../engine/run/decodeReplay';
import { decodeRun } from '../../engine/run/decodeRun';
import { floorErrors, runErrors } from '../../engine/run/stateErrors';
import { brokenInvariants } from '../../engine/run/invariants';
import { isPlayedBy } from '../../engine/run/rulesVersion';
import { STATE_FORMAT } from '../../engine/state';
import { resumeGame } from '../../procgen/newGame';
import { Run } from '../Run';
import { keyOfEntry } from '../history';
import { contentOf } from '../packRegistry';
import { text } from '../text';
import type { KeyStore } from './KeyStore';
import { FIRST_PLACE, type Found, isInTurn, OTHER, SPARED, type Survey } from './survey';

/** A stored text that could not be restored. */
export interface Refusal {
  readonly found: Found;
  /** The reason, as a sentence. */
  readonly why: string;
  /** It is valid, but from a newer version, or its dungeon is not installed. */
  readonly isSpared: boolean;
  /** The key to move it to; made up where there is none. */
  readonly aside?: string;
}

/** A run found in another place, see `OTHER`. */
export interface OtherRun {
  readonly run: Run;
  readonly from: Found;
}

/** The run to continue, if any, and the texts that could not be used. */
export interface Picked {
  readonly run: Run | null;
  readonly from: Found | null;
  readonly refused: readonly Refusal[];
  /** What the player may continue instead; null if there is nothing. */
  readonly other: OtherRun | null;
  /** Keys of texts whose run is over, or goes on from a newer one. */
  readonly stale: readonly string[];
}

/** What was found as the page opened. */
export interface Look {
  readonly found: Survey;
  readonly picked: Picked;
  /** Texts of other places that cannot be continued; they are set aside. */
  readonly refused: readonly Refusal[];
  /** Whether something had to stay in another place, which only the next start looks at again. */
  readonly isLeft: boolean;
}

/** Picks the newest readable run that is not over; newer unreadable texts are listed with the reason. */
export async function pickRun(store: KeyStore, found: Survey): Promise<Picked> {
  const inTurn = await pickInOrder(store, found);
  let { run, from } = inTurn;
  let other: Picked['other'] = null;
  const stale: string[] = [];
  for (const each of found.found.filter(({ key }) => key.startsWith(OTHER))) {
    const revived = reviveRun(each.text);
    if (!revived.ok || each === from) continue;
    const isCopy = revived.run.record.id === run?.record.id;
    // Of two saves of one run, the one with more turns goes on.
    const isNewer = isCopy && run !== null && !run.game.isOver && revived.run.game.state.turn > run.game.state.turn;
    if (isNewer) [run, from] = [revived.run, each];
    else if (isCopy || await isEnded(store, found, { id: revived.run.record.id, from: each })) stale.push(each.key);
    else other ??= { run: revived.run, from: each };
  }
  return { ...inTurn, run, from, other, stale };
}

async function pickInOrder(store: KeyStore, survey: Survey): Promise<Pick<Picked, 'run' | 'from' | 'refused'>> {
  const { found } = survey;
  const refused: Refusal[] = [];
  for (const [place, each] of found.entries()) {
    const revived = reviveRun(each.text);
    if (!revived.ok) {
      // Spared texts were reported when they were moved aside.
      if (!each.key.startsWith(SPARED)) refused.push({ found: each, why: revived.why, isSpared: revived.isSpared });
      continue;
    }
    if (await isEnded(store, survey, { id: revived.run.record.id, from: each })) continue;
    return { run: revived.run, from: each, refused: [...refused, ...found.slice(place + 1).flatMap(refusalOf)] };
  }
  return { run: null, from: null, refused };
}

/** Whether a run was over when its text was written, or has ended since. */
async function isEnded(
  store: KeyStore, { meta, tail }: Survey, { id, from }: { readonly id: string; readonly from: Found },
): Promise<boolean> {
  const end = tail?.ends[id] === undefined ? meta.ended[id] : Infinity;
  return end === undefined ? hasEntry(store, id) : !isInTurn(from) || from.revision <= end;
}

/** Whether the run has a history entry: a crash may have cut its ending short after that was written. */
async function hasEntry(store: KeyStore, id: string): Promise<boolean> {
  const [entry = null] = await store.read([keyOfEntry({ id })]);
  return entry !== null;
}

/** Older saves are superseded, so only unreadable ones and those of a newer version are reported. */
function refusalOf(found: Found): Refusal[] {
  if (found.key === FIRST_PLACE || found.key.startsWith(SPARED)) return [];
  const [header = ''] = found.text.split('\n', 1);
  if (found.revision >= 0 && header.includes(`"format":${STATE_FORMAT},`)) return [];
  const revived = reviveRun(found.text);
  return revived.ok ? [] : [{ found, why: revived.why, isSpared: revived.isSpared }];
}

/** A restored run, or a sentence on why not; `isSpared` if the text is valid but this version or page cannot use it. */
type Revived = { readonly ok: true; readonly run: Run } | { readonly ok: false; readonly why: string; readonly isSpared: boolean };

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
