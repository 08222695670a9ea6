import { Bed, type Loom } from './Bed';
import { MOODS, type Place, type Surrounding } from './moods';

/** Seconds that are laid out ahead: a page that is busy for that long still sounds. */
const AHEAD = 3;

/** The sound of where one is; from place to place one gives way to the other. */
export class Ambience {
  private bed: Bed | null = null;
  private place: Place | null = null;

  constructor(private readonly loom: Loom) {}

  /** Goes to a place, or lets the present one be more or less tense. */
  enter({ place, tension }: Surrounding): void {
    if (place !== this.place) {
      this.bed?.end();
      this.bed = new Bed(MOODS[place], this.loom);
      this.place = place;
    }
    this.bed?.tighten(tension);
  }

  /** Lays out what comes next; to be called at least every second. */
  tick(): void {
    this.bed?.lay(this.loom.context.currentTime + AHEAD);
  }
}
