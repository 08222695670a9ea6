import { offersOf } from '../facts/hero';
import { capHp } from '../rules/statuses';
import type { World } from '../World';
import type { Actor } from '../state';
import { free, refused, type Action, type ActionResult } from './Action';

/** The rewards a level offers (RULES 1.5). */
export type LevelReward = 'life' | 'power' | 'defence';

/** Maximum and current HP gained by choosing life. */
export const LIFE = 20;

/** Chooses a level reward; takes no turn. */
export class LevelUp implements Action {
  constructor(readonly reward: LevelReward) {}

  perform(world: World, actor: Actor): ActionResult {
    const { hero } = world.state;
    if (hero.choices === 0) return refused('refused.noLevel');
    if (offersOf(world).length > 0) return refused('refused.talents');
    hero.choices--;
    if (this.reward === 'life') {
      actor.maxHp += LIFE;
      actor.hp += LIFE;
      capHp(world, actor);
    } else actor[this.reward]++;
    world.say('status', `log.boon.${this.reward}`, {});
    return free();
  }
}
