import { Bed, type Loom } from './Bed';
import type { Surrounding } from './moods';

/** Seconds scheduled ahead: a page busy for that long keeps sounding. */
const AHEAD = 3;

/** The ambient sound of the player's place; places cross-fade. */
export class Ambience {
  private bed: Bed | null = null;
  private place: string | null = null;

  constructor(private readonly loom: Loom) {}

  /** Enters a place, or changes the present one's tension. */
  enter({ place, mood, tension }: Surrounding): void {
    if (place !== this.place) {
      this.bed?.end();
      this.bed = new Bed(mood, this.loom);
      this.place = place;
    }
    this.bed?.tighten(tension);
  }

  /** Schedules what comes next; to be called at least every second. */
  tick(): void {
    this.bed?.schedule(this.loom.context.currentTime + AHEAD);
  }
}
