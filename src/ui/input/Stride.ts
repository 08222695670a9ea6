/** How fast the turns of something longer follow each other. */
export const TRAVEL_SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;

export type TravelSpeed = (typeof TRAVEL_SPEEDS)[number];

/** From one turn to the next, in milliseconds. */
const SLOW_MS = 300;
const FAST_MS = 40;
/** So many turns in one frame leave time to draw it and to hear a key. */
const MOST_A_FRAME = 60;

/** Counts how many turns of travel, exploring or rest are due in a frame. */
export class Stride {
  private waited = 0;

  /** @param isBusy whether the map is still moving from the last turn */
  due(speed: TravelSpeed, elapsed: number, isBusy: boolean): number {
    this.waited += elapsed;
    const turns = this.turns(speed, isBusy);
    if (turns > 0) this.waited = 0;
    return turns;
  }

  private turns(speed: TravelSpeed, isBusy: boolean): number {
    switch (speed) {
      case 'slow':
        return !isBusy && this.waited >= SLOW_MS ? 1 : 0;
      case 'normal':
        return isBusy ? 0 : 1;
      case 'fast':
        return this.waited >= FAST_MS ? 1 : 0;
      case 'instant':
        return MOST_A_FRAME;
    }
  }
}
