import { encodeRun } from '../../engine/run/save';
import { HISTORY } from '../history';
import type { Run } from '../Run';
import { failureOf } from './storageFailure';
import { ConflictError, type Changes, type KeyStore } from './KeyStore';
import { nextMeta, NO_META, type Meta } from './meta';
import type { Picked } from './pickRun';
import { ASIDE, META, OWNER, SLOTS, SPARED, type Slot, type Survey } from './survey';
import { TAIL } from '../browser/Tail';
import { within } from './within';

/** What is to be kept: the run that goes on, and entries of those that are over, by the ids of the runs. */
export interface Wish {
  readonly run: Run | null;
  readonly ends: ReadonlyMap<string, string>;
}

/** A text that nothing may overwrite before it lies elsewhere too. */
interface Barred {
  readonly key: string;
  readonly text: string;
  readonly aside: string;
}

/** Any call of a storage takes longer than this, in milliseconds, only where it never ends. */
export const PATIENCE_MS = 10_000;

/** Knows which slot comes next and what must not be touched; each of its writes is one transaction. */
export class SaveSlots {
  isOpen = false;
  /** Who was the last to keep the run, as far as is known. */
  private owner: string | null = null;
  private meta: Meta = NO_META;
  /** As it was read: while the place is not claimed, another page's save shows by it. */
  private metaText: string | null = null;
  /** Counts every save that was tried. */
  private revision = 0;
  private readonly revisions: Record<Slot, number> = { 'run.a': -1, 'run.b': -1 };
  private barred: readonly Barred[] = [];
  /** Keys that the next write takes away: the run that lay there has a slot then, or is over. */
  private used: readonly string[] = [];

  /** @param token names this page among others */
  constructor(private readonly store: KeyStore, readonly token: string) {}

  /** Takes the place of whoever kept the run; the page that did, if it lives, finds out with its next write. The owner before is returned. */
  async claim(): Promise<string | null> {
    for (let tries = 0; ; tries++) {
      const [before = null] = await within(PATIENCE_MS, this.store.read([OWNER]));
      this.owner = before;
      if (before === this.token) return before;
      try {
        await within(PATIENCE_MS, this.store.write({ [OWNER]: this.token }, { [OWNER]: before }));
        this.owner = this.token;
        return before;
      } catch (error) {
        // A place that is full can be read all the same.
        if (!(error instanceof ConflictError)) return before;
        if (tries > 2) throw error;
      }
    }
  }

  /** From now on it writes beside and over what was found: over nothing that could not be read. */
  open({ meta, metaText, found }: Survey, { from, refused }: Picked): void {
    const past = from?.revision ?? Infinity;
    this.meta = meta;
    this.metaText = metaText;
    this.revision = meta.revision;
    this.barred = refused.map(({ found: { key, text }, isSpared }, n) => ({ key, text, aside: `${isSpared ? SPARED : ASIDE}${meta.revision}${this.token}${n}` }));
    this.used = from !== null && !isSlot(from.key) && from.key !== TAIL ? [from.key] : [];
    // The save that is gone on with is the last to be written over.
    for (const slot of SLOTS) this.revisions[slot] = from?.key === slot ? past : Math.min(past - 1, found.find(({ key }) => key === slot)?.revision ?? -1);
    this.isOpen = true;
  }

  /** Whether the tail holds what could not be read and lies nowhere else yet. */
  get isTailBarred(): boolean {
    return this.barred.some(({ key }) => key === TAIL);
  }

  /** The run as a text that is newer than every other. */
  textOf({ game, record }: Run): string {
    return encodeRun(game.state, record, ++this.revision);
  }

  /** Keeps what is wished, all of it or nothing; rejects with a `ConflictError` where another page keeps the run now. */
  async write({ run, ends }: Wish): Promise<void> {
    const text = run && this.textOf(run);
    const revision = text === null ? ++this.revision : this.revision;
    const meta = nextMeta(this.meta, revision, [...ends.keys()]);
    const entries = Object.fromEntries([...ends].map(([id, entry]) => [HISTORY + id, entry]));
    const attempt = async (barred: readonly Barred[], moved: Changes): Promise<void> => {
      const slot = this.nextSlot(barred);
      if (run !== null && slot === null) throw new Error('Both slots hold what must not be overwritten.');
      const free = SLOTS.filter((each) => !barred.some(({ key }) => key === each));
      const gone = run === null || ends.size > 0 ? Object.fromEntries(free.map((each) => [each, null])) : {};
      const put = text !== null && slot !== null ? { [slot]: text } : {};
      const used = Object.fromEntries(this.used.map((key) => [key, null]));
      await this.put({ ...entries, ...used, ...moved, ...gone, ...put, [META]: JSON.stringify(meta) });
      this.barred = barred;
      if (slot !== null && text !== null) this.revisions[slot] = revision;
    };
    await this.withMoves(attempt);
    this.meta = meta;
    this.used = [];
  }

  /** What must not be overwritten is moved in the same write; where there is no room for that, one free slot will do. */
  private async withMoves(attempt: (barred: readonly Barred[], moved: Changes) => Promise<void>): Promise<void> {
    const { barred } = this;
    const moved: Record<string, string | null> = {};
    for (const { key, text, aside } of barred) {
      if (key !== TAIL) moved[key] = null;
      moved[aside] = text;
    }
    try {
      await attempt([], moved);
    } catch (error) {
      if (barred.length === 0 || failureOf(error) !== 'full') throw error;
      await attempt(barred, {});
    }
  }

  /** The free slot with the older save; null where none is free. */
  private nextSlot(barred: readonly Barred[]): Slot | null {
    const free = SLOTS.filter((slot) => !barred.some(({ key }) => key === slot));
    return free.sort((a, b) => this.revisions[a] - this.revisions[b])[0] ?? null;
  }

  private async put(changes: Changes): Promise<void> {
    try {
      await this.putOnce(changes);
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      const [owner = null] = await within(PATIENCE_MS, this.store.read([OWNER]));
      // Nobody: the player has cleared what sites keep. Ourselves: a write that was given up on has been done all the same.
      if (owner !== null && owner !== this.token) throw error;
      if (owner === null) this.metaText = null;
      this.owner = owner;
      await this.putOnce(changes);
    }
  }

  private async putOnce(changes: Changes): Promise<void> {
    const isClaimed = this.owner === this.token;
    await within(PATIENCE_MS, this.store.write({ ...changes, [OWNER]: this.token }, { [OWNER]: this.owner, ...(isClaimed ? {} : { [META]: this.metaText }) }));
    this.owner = this.token;
  }
}

function isSlot(key: string): boolean {
  return SLOTS.some((slot) => slot === key);
}
