import { Choose } from '../../engine/actions/hero';
import type { Point } from '../../engine/core/point';
import type { Game } from '../../engine/Game';
import { choicesAt, type OfferedChoice } from '../../engine/facts/features';
import { text, textOf } from '../../keep/text';
import { STAY, act, type ModeResult } from '../Mode';
import type { Session } from '../Session';
import { offerRefusal, placeOf } from '../views/featureView';
import { List } from './Menu';

/** What a feature beside the hero offers, and what each of it costs. It stays open while there is more to choose. */
export class FeatureMenu extends List {
  readonly kind = 'feature';
  override readonly layer = 'list';
  /** Whether anything has been chosen since it opened. */
  hasPaid = false;
  private offered: readonly OfferedChoice[] | null = null;

  constructor(readonly at: Point) {
    super();
  }

  /** All that was offered when it opened: what has been taken keeps its line, so that no other slips under a finger. */
  offers(game: Game): readonly OfferedChoice[] {
    return (this.offered ??= choicesAt(game, this.at));
  }

  protected count({ game }: Session): number {
    return game ? this.offers(game).length : 0;
  }

  protected choose(session: Session, index: number): ModeResult {
    const { game } = session;
    const choice = game && this.offers(game)[index];
    if (!choice) return STAY;
    const place = placeOf(game, this.at, choice);
    const why = place < 0 ? null : offerRefusal(game, this.at, choice);
    if (place >= 0 && !why) return act(new Choose(this.at.x, this.at.y, place), () => this.goesOn(game));
    session.tell(why ? textOf(why) : text('ui.feature.taken'));
    return STAY;
  }

  private goesOn(game: Game): this | null {
    this.hasPaid = true;
    return choicesAt(game, this.at).length > 0 ? this : null;
  }
}
