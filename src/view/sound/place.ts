import type { Point } from '../../engine/core/point';
import type { Cue } from './eventSounds';
import type { Play } from './Voices';

/** Sideways distance in cells for full panning, and the strongest pan. */
const SIDE = 7;
const MAX_PAN = 0.85;
/** The distance in cells that halves a sound's gain. */
const HALF = 8;
/** Seconds between a turn's sounds, and the longest delay. */
const STEP = 0.025;
const MAX_WAIT = 0.15;

/** A turn's sounds as the player hears them: in sequence, panned and attenuated. */
export function placeCues(cues: readonly Cue[], ear: Point): Play[] {
  return cues.map(({ sound, at = ear, gain = 1, after }, index) => ({
    sound,
    after: after ?? Math.min(MAX_WAIT, index * STEP),
    gain: gain / (1 + Math.hypot(at.x - ear.x, at.y - ear.y) / HALF),
    pan: MAX_PAN * Math.max(-1, Math.min(1, (at.x - ear.x) / SIDE)),
  }));
}
