import type { World } from '../World';
import type { Actor } from '../state';
import { free, refused, type Action, type ActionResult } from './Action';

/** What a level can bring (RULES 1.5). */
export type LevelReward = 'life' | 'power' | 'defence';

/** Maximum and present hit points gained by choosing life. */
export const LIFE = 20;

/** Chooses the level reward of a level gained; takes no turn. */
export class LevelUp implements Action {
  constructor(readonly reward: LevelReward) {}

  perform(world: World, actor: Actor): ActionResult {
    const { hero } = world.state;
    if (hero.choices === 0) return refused('refused.noLevel');
    hero.choices--;
    switch (this.reward) {
      case 'life':
        actor.maxHp += LIFE;
        actor.hp += LIFE;
        break;
      case 'power':
        actor.power++;
        break;
      case 'defence':
        actor.defence++;
        break;
      default:
        this.reward satisfies never;
    }
    world.say('status', `log.boon.${this.reward}`, {});
    return free();
  }
}
