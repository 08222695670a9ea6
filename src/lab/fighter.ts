import type { Action } from '../engine/actions/Action';
import { Wait } from '../engine/actions/moves';
import type { Bot } from './playRun';
import { chooseHero, chooseReward } from './fighter/rewards';
import { dance, dodge, flee, leaveDeep, leaveHazard, retreat, seekRoom, takeCover, withdraw } from './fighter/retreats';
import { ask, discard, equip, free, tend } from './fighter/gains';
import { giveUp } from './fighter/giveUp';
import {
  ambush, approach, assault, awaitAshore, awaitHunters, flank, keepDry, reclaim, scatter, strike, strikeFree, tendHood,
} from './fighter/melee';
import { cross, crossOn } from './fighter/crossing';
import { besiege, descend, descendEarly, explore, exploreCorners, swim, trespass, wander } from './fighter/journey';
import { shut } from './fighter/sluices';
import { Situation, type FighterTactic } from './fighter/Situation';
import { PERSONAS, type Weights } from './fighter/Weights';
import { brace, cleanse, heal, improve, refuel, rest, sitOut, slip, tryUnknown, vanish } from './fighter/items';
import { shootRunner, steel, useTool } from './fighter/tools';
import { bide, keepDoor, skip, stepBack } from './fighter/tricks';

/** In order of priority: the first proposal wins. */
const TACTICS: readonly FighterTactic[] = [
  chooseHero,
  chooseReward,
  tendHood,
  leaveDeep,
  dodge,
  heal,
  vanish,
  slip,
  leaveHazard,
  cleanse,
  giveUp,
  shut,
  useTool,
  skip,
  steel,
  brace,
  tryUnknown,
  flee,
  withdraw,
  keepDry,
  strikeFree,
  bide,
  keepDoor,
  stepBack,
  dance,
  seekRoom,
  takeCover,
  retreat,
  flank,
  strike,
  awaitHunters,
  awaitAshore,
  approach,
  shootRunner,
  scatter,
  reclaim,
  equip,
  refuel,
  improve,
  free,
  tend,
  ask,
  sitOut,
  rest,
  discard,
  descendEarly,
  ambush,
  crossOn,
  explore,
  cross,
  descend,
  assault,
  trespass,
  swim,
  besiege,
  exploreCorners,
  wander,
];

/** Plays like a person who knows the rules and sees only what the player sees, and decides by these weights. */
export function fighterWith(weights: Weights): Bot {
  return (game, rng) => {
    const now = new Situation(game, rng, weights);
    const action = actionFor(now);
    now.release();
    return action;
  };
}

export const fighter: Bot = fighterWith(PERSONAS.fighter);

/** What a fighter does in a situation: the first proposal of its tactics. */
export function actionFor(now: Situation): Action {
  for (const tactic of TACTICS) {
    const action = tactic(now);
    if (action) return action;
  }
  return new Wait();
}
