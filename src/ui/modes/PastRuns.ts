import type { Command } from '../commands';
import type { HistoryEntry } from '../history';
import { HistoryBook, bestOf, type Past } from '../HistoryBook';
import { POP, STAY, push, type Answer, type ModeLogic } from '../Mode';
import { packIds } from '../runFault';
import type { Session } from '../Session';
import { moveCursor } from './cursor';
import { PastRun } from './PastRun';

/** How many of the best runs of one pack are shown. */
const BEST = 5;

/** A line of the list. */
export interface PastSlot {
  readonly entry: HistoryEntry;
  /** Among the best it stands once more. */
  readonly isBest: boolean;
}

/** All runs that are over, the best of them on top; left and right show those of one pack. */
export class PastRuns implements ModeLogic {
  readonly kind = 'pastRuns';
  readonly layer = 'menu';
  cursor = 0;
  /** The pack whose runs are shown; null for all. */
  pack: string | null = null;
  /** Null until it is read. */
  past: Past | null = null;
  /** Whether the browser did not give it. */
  isFaulty = false;

  /** @param session is told when the runs have been read */
  constructor(session: Session) {
    void this.load(session);
  }

  handle(command: Command): Answer {
    const slots = this.slots();
    switch (command.do) {
      case 'cursor':
        this.cursor = moveCursor(this.cursor, command.by, slots.length);
        return STAY;
      case 'adjust':
        this.turn(command.by);
        return STAY;
      case 'point':
        this.cursor = command.index;
        return STAY;
      case 'choose':
        this.cursor = command.index;
        return open(slots[command.index]);
      case 'confirm':
        return open(slots[this.cursor]);
      case 'close':
        return POP;
      default:
        return STAY;
    }
  }

  /** What the list shows: the best, then all. */
  slots(): readonly PastSlot[] {
    const entries = this.past?.entries ?? [];
    const shown = entries.filter(({ pack }) => this.pack === null || pack === this.pack);
    return [
      ...bestOf(entries, this.pack, BEST).map((entry) => ({ entry, isBest: true })),
      ...shown.map((entry) => ({ entry, isBest: false })),
    ];
  }

  /** All packs that have runs, in the order in which they are offered; null stands for all. */
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

  private async load(session: Session): Promise<void> {
    try {
      this.past = await new HistoryBook(session.ports.storage).read();
    } catch {
      this.isFaulty = true;
    }
    session.refresh();
  }
}

function open(slot: PastSlot | undefined): Answer {
  return slot ? push(new PastRun(slot.entry)) : STAY;
}
