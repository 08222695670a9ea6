import type { TrapKind } from '../../engine/content';

/*
 * Traps of the campaign.
 *   target   self: the actor that stepped on it; cell: all actors within dx^2 + dy^2 of it
 *   once     removed once it has gone off
 *   covert   monsters don't know of it
 * Texts: `trap.<id>`, `.about`, `.springs`.
 */

const self = { at: 'self' } as const;

export const traps = {
  dart:     { glyph: '^', colour: '#c4ccd8', sprite: 'trap/dart',     once: false, target: self, effects: [{ do: 'damage', amount: 4 }, { do: 'inflict', status: 'bleeding', turns: 4 }] },
  alarm:    { glyph: '^', colour: '#f0c848', sprite: 'trap/alarm',    once: false, target: self, effects: [{ do: 'alarm', range: 900 }] },
  net:      { glyph: '^', colour: '#b8a888', sprite: 'trap/net',      once: true,  target: self, effects: [{ do: 'inflict', status: 'paralysis', turns: 3 }] },
  /** Laid by the poacher alone. */
  snare:    { glyph: '^', colour: '#5a9a3c', sprite: 'skill/snare',   once: true,  covert: true, target: self, effects: [{ do: 'inflict', status: 'paralysis', turns: 5 }, { do: 'inflict', status: 'marked', turns: 10 }] },
  teleport: { glyph: '^', colour: '#b070e0', sprite: 'trap/teleport', once: false, target: self, effects: [{ do: 'teleport' }] },
  fire:     { glyph: '^', colour: '#f08436', sprite: 'trap/fire',     once: true,  target: self, effects: [{ do: 'cloud', hazard: 'fire', range: 2, turns: 4 }] },
  gas:      { glyph: '^', colour: '#8ccc54', sprite: 'trap/gas',      once: true,  target: self, effects: [{ do: 'cloud', hazard: 'poisonGas', range: 5, turns: 6 }] },
  marsh:    { glyph: '^', colour: '#d4e060', sprite: 'trap/marsh',     once: true,  target: self, effects: [{ do: 'cloud', hazard: 'marshGas', range: 4, turns: 8 }] },
  rust:     { glyph: '^', colour: '#b87c40', sprite: 'trap/rust',     once: true,  target: self, effects: [{ do: 'rust', most: 3 }] },
  pit:      { glyph: '^', colour: '#1c1824', sprite: 'trap/pit',      once: false, target: self, effects: [{ do: 'fall' }] },
} as const satisfies Record<string, TrapKind>;
