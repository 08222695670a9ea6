import { encodeRun } from '../../engine/run/save';
import { keyOfEntry } from '../history';
import type { Run } from '../Run';
import { type Changes, ConflictError, failureOf, type KeyStore } from './KeyStore';
import { nextMeta, NO_META, type Meta } from './meta';
import type { Picked } from './pickRun';
import { ASIDE, isInTurn, META, OWNER, SLOTS, SPARED, type Slot, type Survey } from './survey';
import { TAIL } from '../browser/LocalStorage';
import { PATIENCE_MS, within } from './within';

/** What to save: the run in progress, and entries of finished runs, by run id. */
export interface SaveRequest {
  readonly run: Run | null;
  readonly ends: ReadonlyMap<string, string>;
}

/** A text that must be copied to `aside` before its key is overwritten. */
interface Barred {
  readonly key: string;
  readonly text: string;
  readonly aside: string;
}

/** Two alternating save slots, with the texts that must not be overwritten; each write is one transaction. */
export class SaveSlots {
  isOpen = false;
  /** Token of the page that last owned the run, as far as known. */
  private owner: string | null = null;
  private meta: Meta = NO_META;
  /** As it was read: until this page owns the slots, a change reveals another page's save. */
  private metaText: string | null = null;
  /** Counts every attempted save. */
  private revision = 0;
  /** Set as the slots are opened. */
  private readonly revisions = {} as Record<Slot, number>;
  private barred: readonly Barred[] = [];
  /** Keys for the next write to delete: their run then has a slot, or is over. */
  private used: readonly string[] = [];

  /** @param token identifies this page */
  constructor(private readonly store: KeyStore, readonly token: string) {}

  /** Makes this page the owner; the previous one, if still open, notices at its next write. Returns the previous owner's token. */
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
        // A full store can still be read.
        if (!(error instanceof ConflictError)) return before;
        if (tries > 2) throw error;
      }
    }
  }

  /** Enables writing: slots that were read may be overwritten, unreadable texts only once moved aside. */
  open({ meta, metaText, found }: Survey, { from, refused, stale }: Pick<Picked, 'from' | 'refused' | 'stale'>): void {
    const past = from?.revision ?? Infinity;
    this.meta = meta;
    this.metaText = metaText;
    this.revision = meta.revision;
    const asideKey = (isSpared: boolean, n: number): string => `${isSpared ? SPARED : ASIDE}${meta.revision}${this.token}${n}`;
    this.barred = refused.map(({ found: { key, text }, isSpared, aside }, n) => ({ key, text, aside: aside ?? asideKey(isSpared, n) }));
    this.used = [...stale, ...(from === null || isInTurn(from) ? [] : [from.key])];
    // The save being continued is the last to be overwritten.
    for (const slot of SLOTS) {
      const own = found.find(({ key }) => key === slot)?.revision ?? -1;
      this.revisions[slot] = from?.key === slot ? past : Math.min(past - 1, own);
    }
    this.isOpen = true;
  }

  /** Has the next write delete a key: its run then has a slot. */
  use(key: string): void {
    this.used = [...this.used, key];
  }

  /** Whether the tail is unreadable and not yet moved aside. */
  get isTailBarred(): boolean {
    return this.barred.some(({ key }) => key === TAIL);
  }

  /** Encodes the run with a new, highest revision. */
  textOf({ game, record }: Run): string {
    return encodeRun(game.state, record, ++this.revision);
  }

  /** Saves all of the request or nothing; rejects with a `ConflictError` if another page has taken over the run. */
  async write({ run, ends }: SaveRequest): Promise<void> {
    const text = run && this.textOf(run);
    const revision = text === null ? ++this.revision : this.revision;
    const meta = nextMeta(this.meta, revision, [...ends.keys()]);
    const entries = Object.fromEntries([...ends].map(([id, entry]) => [keyOfEntry({ id }), entry]));
    const attempt = async (barred: readonly Barred[], moved: Changes): Promise<void> => {
      const slot = this.nextSlot(barred);
      if (run !== null && slot === null) throw new Error('Neither slot may be overwritten.');
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

  /** Moves barred texts aside in the same write; if the store is too full for that, uses a slot that is not barred. */
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

  /** The slot with the older save, barred ones excluded; null if both are barred. */
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
      // Null: the player cleared the site data. Our own token: a write that timed out went through after all.
      if (owner !== null && owner !== this.token) throw error;
      if (owner === null) this.metaText = null;
      this.owner = owner;
      await this.putOnce(changes);
    }
  }

  private async putOnce(changes: Changes): Promise<void> {
    const isClaimed = this.owner === this.token;
    const expected = { [OWNER]: this.owner, ...(isClaimed ? {} : { [META]: this.metaText }) };
    await within(PATIENCE_MS, this.store.write({ ...changes, [OWNER]: this.token }, expected));
    this.owner = this.token;
  }
}
