import type { Command } from '../commands';
import { STAY, push, type ModeResult } from '../Mode';
import { packIds } from '../run/runError';
import type { Session } from '../Session';
import { bestiary, type Entry } from '../views/bestiary';
import { Beast } from './Beast';
import { moveCursor } from './cursor';
import { List } from './List';

/** Everything met in all runs, pack by pack; Left and Right turn to another pack. Unknown entries can't be opened. */
export class Bestiary extends List {
  readonly kind = 'bestiary';
  /** -1 marks the first known monster, until another line is marked. */
  override cursor = -1;

  constructor(public pack: string) {
    super();
  }

  override handle(command: Command, session: Session): ModeResult {
    if (command.do !== 'adjust') return super.handle(command, session);
    this.pack = packIds[moveCursor(packIds.indexOf(this.pack), command.by, packIds.length)] ?? this.pack;
    this.cursor = -1;
    return STAY;
  }

  /** The entries of the list. */
  entries({ lore }: Session): readonly Entry[] {
    return bestiary(this.pack, lore.of(this.pack));
  }

  override marked(session: Session): number {
    if (this.cursor >= 0) return this.cursor;
    return Math.max(0, this.entries(session).findIndex(({ table, met }) => table === 'breeds' && met !== null));
  }

  protected count(session: Session): number {
    return this.entries(session).length;
  }

  protected choose(session: Session, index: number): ModeResult {
    this.cursor = index;
    const entry = this.entries(session)[index];
    return entry?.met ? push(new Beast(this.pack, entry)) : STAY;
  }
}
