import { offersOf } from '../facts/hero';
import { learnTalent } from '../rules/hero';
import type { World } from '../World';
import { free, refused, type Action, type ActionResult } from './Action';

/** Learns one of the talents that a level offers, by its place among them; takes no turn. */
export class Learn implements Action {
  constructor(readonly index: number) {}

  perform(world: World): ActionResult {
    if (world.state.hero.choices === 0) return refused('refused.noLevel');
    const id = offersOf(world)[this.index];
    if (id === undefined) return refused('refused.noTalent');
    learnTalent(world, id);
    return free();
  }
}
