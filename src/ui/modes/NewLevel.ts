import { LevelUp, type LevelReward } from '../../engine/actions/LevelUp';
import { STAY, act, type ModeResult } from '../Mode';
import { Menu, type Choice } from './Menu';

const LEVEL_REWARDS: readonly LevelReward[] = ['life', 'power', 'defence'];

/** The choice of a level reward. It can't be put off and takes no turn. */
export class NewLevel extends Menu {
  readonly kind = 'newLevel';
  readonly choices: readonly (Choice & { readonly reward: LevelReward })[] = LEVEL_REWARDS.map((reward) => ({
    reward,
    label: `ui.reward.${reward}`,
    choose: () => act(new LevelUp(reward)),
  }));

  protected override close(): ModeResult {
    return STAY;
  }
}
