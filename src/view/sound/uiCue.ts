import type { Cue } from './eventSounds';

/** The audible state of the interface: the open mode, the depth of the stack, cursor and setting. */
export interface Glance {
  readonly mode: object;
  readonly kind: string;
  readonly depth: number;
  readonly cursor: string;
  readonly chosen: string;
}

/** Modes whose turn already has a sound. */
const ANNOUNCED: readonly string[] = ['newLevel', 'gameOver', 'playing', 'opening'];

/** The sound of an interface change; null for none. */
export function uiCue(before: Glance, now: Glance): Cue | null {
  if (now.mode !== before.mode) {
    if (now.depth > before.depth) return ANNOUNCED.includes(now.kind) ? null : { sound: 'uiOpen' };
    return now.depth < before.depth && !ANNOUNCED.includes(before.kind) ? { sound: 'uiClose' } : null;
  }
  if (now.chosen !== before.chosen) return { sound: 'uiChoose' };
  return now.cursor === before.cursor ? null : { sound: 'uiMove' };
}
