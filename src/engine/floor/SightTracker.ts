import type { Actor } from '../state';
import type { Floor } from './Floor';

/** Finds the monsters that came into view since the last look. Not saved: the look at the start of a session goes unreported. */
export class SightTracker {
  private inView: ReadonlySet<number>;

  /** @param from whose view it goes on with */
  constructor(from: SightTracker | null = null) {
    this.inView = from?.inView ?? new Set();
  }

  update(floor: Floor, isShown: (actor: Actor) => boolean): Actor[] {
    floor.effort.spend(floor.state.actors.length);
    const fresh: Actor[] = [];
    const seen: number[] = [];
    for (const actor of floor.state.actors) {
      if (!floor.isVisible(actor.x, actor.y) || !isShown(actor)) continue;
      seen.push(actor.id);
      if (!this.inView.has(actor.id)) fresh.push(actor);
    }
    if (fresh.length > 0 || seen.length !== this.inView.size) this.inView = new Set(seen);
    return fresh;
  }
}
