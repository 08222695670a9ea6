import type { TacticId } from '../content';
import type { Tactic } from './Tactic';
import { accompany } from './tactics/accompany';
import { cling, devour, dive, mirror, skirmish } from './tactics/bodies';
import { cast } from './tactics/cast';
import { freeze, hunt, stumble, track } from './tactics/classic';
import { flit, follow, guard, wander } from './tactics/company';
import { fearsLight, seeksLight, snuffs } from './tactics/light';
import { escape, keepAway, rob, robLight } from './tactics/flight';
import { lurk, sleep } from './tactics/hiding';

/** Every tactic a brain can list. */
export const TACTICS: Readonly<Record<TacticId, Tactic>> = {
  hunt, track, stumble, freeze, sleep, lurk, wander, cast, rob, escape, keepAway, flit, guard, follow, accompany,
  fearsLight, seeksLight, snuffs, skirmish, mirror, devour, robLight, dive, cling,
};
