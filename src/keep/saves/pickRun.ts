import { STATE_FORMAT } from '../../engine/state';
import { HISTORY } from '../history';
import type { Run } from '../Run';
import { reviveRun } from '../runs';
import type { KeyStore } from './KeyStore';
import { FIRST_PLACE, isInTurn, SPARED, type Found, type Survey } from './survey';

/** A text that no run came out of. */
export interface Refusal {
  readonly found: Found;
  /** A sentence on why. */
  readonly why: string;
  /** Nothing is wrong with it: a newer version wrote it, or its dungeon is not here. */
  readonly isSpared: boolean;
}

/** The run to go on with, if there is one, and what could not be used. */
export interface Picked {
  readonly run: Run | null;
  readonly from: Found | null;
  readonly refused: readonly Refusal[];
}

/** The newest run that can be read and is not over; what is newer and cannot be read is refused with a reason. */
export async function pickRun(store: KeyStore, { found, meta, tail }: Survey): Promise<Picked> {
  const refused: Refusal[] = [];
  for (const [place, each] of found.entries()) {
    const revived = reviveRun(each.text);
    if (!revived.ok) {
      // What was moved out of the way once was told of then.
      if (!each.key.startsWith(SPARED)) refused.push({ found: each, why: revived.why, isSpared: revived.isSpared });
      continue;
    }
    const { id } = revived.run.record;
    const end = tail?.ends[id] === undefined ? meta.ended[id] : Infinity;
    if (end === undefined ? await hasEntry(store, id) : !isInTurn(each) || each.revision <= end) continue;
    return { run: revived.run, from: each, refused: [...refused, ...found.slice(place + 1).flatMap(refusalOf)] };
  }
  return { run: null, from: null, refused };
}

/** A death that was cut short by a crash has its entry already. */
async function hasEntry(store: KeyStore, id: string): Promise<boolean> {
  const [entry = null] = await store.read([HISTORY + id]);
  return entry !== null;
}

/** Of saves that have been gone past only those are looked at that may be more than that: unreadable or of a newer version. */
function refusalOf(found: Found): Refusal[] {
  if (found.key === FIRST_PLACE || found.key.startsWith(SPARED)) return [];
  const [header = ''] = found.text.split('\n', 1);
  if (found.revision >= 0 && header.includes(`"format":${STATE_FORMAT},`)) return [];
  const revived = reviveRun(found.text);
  return revived.ok ? [] : [{ found, why: revived.why, isSpared: revived.isSpared }];
}
