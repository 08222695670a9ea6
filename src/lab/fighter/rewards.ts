import { LevelUp, type LevelReward } from '../../engine/actions/LevelUp';
import type { Game } from '../../engine/Game';
import { maxHpOf } from '../../engine/rules/stats';
import { costOf, metOf, type Met } from './knownEnemies';
import type { Tactic } from './Situation';

/** What one more level might bring, in the order in which equal ones are taken. */
const GAINS: readonly { readonly reward: LevelReward; readonly life: number; readonly power: number; readonly defence: number }[] = [
  { reward: 'defence', life: 0, power: 0, defence: 1 },
  { reward: 'power', life: 0, power: 1, defence: 0 },
  { reward: 'life', life: 20, power: 0, defence: 0 },
];

/** Takes the level reward with which most fights like those so far could be survived. */
export const chooseReward: Tactic = ({ game }) => {
  if (game.state.hero.choices === 0) return null;
  const met = metOf(game);
  const best = [...GAINS].sort((a, b) => fights(game, met, b) - fights(game, met, a))[0];
  return new LevelUp(best?.reward ?? 'life');
};

/** How many of those fights the player's hit points last for, times how often each was fought. */
function fights(game: Game, met: readonly Met[], gain: (typeof GAINS)[number]): number {
  const cost = met.reduce((sum, { breed, times }) => sum + times * costOf(game, breed, gain), 0);
  return (maxHpOf(game, game.state.player) + gain.life) / (cost + 0.01);
}
