import { encodeEntry, type HistoryEntry } from '../history';
import type { Run } from '../Run';
import { failureOf, type StorageFailure } from './storageFailure';
import { ConflictError } from './KeyStore';
import type { SaveSlots } from './SaveSlots';
import type { Survey } from './survey';
import type { TailPlace } from '../browser/Tail';

/** How the present run is kept. */
export interface Keeping {
  /** Its turn in the newest save that is known to be kept; null before the first. */
  readonly turn: number | null;
  /** Why the last try failed; null while all goes well. */
  readonly error: StorageFailure | null;
  /** Whether something newer is still to be kept. */
  readonly isBehind: boolean;
}

interface SaverOptions {
  readonly ledger: SaveSlots;
  readonly tail: TailPlace;
  /** What is kept of a run that is over; null while it goes on. */
  readonly entryOf: (run: Run) => HistoryEntry | null;
  /** Opens the ledger where that has not been possible yet; rejects while it is not. */
  readonly prepare: () => Promise<void>;
  /** Told after each write, whether it went well or not. */
  readonly onWritten: () => void;
  /** Told when another page keeps the run now: nothing is written any more. */
  readonly onLost: () => void;
}

/** After a write that failed the next try, in milliseconds, where no turn asks for one before. */
const RETRY_MS = 3000;

/** A run at a turn. */
interface Point {
  readonly id: string;
  readonly turn: number;
}

/**
 * Keeps the run one write at a time. While one is in flight only the newest state waits behind it, so that a slow browser drops old
 * states and never the last one, and a death that comes after a save is also written after it. What failed is tried again.
 */
export class RunSaver {
  private present: Run | null = null;
  /** Entries of runs that are over and not known to be kept, by the ids of the runs. */
  private readonly ends = new Map<string, string>();
  private newest: Point | null = null;
  private kept: Point | null = null;
  private error: StorageFailure | null = null;
  private wanted = 0;
  private done = 0;
  private flight: Promise<void> | null = null;
  private sinceError = 0;
  private hasTail = false;
  private isFrozen = false;

  constructor(private readonly options: SaverOptions) {}

  get keeping(): Keeping {
    return { turn: this.kept?.id === this.newest?.id ? (this.kept?.turn ?? null) : null, error: this.error, isBehind: this.done < this.wanted };
  }

  /** Goes on with a run as it was found; nothing is to be kept yet, but for what a tail holds. */
  found(run: Run | null, { tail, hasTail }: Survey, isKept: boolean): void {
    this.drop();
    this.present = run;
    this.newest = run && pointOf(run);
    this.kept = isKept ? this.newest : null;
    for (const [id, entry] of Object.entries(tail?.ends ?? {})) this.ends.set(id, entry);
    this.hasTail = hasTail;
    if (tail !== null) this.ask();
  }

  /** Keeps the run as it is when its write begins. */
  keep(run: Run): void {
    this.present = run;
    this.newest = pointOf(run);
    this.ask();
  }

  /** The run is over: in one write its entry comes into the history and its saves go. */
  end(run: Run): void {
    const entry = this.options.entryOf(run);
    if (entry === null) return;
    this.ends.set(run.record.id, encodeEntry(entry));
    this.present = null;
    this.newest = pointOf(run);
    this.ask();
  }

  /** Gives up everything that is not kept: another page goes on with the run. */
  drop(): void {
    this.ends.clear();
    this.done = this.wanted;
    this.error = null;
  }

  /** Writes nothing more, whatever was asked for: the run broke in the middle of an action. What is on its way was sound when it left. */
  freeze(): void {
    this.isFrozen = true;
    this.done = this.wanted;
  }

  /** Some milliseconds have passed: what failed may be tried again. */
  pass(elapsed: number): void {
    this.sinceError += elapsed;
    if (this.error !== null && this.done < this.wanted && this.sinceError >= RETRY_MS) this.launch();
  }

  /** The page may be gone in a moment: what is not known to be kept is left where it can be put at once. */
  leave(): void {
    const { ledger, tail } = this.options;
    if (this.done === this.wanted || ledger.isTailBarred) return;
    tail.write({ owner: ledger.token, run: this.present && ledger.textOf(this.present), ends: Object.fromEntries(this.ends) });
    this.hasTail = true;
  }

  /** Settles when nothing is in flight any more, and what can be kept is. */
  async settled(): Promise<void> {
    while (this.flight !== null) await this.flight;
  }

  private ask(): void {
    if (this.isFrozen) return;
    this.wanted++;
    this.launch();
  }

  private launch(): void {
    this.sinceError = 0;
    this.flight ??= this.drain().finally(() => { this.flight = null; });
  }

  private async drain(): Promise<void> {
    while (this.done < this.wanted) {
      try {
        await this.write();
        this.error = null;
      } catch (error) {
        if (error instanceof ConflictError) {
          this.drop();
          this.options.onLost();
          return;
        }
        this.error = failureOf(error);
      }
      this.options.onWritten();
      if (this.error !== null) return;
    }
  }

  private async write(): Promise<void> {
    const { ledger, tail, prepare } = this.options;
    if (!ledger.isOpen) await prepare();
    // Given up meanwhile.
    if (this.done === this.wanted) return;
    const { wanted, newest } = this;
    const ends = new Map(this.ends);
    await ledger.write({ run: this.present, ends });
    for (const [id, entry] of ends) if (this.ends.get(id) === entry) this.ends.delete(id);
    this.done = Math.max(this.done, wanted);
    this.kept = newest;
    if (!this.hasTail || this.done < this.wanted || ledger.isTailBarred) return;
    tail.clear();
    this.hasTail = false;
  }
}

function pointOf({ game, record }: Run): Point {
  return { id: record.id, turn: game.state.turn };
}
