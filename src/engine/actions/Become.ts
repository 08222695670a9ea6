import { become } from '../rules/hero';
import type { World } from '../World';
import { free, refused, type Action, type ActionResult } from './Action';

/** Switches to another of the pack's heroes, by its place; takes no turn, and is refused after the first. */
export class Become implements Action {
  constructor(readonly index: number) {}

  perform(world: World): ActionResult {
    const kind = [...world.content.heroes.keys()][this.index];
    if (kind === undefined) return refused('refused.noHero');
    if (world.state.turn > 0) return refused('refused.begun');
    become(world, kind);
    return free();
  }
}
