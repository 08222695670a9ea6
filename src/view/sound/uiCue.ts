import type { Cue } from './eventSounds';

/** What of the interface can be heard to change: which mode is open, how many, where its mark is, and what is set. */
export interface Glance {
  readonly mode: object;
  readonly kind: string;
  readonly depth: number;
  readonly cursor: string;
  readonly chosen: string;
}

/** Modes that open with a sound of the turn that brought them. */
const ANNOUNCED: readonly string[] = ['newLevel', 'gameOver', 'playing', 'opening'];

/** The sound of a change in the interface; null where nothing is to be heard of it. */
export function uiCue(before: Glance, now: Glance): Cue | null {
  if (now.mode !== before.mode) {
    if (now.depth > before.depth) return ANNOUNCED.includes(now.kind) ? null : { sound: 'uiOpen' };
    return now.depth < before.depth && !ANNOUNCED.includes(before.kind) ? { sound: 'uiClose' } : null;
  }
  if (now.chosen !== before.chosen) return { sound: 'uiChoose' };
  return now.cursor === before.cursor ? null : { sound: 'uiMove' };
}
