import type { Command } from '../commands';
import type { HistoryEntry } from '../../keep/history';
import { HistoryBook, bestOf, type Past } from '../../keep/HistoryBook';
import { STAY, push, type ModeResult } from '../Mode';
import { packIds } from '../run/runError';
import type { Session } from '../Session';
import { moveCursor } from './cursor';
import { List } from './List';
import { PastRun } from './PastRun';
import { Scores } from './Scores';

/** The number of best runs at the top. */
const BEST = 5;

/** A line of the list. */
export interface PastSlot {
  readonly entry: HistoryEntry;
  /** Whether this is its line among the best; it has another among all. */
  readonly isBest: boolean;
}

/** All finished runs, the best on top; Left and Right show the runs of one pack. */
export class PastRuns extends List {
  readonly kind = 'pastRuns';
  /** The pack whose runs are shown; null for all. */
  pack: string | null = null;
  /** The history; null until it is read. */
  past: Past | null = null;
  /** Whether the history could not be read. */
  isUnreadable = false;
  private isProving = false;

  /** @param session refreshed when the history has been read, and after each verified run */
  constructor(private readonly session: Session) {
    super();
    void this.load();
  }

  override handle(command: Command, session: Session): ModeResult {
    if (command.do === 'scores') return push(new Scores());
    if (command.do === 'adjust') this.turn(command.by);
    void this.prove();
    return super.handle(command, session);
  }

  protected count(): number {
    return this.slots().length;
  }

  protected choose(session: Session, index: number): ModeResult {
    this.cursor = index;
    const slot = this.slots()[index];
    return slot ? push(new PastRun(slot.entry, session)) : STAY;
  }

  /** The lines: the best, then all. */
  slots(): readonly PastSlot[] {
    const entries = this.past?.entries ?? [];
    const { proofs } = this.session.runs;
    const proven = entries.filter((entry) => proofs.of(entry) === true);
    const shown = entries.filter(({ pack }) => this.pack === null || pack === this.pack);
    return [
      ...bestOf(proven, this.pack, BEST).map((entry) => ({ entry, isBest: true })),
      ...shown.map((entry) => ({ entry, isBest: false })),
    ];
  }

  /** The packs that have runs, in the order of the title; null stands for all. */
  private packs(): (string | null)[] {
    const played = new Set(this.past?.entries.map(({ pack }) => pack));
    const known = packIds.filter((pack) => played.has(pack));
    return [null, ...known, ...[...played].filter((pack) => !known.includes(pack)).sort()];
  }

  private turn(by: number): void {
    const packs = this.packs();
    this.pack = packs[moveCursor(packs.indexOf(this.pack), by, packs.length)] ?? null;
    this.cursor = 0;
  }

  private async load(): Promise<void> {
    const { session } = this;
    try {
      this.past = await new HistoryBook(session.ports.storage).read();
    } catch {
      this.isUnreadable = true;
    }
    session.refresh();
    await this.prove();
  }

  /** Replays the runs that claim to be among the best, best first, while this list is open. */
  private async prove(): Promise<void> {
    if (this.isProving) return;
    this.isProving = true;
    for (let next = this.candidate(); next !== null; next = this.candidate()) {
      await this.session.runs.proofs.prove(next);
      this.makeRoom(next);
      this.session.refresh();
    }
    this.isProving = false;
  }

  /** Keeps the cursor on its run when another comes in above it. */
  private makeRoom(fresh: HistoryEntry): void {
    const index = this.slots().findIndex(({ entry, isBest }) => isBest && entry === fresh);
    if (this.cursor > 0 && index >= 0 && index <= this.cursor) this.cursor++;
  }

  private candidate(): HistoryEntry | null {
    const { modes, runs: { proofs } } = this.session;
    if (!modes.includes(this)) return null;
    const claiming = (this.past?.entries ?? []).filter((entry) => proofs.of(entry) !== false);
    return bestOf(claiming, this.pack, BEST).find((entry) => proofs.of(entry) === null) ?? null;
  }
}
