import { offersOf } from '../facts/hero';
import type { World } from '../World';
import { Learn } from './Learn';
import { LevelUp, type LevelReward } from './LevelUp';

const REWARDS: readonly LevelReward[] = ['life', 'power', 'defence'];

/** Everything that a level offers now: talents, or the rewards of RULES 1.5 where there are none. */
export function levelChoices(world: Pick<World, 'content' | 'state'>): readonly (Learn | LevelUp)[] {
  const offers = offersOf(world);
  return offers.length > 0 ? offers.map((_id, index) => new Learn(index)) : REWARDS.map((reward) => new LevelUp(reward));
}
