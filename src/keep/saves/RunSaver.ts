import { TooLongError } from '../../engine/run/save';
import { encodeEntry, type HistoryEntry } from '../history';
import type { Run } from '../Run';
import { ConflictError, failureOf, type StorageFailure } from './KeyStore';
import type { SaveSlots } from './SaveSlots';
import type { Survey } from './survey';
import { attempt, readTail, type Tail, type TailPlace } from '../browser/LocalStorage';

/** The save status of the present run. */
export interface Keeping {
  /** The turn of the newest confirmed save; null before the first. */
  readonly turn: number | null;
  /** Why the last attempt failed, `long` if no save could hold the run; null if it succeeded. */
  readonly error: StorageFailure | 'long' | null;
  /** Whether something newer is still to be saved. */
  readonly isBehind: boolean;
}

interface SaverOptions {
  readonly slots: SaveSlots;
  readonly tail: TailPlace;
  /** The history entry of a finished run; null while it is in progress. */
  readonly entryOf: (run: Run) => HistoryEntry | null;
  /** Opens the slots if that has not succeeded yet; rejects if it fails again. */
  readonly prepare: () => Promise<void>;
  /** Called after each write, successful or not. */
  readonly onWritten: () => void;
  /** Called when another page has taken over the run: nothing more is written. */
  readonly onLost: () => void;
}

/** Milliseconds until a failed write is retried, unless a turn requests one earlier. */
const RETRY_MS = 3000;

/** A run at a turn. */
interface Point {
  readonly id: string;
  readonly turn: number;
}

/**
 * Saves the run, one write at a time. While one is in flight only the newest state waits behind it: a slow browser skips old
 * states but never the last one, and a death is written after the save before it. Failed writes are retried.
 */
export class RunSaver {
  private present: Run | null = null;
  /** Entries of finished runs not yet confirmed as saved, by run id. */
  private readonly ends = new Map<string, string>();
  private newest: Point | null = null;
  private kept: Point | null = null;
  private error: Keeping['error'] = null;
  private wanted = 0;
  private done = 0;
  private flight: Promise<void> | null = null;
  private sinceError = 0;
  private hasTail = false;
  private isFrozen = false;

  constructor(private readonly options: SaverOptions) {}

  get keeping(): Keeping {
    const turn = this.kept?.id === this.newest?.id ? (this.kept?.turn ?? null) : null;
    return { turn, error: this.error, isBehind: this.done < this.wanted };
  }

  /** The turn up to which the run is saved; null before the first save, and while something that took no turn is still to be saved. */
  get savedTurn(): number | null {
    const { turn, isBehind } = this.keeping;
    return isBehind && turn === this.newest?.turn ? null : turn;
  }

  /** Continues with a run found in storage; nothing needs saving yet but what a tail holds. */
  found(run: Run | null, { tail, hasTail }: Survey, isKept: boolean): void {
    this.drop();
    this.present = run;
    this.newest = run && pointOf(run);
    this.kept = isKept ? this.newest : null;
    for (const [id, entry] of Object.entries(tail?.ends ?? {})) this.ends.set(id, entry);
    this.hasTail = hasTail;
    if (tail !== null) this.request();
  }

  /** Saves the run, in its state at the time the write begins. */
  keep(run: Run): void {
    this.present = run;
    this.newest = pointOf(run);
    this.request();
  }

  /** Saves the run in a storage that has nothing of it yet. */
  renew(run: Run): void {
    this.kept = null;
    this.keep(run);
  }

  /** Ends the run: one write adds its entry to the history and deletes its saves. */
  end(run: Run): void {
    const entry = this.options.entryOf(run);
    if (entry === null) return;
    this.ends.set(run.record.id, encodeEntry(entry));
    this.present = null;
    this.newest = pointOf(run);
    this.request();
  }

  /** Discards everything unsaved: another page has taken over the run. */
  drop(): void {
    this.ends.clear();
    this.done = this.wanted;
    this.error = null;
  }

  /** Stops all further writes: an action has thrown half-way, so the state is broken. A write in flight still holds a valid one. */
  freeze(): void {
    this.isFrozen = true;
    this.done = this.wanted;
  }

  /** Advances the retry timer by this many milliseconds. */
  pass(elapsed: number): void {
    this.sinceError += elapsed;
    // A run that was too long a moment ago still is, until it goes on.
    if (this.error !== null && this.error !== 'long' && this.sinceError >= RETRY_MS) this.launch();
  }

  /** Writes everything unconfirmed to the tail, synchronously: the page may be about to close, or the storage fails. */
  leave(): void {
    const { slots, tail } = this.options;
    if (this.done === this.wanted || slots.isTailBarred || this.error === 'long') return;
    const { present } = this;
    const run = attempt(() => present && slots.textOf(present));
    // No save can hold it: what is there stays.
    if (run === null && present !== null) return;
    tail.write({
      owner: slots.token,
      run,
      ends: Object.fromEntries(this.ends),
      ...(slots.isOpen ? {} : olderIn(tail.read(), slots.token)),
    });
    this.hasTail = true;
  }

  /** Resolves when no write is in flight or waiting. */
  async settled(): Promise<void> {
    while (this.flight !== null) await this.flight;
  }

  private request(): void {
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
        this.error = error instanceof TooLongError ? 'long' : failureOf(error);
        // Phones end pages without a word. A full store needs its room for itself.
        if (this.error !== 'full') this.leave();
      }
      this.options.onWritten();
      if (this.error !== null) return;
    }
  }

  private async write(): Promise<void> {
    const { slots, tail, prepare } = this.options;
    if (!slots.isOpen) await prepare();
    // Dropped meanwhile.
    if (this.done === this.wanted) return;
    const { wanted, newest } = this;
    const ends = new Map(this.ends);
    await slots.write({ run: this.present, ends });
    for (const [id, entry] of ends) if (this.ends.get(id) === entry) this.ends.delete(id);
    this.done = Math.max(this.done, wanted);
    this.kept = newest;
    if (!this.hasTail || this.done < this.wanted || slots.isTailBarred) return;
    tail.clear();
    this.hasTail = false;
  }
}

/** What a page that could not look for tails must not overwrite: another page's, or what that one has kept of it already. */
function olderIn(text: string | null, token: string): Pick<Tail, 'older'> {
  if (text === null) return {};
  const tail = readTail(text);
  return { older: tail?.owner === token ? tail.older : text };
}

function pointOf({ game, record }: Run): Point {
  return { id: record.id, turn: game.state.turn };
}
