import type { Command } from '../commands';
import { POP, STAY, push, type ModeResult, type ModeLogic } from '../Mode';
import { packIds } from '../run/runError';
import type { Session } from '../Session';
import { bestiary, type Entry } from '../views/bestiaryView';
import { Beast } from './Beast';
import { moveCursor } from './cursor';

/** All that has been met over all runs, pack by pack; left and right go to another pack. What is not known yet cannot be opened. */
export class Bestiary implements ModeLogic {
  readonly kind = 'bestiary';
  readonly layer = 'menu';
  /** The first monster that is known, until a mark has been set. */
  private mark: number | null = null;

  constructor(public pack: string) {}

  handle(command: Command, session: Session): ModeResult {
    const entries = this.entries(session);
    switch (command.do) {
      case 'cursor':
        this.mark = moveCursor(this.cursorOf(entries), command.by, entries.length);
        return STAY;
      case 'adjust':
        this.pack = packIds[moveCursor(packIds.indexOf(this.pack), command.by, packIds.length)] ?? this.pack;
        this.mark = null;
        return STAY;
      case 'point':
        this.mark = command.index;
        return STAY;
      case 'choose':
        this.mark = command.index;
        return this.open(entries[command.index]);
      case 'confirm':
        return this.open(entries[this.cursorOf(entries)]);
      case 'close':
        return POP;
      default:
        return STAY;
    }
  }

  /** The line that was marked last; none before that. */
  get cursor(): number {
    return this.mark ?? -1;
  }

  /** What the list shows. */
  entries({ lore }: Session): readonly Entry[] {
    return bestiary(this.pack, lore.of(this.pack));
  }

  /** The place of the mark. */
  cursorOf(entries: readonly Entry[]): number {
    return this.mark ?? Math.max(0, entries.findIndex(({ table, met }) => table === 'breeds' && met !== null));
  }

  private open(entry: Entry | undefined): ModeResult {
    return entry?.met ? push(new Beast(this.pack, entry)) : STAY;
  }
}
