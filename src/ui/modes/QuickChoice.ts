import type { Game } from '../../engine/Game';
import type { Item } from '../../engine/state';
import { POP } from '../Mode';
import { QUICK_SLOTS, chosenWith } from '../bag/QuickSlots';
import { Menu, type Choice } from './Menu';
import type { TextKey } from '../../keep/text';

/** The choice of a quick slot for a kind of item. */
export class QuickChoice extends Menu {
  readonly kind = 'quick';
  readonly choices: readonly Choice[];

  constructor(game: Game, readonly item: Item) {
    super();
    this.choices = Array.from({ length: QUICK_SLOTS }, (_, slot) => ({
      label: `ui.action.quick${slot + 1}` as TextKey,
      choose: (session) => {
        session.configure({ quick: chosenWith(game, session.settings.quick, { kind: item.kind, slot }) });
        return POP;
      },
    }));
  }
}
