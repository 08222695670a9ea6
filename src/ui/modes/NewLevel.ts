import { Learn, levelChoices, type LevelReward } from '../../engine/actions/hero';
import type { Game } from '../../engine/Game';
import { offersOf } from '../../engine/facts/hero';
import { STAY, act, type ModeResult } from '../Mode';
import { NO_LINE } from './cursor';
import { Menu, type Choice } from './Menu';

/** A talent or, in packs without talents, a stat. */
type LevelChoice = Choice & ({ readonly talent: string } | { readonly reward: LevelReward });

/** The choice of what a level gives. It can't be put off and takes no turn. */
export class NewLevel extends Menu {
  readonly kind = 'newLevel';
  override cursor = NO_LINE;
  readonly choices: readonly LevelChoice[];

  constructor(game: Game) {
    super();
    const offers = offersOf(game);
    this.choices = levelChoices(game).map((action, index) => {
      const choose = (): ModeResult => act(action);
      if (action instanceof Learn) return { talent: offers[index] ?? '', label: 'ui.level.choose', choose };
      return { reward: action.reward, label: `ui.reward.${action.reward}`, choose };
    });
  }

  protected override close(): ModeResult {
    return STAY;
  }
}
