/** Pictures a second, at most: while something moves, and for what moves without end, such as torches and water. */
const MOVING = 60;
const AT_REST = 12;
/** Milliseconds for which what has changed may still be easing, and without motion. */
const EASES_MS = 600;
const STILL_MS = 100;
/** A frame may come this much early. */
const SLACK_MS = 1;

/** What matters for the next picture. */
export interface Scenery {
  /** Whether the map is out of sight: nothing is drawn. */
  readonly isHidden: boolean;
  /** Whether a dialog is over the map: what moves without end may stand still. */
  readonly isCovered: boolean;
  readonly isMoving: boolean;
  /** Whether the player wants less motion. */
  readonly isStill: boolean;
}

/** Says which frames of the display are drawn: as few as what changes needs. */
export class FramePacer {
  private hasChanged = true;
  private isForced = false;
  private easesUntil = -Infinity;
  /** When the last picture was due. */
  private last = -Infinity;

  /** Something has changed that is to be seen. */
  touch(): void {
    this.hasChanged = true;
  }

  /** The next frame has to be drawn, seen or not. */
  force(): void {
    this.isForced = true;
  }

  /** Whether a frame at `now`, in milliseconds, is drawn. */
  isDue(now: number, { isHidden, isCovered, isMoving, isStill }: Scenery): boolean {
    if (this.isForced) return this.draw(now, 0);
    if (isHidden) return false;
    if (this.hasChanged) this.easesUntil = now + (isStill ? STILL_MS : EASES_MS);
    const isQuick = this.hasChanged || isMoving || now < this.easesUntil;
    if (!isQuick && (isStill || isCovered)) return false;
    const interval = 1000 / (isQuick ? MOVING : AT_REST);
    return now >= this.last + interval - SLACK_MS && this.draw(now, interval);
  }

  /** Notes a picture; late ones do not make the next come later. */
  private draw(now: number, interval: number): true {
    this.hasChanged = this.isForced = false;
    this.last = now - this.last < 2 * interval ? this.last + interval : now;
    return true;
  }
}
