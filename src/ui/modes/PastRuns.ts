import type { Command } from '../commands';
import type { KeptEntry } from '../../keep/history';
import { allPast, bestAmong, byRank, contenders, type Past } from '../../keep/HistoryBook';
import { STAY, push, type ModeResult } from '../Mode';
import { packIds } from '../../keep/packRegistry';
import type { Session } from '../Session';
import { List, moveCursor } from './Menu';
import { PastRun } from './PastRun';
import { Scores } from './Scores';
import { proofsOf } from '../run/proofsOf';

/** The number of best runs at the top. */
const BEST = 5;

/** The number of runs below them that are shown at first, and that "more" adds. */
const PAGE = 100;

/** The list is drawn again after this many runs that turn out not to count. */
const REFUSED_A_REFRESH = 50;

/** A line of the list. */
export interface PastSlot {
  readonly entry: KeptEntry;
  /** Whether this is its line among the best; it has another among all. */
  readonly isBest: boolean;
}

/** The history, sorted for the list; sorted again only for another history or pack. */
interface Sorted {
  readonly past: Past | null;
  readonly pack: string | null;
  /** All runs, best first. */
  readonly ranked: readonly KeptEntry[];
  /** The pack's runs, newest first. */
  readonly shown: readonly KeptEntry[];
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
  /** How many of all runs are shown, the newest. */
  private most = PAGE;
  private best: readonly KeptEntry[] = [];
  private sorted: Sorted = { past: null, pack: null, ranked: [], shown: [] };
  private isProving = false;
  /** What was sorted, and how many runs were checked, when the last walk down the list ended. */
  private walked: { readonly sorted: Sorted; readonly checked: number } | null = null;

  /** @param session refreshed when the history has been read, and as runs are verified */
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
    return this.slots().length + (this.left > 0 ? 1 : 0);
  }

  protected choose(session: Session, index: number): ModeResult {
    this.cursor = index;
    const slots = this.slots();
    const slot = slots[index];
    if (slot) return push(new PastRun(slot.entry, session));
    if (index === slots.length && this.left > 0) this.most += PAGE;
    return STAY;
  }

  /** The lines: the best, then the newest of all. One more line shows older ones where some are left. */
  slots(): readonly PastSlot[] {
    const { shown } = this.sort();
    return [
      ...this.best.map((entry) => ({ entry, isBest: true })),
      ...shown.slice(0, this.most).map((entry) => ({ entry, isBest: false })),
    ];
  }

  /** How many older runs are not shown. */
  get left(): number {
    return Math.max(0, this.sort().shown.length - this.most);
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
    this.most = PAGE;
  }

  private sort(): Sorted {
    const { past, pack, sorted } = this;
    if (sorted.past === past && sorted.pack === pack) return sorted;
    const entries = past?.entries ?? [];
    const ranked = sorted.past === past ? sorted.ranked : [...entries].sort(byRank);
    this.sorted = { past, pack, ranked, shown: entries.filter((entry) => pack === null || entry.pack === pack) };
    this.best = this.proven();
    return this.sorted;
  }

  /** The best of those that are known to count. */
  private proven(): KeptEntry[] {
    const proofs = proofsOf(this.session);
    return bestAmong(this.sorted.ranked, { pack: this.pack, most: BEST, counts: (entry) => proofs.of(entry) });
  }

  private async load(): Promise<void> {
    const { session } = this;
    try {
      this.past = await allPast(session.ports.storage);
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
    while (this.session.modes.includes(this) && !this.isWalked()) await this.walk(this.sort());
    this.isProving = false;
  }

  private isWalked(): boolean {
    const { walked } = this;
    return walked !== null && walked.sorted === this.sort() && walked.checked === proofsOf(this.session).checked;
  }

  /** Proves one after another, down the list, until another list is shown or none is. */
  private async walk(sorted: Sorted): Promise<void> {
    const { modes } = this.session;
    const proofs = proofsOf(this.session);
    const walk = contenders(sorted.ranked, { pack: sorted.pack, most: BEST, counts: (entry) => proofs.of(entry) });
    let refused = 0;
    for (let step = walk.next(); step.done !== true; step = walk.next()) {
      const counts = await proofs.prove(step.value);
      if (!modes.includes(this) || this.sort() !== sorted) return;
      if (counts) this.renew();
      else if (++refused % REFUSED_A_REFRESH === 0) this.session.refresh();
    }
    this.walked = { sorted, checked: proofs.checked };
    this.renew();
  }

  /** Renews the best and the marks of the others, and keeps the cursor on its line when others come in above it. */
  private renew(): void {
    const { cursor } = this;
    const marked = this.slots()[cursor];
    this.best = this.proven();
    const isMarked = ({ entry, isBest }: PastSlot): boolean => entry === marked?.entry && isBest === marked.isBest;
    if (cursor > 0) this.cursor = marked ? Math.max(0, this.slots().findIndex(isMarked)) : this.count() - 1;
    this.session.refresh();
  }
}
