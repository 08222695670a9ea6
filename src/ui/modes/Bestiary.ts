import { type ModeResult, push, STAY } from '../Mode';
import type { Session } from '../Session';
import type { Command } from '../commands';
import { packIds } from '../../keep/packRegistry';
import { bestiary, type Entry } from '../views/bestiary';
import { List, moveCursor } from './Menu';
import { Page } from './Page';

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

/** The page of one bestiary entry; Left and Right turn to other known ones. */
export class Beast extends Page {
  readonly kind = 'beast';

  constructor(readonly pack: string, public entry: Entry) {
    super();
  }

  override handle(command: Command, session: Session): ModeResult {
    if (command.do !== 'adjust') return super.handle(command, session);
    const known = bestiary(this.pack, session.lore.of(this.pack)).filter(({ met }) => met !== null);
    const here = known.findIndex(({ table, id }) => table === this.entry.table && id === this.entry.id);
    this.entry = known[moveCursor(here, command.by, known.length)] ?? this.entry;
    return STAY;
  }
}

/** The spawn chances of a floor. */
export class Odds extends Page {
  readonly kind = 'odds';

  constructor(readonly pack: string, readonly floor: number) {
    super();
  }
}
