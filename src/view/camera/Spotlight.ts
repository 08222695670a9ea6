import type { Point } from '../../engine/core/point';
import type { GameEvent } from '../../engine/events';
import { centreOf } from '../grid/units';

/** Milliseconds for which the view stays with a boss that speaks. */
const STAYS_MS = 1600;

/** Moves the view to a boss that speaks, for a moment or until the next turn. */
export class Spotlight {
  private at: Point | null = null;
  private left = 0;

  get isOn(): boolean {
    return this.at !== null;
  }

  /** A turn begins. */
  turn(events: readonly GameEvent[]): void {
    const [spoke] = events.filter((event) => event.type === 'spoke');
    this.at = spoke ? centreOf(spoke.at) : null;
    this.left = STAYS_MS;
  }

  /** One frame: where the view should be, in map pixels; null for where it would be anyway. */
  update(elapsed: number): Point | null {
    this.left -= elapsed;
    if (this.left <= 0) this.at = null;
    return this.at;
  }
}
