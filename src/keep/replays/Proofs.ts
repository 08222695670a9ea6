import { headOf } from '../../engine/run/decodeReplay';
import { isPlayedBy, versionOf } from '../../engine/run/rulesVersion';
import { isSameRun } from '../HistoryBook';
import type { HistoryEntry, KeptEntry, Proof } from '../history';
import type { Contents, Proven, Verdict, Verifying } from './verify';

const BLANK = /\s/;

/** Whether this version can play a recording: the rules and tables that it was made with are ours, others or not there. */
export type Fit =
  | { readonly is: 'fits' }
  | { readonly is: 'version'; readonly made: string; readonly ours: string }
  | { readonly is: 'pack'; readonly pack: string }
  | { readonly is: 'unreadable' };

/** Options of `Proofs`. */
export interface Proving extends Pick<Verifying, 'pause' | 'clock'> {
  /** Stores what has been found out about an entry. */
  readonly note?: (entry: HistoryEntry, proof: Proof) => Promise<void>;
}

/**
 * Which runs of the history are proven by their recordings. Stored or imported scores can be forged, so each recording is replayed
 * before it is ranked. The result is stored with the entry: it saves another replay, and holds when a later version can't replay it.
 */
export class Proofs {
  private readonly known = new Map<string, { readonly entry: HistoryEntry; readonly counts: boolean }>();

  constructor(
    private readonly contentOf: Contents,
    private readonly how: Proving = {},
  ) {}

  /** How many runs have been checked so far. */
  get checked(): number {
    return this.known.size;
  }

  /** Whether a run counts; null until `prove` has checked it. */
  of(entry: KeptEntry): boolean | null {
    const { id, ranked, replay, proof } = entry;
    if (!ranked || replay === null) return false;
    const known = this.known.get(id);
    if (known && isSameRun(known.entry, entry)) return known.counts;
    if (proof === 'verified' || proof === 'refused') return proof === 'verified';
    const fit = this.fitOf(entry).is;
    // Entries from before proofs were stored keep their place when the version that could prove them is gone.
    return fit === 'fits' ? null : fit === 'version' && proof === 'earlier';
  }

  /** Whether a run's recording, where it has one, can be played here: its first words tell. */
  fitOf({ replay }: HistoryEntry): Fit {
    if (replay === null) return { is: 'fits' };
    const head = headOf(replay);
    if (head === null) return { is: 'unreadable' };
    const content = this.contentOf(head.pack);
    if (content === null) return { is: 'pack', pack: head.pack };
    return isPlayedBy(content, head.version) ? { is: 'fits' } : { is: 'version', made: head.version, ours: versionOf(content) };
  }

  /** Replays a run in slices, unless it is known whether it counts; resolves to that. */
  async prove(entry: KeptEntry): Promise<boolean> {
    const { replay } = entry;
    const known = this.of(entry);
    if (known !== null || replay === null) return known ?? false;
    const { verify } = await import(/* webpackChunkName: "dialogs" */ './verify');
    const verdict = await verify(replay, this.contentOf, this.how);
    // With line breaks it would be another spelling of the same recording.
    const counts = verdict.is === 'verified' && !BLANK.test(replay) && isAsClaimed(entry, verdict.run);
    this.known.set(entry.id, { entry, counts });
    // If that can't be stored, the run is replayed again next time.
    if (isFinal(verdict)) void this.how.note?.(entry, counts ? 'verified' : 'refused').catch(() => undefined);
    return counts;
  }
}

/** Whether another replay by the same rules and tables would show the same. An action that fails may be a mistake of this build. */
function isFinal(verdict: Verdict): boolean {
  return verdict.is === 'verified' || verdict.is === 'unreadable' || (verdict.is === 'wrong' && verdict.desync.how !== 'broken');
}

function isAsClaimed(entry: HistoryEntry, { pack, seed, level, score, outcome }: Proven): boolean {
  if (outcome === null) return false;
  const cause = outcome.kind === 'died' ? outcome.cause : '';
  return isSameRun(entry, { ...entry, pack, seed, kind: outcome.kind, cause, floor: outcome.floor, level, turns: outcome.turn, score });
}
