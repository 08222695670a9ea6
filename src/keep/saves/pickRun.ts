import { STATE_FORMAT } from '../../engine/state';
import { HISTORY } from '../history';
import type { Run } from '../Run';
import { reviveRun } from '../runs';
import type { KeyStore } from './KeyStore';
import { FIRST_PLACE, isInTurn, SPARED, type Found, type Survey } from './survey';

/** A stored text that could not be restored. */
export interface Refusal {
  readonly found: Found;
  /** The reason, as a sentence. */
  readonly why: string;
  /** It is valid, but from a newer version, or its dungeon is not installed. */
  readonly isSpared: boolean;
}

/** The run to continue, if any, and the texts that could not be used. */
export interface Picked {
  readonly run: Run | null;
  readonly from: Found | null;
  readonly refused: readonly Refusal[];
}

/** Picks the newest readable run that is not over; newer unreadable texts are listed with the reason. */
export async function pickRun(store: KeyStore, { found, meta, tail }: Survey): Promise<Picked> {
  const refused: Refusal[] = [];
  for (const [place, each] of found.entries()) {
    const revived = reviveRun(each.text);
    if (!revived.ok) {
      // Spared texts were reported when they were moved aside.
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

/** Whether the run has a history entry: a crash may have cut its ending short after that was written. */
async function hasEntry(store: KeyStore, id: string): Promise<boolean> {
  const [entry = null] = await store.read([HISTORY + id]);
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
