import type { Message } from '../../engine/core/grammar';
import { STAY, type ModeResult } from '../Mode';
import type { Session } from '../Session';
import { List } from './List';
import type { TextKey } from '../../keep/text';

/** One line of a menu: a text key, and what choosing it does. */
export interface Choice {
  readonly label: TextKey;
  readonly params?: Message['params'];
  /** A key of its own. */
  readonly key?: string;
  choose(session: Session): ModeResult;
}

/** A mode that is a short list of choices. */
export abstract class Menu extends List {
  abstract get choices(): readonly Choice[];

  protected count(): number {
    return this.choices.length;
  }

  protected choose(session: Session, index: number): ModeResult {
    return this.choices[index]?.choose(session) ?? STAY;
  }
}
