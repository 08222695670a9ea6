import { Choose } from '../../engine/actions/Choose';
import type { Point } from '../../engine/core/point';
import { choicesAt, choiceRefusal } from '../../engine/rules/features';
import { textOf } from '../../keep/text';
import { STAY, act, type ModeResult } from '../Mode';
import type { Session } from '../Session';
import { List } from './List';

/** What a feature beside the hero offers, and what each of it costs. */
export class FeatureMenu extends List {
  readonly kind = 'feature';

  constructor(readonly at: Point) {
    super();
  }

  protected count({ game }: Session): number {
    return game ? choicesAt(game, this.at).length : 0;
  }

  protected choose(session: Session, index: number): ModeResult {
    const { game } = session;
    const choice = game && choicesAt(game, this.at)[index];
    if (!choice) return STAY;
    const why = choiceRefusal(game, this.at, choice);
    if (!why) return act(new Choose(this.at.x, this.at.y, index));
    session.tell(textOf(why));
    return STAY;
  }
}
