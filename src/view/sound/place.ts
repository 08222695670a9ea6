import type { Point } from '../../engine/core/point';
import type { Cue } from './eventSounds';
import type { Play } from './Voices';

/** Cells to the side at which a sound comes all from there, and how far over that is. */
const SIDE = 7;
const MOST_PAN = 0.85;
/** Cells at which a sound is half as loud. */
const HALF = 8;
/** Seconds from one sound of a turn to the next, and the most that a turn's sounds wait. */
const STEP = 0.025;
const MOST_WAIT = 0.15;

/** A turn's sounds as they come to the player's ears: one after the other, each from its side and quieter from afar. */
export function placeCues(cues: readonly Cue[], ear: Point): Play[] {
  return cues.map(({ sound, at = ear, gain = 1, after }, index) => ({
    sound,
    after: after ?? Math.min(MOST_WAIT, index * STEP),
    gain: gain / (1 + Math.hypot(at.x - ear.x, at.y - ear.y) / HALF),
    pan: MOST_PAN * Math.max(-1, Math.min(1, (at.x - ear.x) / SIDE)),
  }));
}
