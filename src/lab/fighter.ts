import { Wait } from '../engine/actions/Wait';
import type { Bot } from './bots';
import { chooseBoon } from './fighter/boons';
import { dance, seekRoom } from './fighter/dances';
import { descend, descendEarly, explore, wander } from './fighter/journey';
import { approach, awaitHunters, strike, strikeFree } from './fighter/melee';
import { flee, retreat } from './fighter/retreats';
import { readScroll } from './fighter/scrolls';
import { readSituation, type Tactic } from './fighter/Situation';
import { discard, equip, heal } from './fighter/things';

/** In order: the first tactic with a proposal wins. */
const TACTICS: readonly Tactic[] = [
  chooseBoon,
  heal,
  readScroll,
  flee,
  strikeFree,
  dance,
  seekRoom,
  retreat,
  strike,
  awaitHunters,
  approach,
  equip,
  discard,
  descendEarly,
  explore,
  descend,
  wander,
];

/** Plays as well as somebody who knows the rules and sees no more than the player does. */
export const fighter: Bot = (game, rng) => {
  const now = readSituation(game, rng);
  for (const tactic of TACTICS) {
    const action = tactic(now);
    if (action) return action;
  }
  return new Wait();
};
