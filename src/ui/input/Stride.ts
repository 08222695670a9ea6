/** Speeds of travel, auto-explore and rest. */
export const TRAVEL_SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;

export type TravelSpeed = (typeof TRAVEL_SPEEDS)[number];

/** Milliseconds between turns. */
const SLOW_MS = 300;
const FAST_MS = 40;
/** Turns per frame that leave time to draw it and to handle a key. */
const MOST_A_FRAME = 60;

/** Paces the turns of travel, auto-explore and rest. */
export class Stride {
  private waited = 0;

  /** How many turns are due in a frame; `isBusy` while the map is still moving from the last. */
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
