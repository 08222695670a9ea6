import { LIFE, type LevelReward } from '../../engine/actions/LevelUp';
import type { Game } from '../../engine/Game';
import { defenceOf, maxHpOf, powerOf } from '../../engine/rules/stats';
import { text } from '../../keep/text';

/** A level reward, with the stat that it raises before and after. */
export interface RewardView {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly sprite: string;
}

const SPRITES: Readonly<Record<LevelReward, string>> = { life: 'ui/heart', power: 'ui/attack', defence: 'ui/defence' };
const VALUES: Readonly<Record<LevelReward, typeof maxHpOf>> = { life: maxHpOf, power: powerOf, defence: defenceOf };
const GAINS: Readonly<Record<LevelReward, number>> = { life: LIFE, power: 1, defence: 1 };

export function rewardView(game: Game, reward: LevelReward): RewardView {
  const from = VALUES[reward](game, game.state.player);
  return { name: text(`ui.reward.${reward}`), from, to: from + GAINS[reward], sprite: SPRITES[reward] };
}
