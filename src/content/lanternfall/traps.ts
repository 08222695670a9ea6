import type { TrapKind } from '../../engine/content';
import type { Weighted } from '../campaign';

/*
 * Traps of the campaign, in the order in which they are drawn.
 *   weight   by floor; without one it is never drawn; what falls is not drawn on the last floor
 *   target   self: the actor that stepped on it; cell: all actors within dx^2 + dy^2 of it
 *   once     removed once it has gone off
 *   covert   monsters don't know of it
 * Texts: `trap.<id>`, `.about`, `.springs`.
 */

const self = { at: 'self' } as const;

export const traps = {
  dart:     { weight: [[1, 20], [6, 15]], glyph: '^', colour: '#c4ccd8', sprite: 'trap/dart',     once: false, target: self, effects: [{ do: 'damage', amount: 4 }, { do: 'inflict', status: 'bleeding', turns: 4 }] },
  alarm:    { weight: [[1, 10], [9, 3]],  glyph: '^', colour: '#f0c848', sprite: 'trap/alarm',    once: false, target: self, effects: [{ do: 'alarm', range: 900 }] },
  net:      { weight: [[2, 12]],          glyph: '^', colour: '#b8a888', sprite: 'trap/net',      once: true,  target: self, effects: [{ do: 'inflict', status: 'paralysis', turns: 3 }] },
  teleport: { weight: [[3, 8], [9, 3]],   glyph: '^', colour: '#b070e0', sprite: 'trap/teleport', once: false, target: self, effects: [{ do: 'teleport' }] },
  gas:      { weight: [[4, 12]],          glyph: '^', colour: '#8ccc54', sprite: 'trap/gas',      once: true,  target: self, effects: [{ do: 'cloud', hazard: 'poisonGas', range: 5, turns: 6 }] },
  marsh:    { weight: [[6, 8], [9, 3]],   glyph: '^', colour: '#d4e060', sprite: 'trap/marsh',     once: true,  target: self, effects: [{ do: 'cloud', hazard: 'marshGas', range: 4, turns: 8 }] },
  rust:     { weight: [[5, 8], [9, 3]],   glyph: '^', colour: '#b87c40', sprite: 'trap/rust',     once: true,  target: self, effects: [{ do: 'rust', most: 3 }] },
  fire:     { weight: [[6, 14]],          glyph: '^', colour: '#f08436', sprite: 'trap/fire',     once: true,  target: self, effects: [{ do: 'cloud', hazard: 'fire', range: 2, turns: 4 }] },
  pit:      { weight: [[3, 6], [9, 2]],   glyph: '^', colour: '#1c1824', sprite: 'trap/pit',      once: false, target: self, effects: [{ do: 'fall' }] },
  /** Laid by the poacher alone. */
  snare:    {                            glyph: '^', colour: '#5a9a3c', sprite: 'skill/snare',   once: true,  covert: true, target: self, effects: [{ do: 'inflict', status: 'paralysis', turns: 5 }, { do: 'inflict', status: 'marked', turns: 10 }] },
} as const satisfies Record<string, Weighted<TrapKind>>;
