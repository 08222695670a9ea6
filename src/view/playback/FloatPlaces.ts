import { overlaps, type Rect } from '../grid/rect';

/** How much higher the next try is, in map pixels, and how many there are: higher up it would not be told whose it is. */
const STEP = 5;
const TRIES = 11;

/** Keeps numbers and signs that float at the same time apart. */
export class FloatPlaces {
  private taken: readonly { readonly box: Rect; readonly until: number }[] = [];

  /** By how much a float has to be raised, so that none shown now is under it; its place is taken until a time in milliseconds. */
  raise({ left, right, top, bottom }: Rect, now: number, until: number): number {
    this.taken = this.taken.filter((other) => other.until > now);
    const boxes = Array.from({ length: TRIES }, (_, n) => ({ left, right, top: top - n * STEP, bottom: bottom - n * STEP }));
    const free = boxes.findIndex((box) => !this.taken.some((other) => overlaps(box, other.box)));
    const place = free < 0 ? TRIES - 1 : free;
    this.taken = [...this.taken, ...boxes.slice(place, place + 1).map((box) => ({ box, until }))];
    return place * STEP;
  }
}
