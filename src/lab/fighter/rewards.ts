import { LevelUp, type LevelReward } from '../../engine/actions/LevelUp';
import type { Game } from '../../engine/Game';
import { maxHpOf } from '../../engine/rules/stats';
import { costOf, metOf, type Met } from './knownEnemies';
import type { Tactic } from './Situation';

/** The possible level rewards, in order of preference when equal. */
const GAINS: readonly { readonly reward: LevelReward; readonly life: number; readonly power: number; readonly defence: number }[] = [
  { reward: 'defence', life: 0, power: 0, defence: 1 },
  { reward: 'power', life: 0, power: 1, defence: 0 },
  { reward: 'life', life: 20, power: 0, defence: 0 },
];

/** Takes the reward that would survive the most fights like those so far. */
export const chooseReward: Tactic = ({ game, weights }) => {
  if (game.state.hero.choices === 0) return null;
  const met = metOf(game);
  const likes = (reward: LevelReward): number => (reward === 'power' && game.state.hero.level < weights.early ? 1 : weights[reward]);
  const best = [...GAINS].sort((a, b) => likes(b.reward) * fights(game, met, b) - likes(a.reward) * fights(game, met, a))[0];
  return new LevelUp(best?.reward ?? 'life');
};

/** How many such fights, weighted by frequency, the player's HP would last. */
function fights(game: Game, met: readonly Met[], gain: (typeof GAINS)[number]): number {
  const cost = met.reduce((sum, { breed, times }) => sum + times * costOf(game, breed, gain), 0);
  return (maxHpOf(game, game.state.player) + gain.life) / (cost + 0.01);
}
