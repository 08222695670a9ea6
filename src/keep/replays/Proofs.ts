import type { HistoryEntry } from '../history';
import type { Contents, Proven, Verifying } from './verify';

const BLANK = /\s/;

/**
 * Which runs of the history are proven by their recordings. Stored or imported scores can be forged, so none is trusted:
 * every page replays the recordings before it ranks them.
 */
export class Proofs {
  private readonly known = new Map<string, boolean>();

  constructor(
    private readonly contentOf: Contents,
    private readonly how: Pick<Verifying, 'pause' | 'clock'> = {},
  ) {}

  /** Whether a run counts; null until `prove` has checked it. */
  of(entry: HistoryEntry): boolean | null {
    if (!entry.ranked || entry.replay === null) return false;
    return this.known.get(claimOf(entry)) ?? null;
  }

  /** Replays a run in slices, unless that was done before; resolves to whether it counts. */
  async prove(entry: HistoryEntry): Promise<boolean> {
    const { replay } = entry;
    const known = this.of(entry);
    if (known !== null || replay === null) return known ?? false;
    const { verify } = await import(/* webpackChunkName: "dialogs" */ './verify');
    const verdict = await verify(replay, this.contentOf, this.how);
    // With line breaks it would be another spelling of the same recording.
    const counts = verdict.is === 'verified' && !BLANK.test(replay) && isAsClaimed(entry, verdict.run);
    this.known.set(claimOf(entry), counts);
    return counts;
  }
}

/** All claims of an entry that its recording can prove. */
function claimOf({ pack, seed, kind, cause, floor, level, turns, score, replay }: HistoryEntry): string {
  return JSON.stringify([pack, seed, kind, cause, floor, level, turns, score, replay]);
}

function isAsClaimed(entry: HistoryEntry, { pack, seed, level, score, outcome }: Proven): boolean {
  if (outcome === null) return false;
  const cause = outcome.kind === 'died' ? outcome.cause : '';
  return claimOf(entry) === claimOf({ ...entry, pack, seed, kind: outcome.kind, cause, floor: outcome.floor, level, turns: outcome.turn, score });
}
