import type { Command } from '../commands';
import { STAY, type ModeResult } from '../Mode';
import type { Session } from '../Session';
import { bestiary, type Entry } from '../views/bestiary';
import { moveCursor } from './cursor';
import { Page } from './Page';

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
