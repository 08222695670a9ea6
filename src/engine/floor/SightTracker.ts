import type { Actor } from '../state';
import type { Floor } from './Floor';

/** Tells which monsters have come into view since the last look. A cache: the look with which a run is begun or loaded is told to nobody. */
export class SightTracker {
  private inView = new Set<number>();

  update(floor: Floor, isShown: (actor: Actor) => boolean): Actor[] {
    const { state, fov } = floor;
    let fresh: Actor[] = NOBODY;
    let seen = 0;
    for (const actor of state.actors) {
      if (!fov.has(floor.cell(actor.x, actor.y)) || !isShown(actor)) continue;
      seen++;
      if (!this.inView.has(actor.id)) fresh = [...fresh, actor];
    }
    if (fresh.length > 0 || seen !== this.inView.size) this.inView = new Set(state.actors.filter((actor) => floor.isVisible(actor.x, actor.y) && isShown(actor)).map((actor) => actor.id));
    return fresh;
  }
}

const NOBODY: Actor[] = [];
