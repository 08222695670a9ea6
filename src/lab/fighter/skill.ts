import { UseSkill } from '../../engine/actions/UseSkill';
import { stepsBetween } from '../../engine/core/point';
import { inflictedBy } from '../../engine/effects/effects';
import { toll } from './damageEstimate';
import type { Tactic } from './Situation';
import { affordable, priceOfSkill } from './tools';

/** The share of its HP that a fight must cost before a skill that protects is worth its oil, for each share that any use must save. */
const COSTLY = 3;

/** Uses a skill that works on itself, such as bracing, once an enemy stands beside it in a fight that costs enough. */
export const steel: Tactic = (now) => {
  const { player, enemies } = now;
  if (!enemies.some(({ actor }) => stepsBetween(actor, player) === 1)) return null;
  const skill = affordable(now);
  if (skill?.target.at !== 'self') return null;
  const isUnderWay = inflictedBy(skill.effects).some(({ status }) => Object.hasOwn(player.statuses, status));
  return isUnderWay || toll(enemies) < priceOfSkill(now, skill) * COSTLY ? null : new UseSkill();
};
