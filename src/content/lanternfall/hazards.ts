import type { HazardKind } from '../../engine/content';

/*
 * Temporary hazards over cells, and how they react (RULES 5.15, where a table has every pair).
 *   effects     on the actor in it, each turn; `sudden`: once, when it comes
 *   shines      radius of its light
 *   hides       blocks sight
 *   drifts      its turns are a volume, which thins as it spreads out
 *   conducted   runs through all joined tiles that conduct
 *   onTiles     what comes of it on a tile
 *     spreads   percent chance, each turn, to spread onto such a tile beside it
 *     becomes   the hazard there afterwards, for `turns`; null for none
 *     leaves    the tile there afterwards
 *     range     breaks out over all open cells within dx^2 + dy^2 of it
 *   onHazards   likewise with another hazard
 *   ends        what its last turn leaves
 * Texts: `hazard.<id>`, `.about`.
 */

const steam = { becomes: 'steam', turns: 4 } as const;
const bang  = { becomes: 'explosion', turns: 1 } as const;

export const hazards = {
  fire: {
    glyph: '&', colour: '#f08436', sprite: 'hazard/fire', shines: 4, effects: [{ do: 'inflict', status: 'burning', turns: 3 }],
    onTiles: {
      tallGrass: { spreads: 50, turns: 3, leaves: 'burntGrass' },
      web:       { spreads: 100, turns: 1, leaves: 'ground' },
      oil:       { spreads: 100, turns: 5, leaves: 'ash' },
      barrel:    { spreads: 50, ...bang, leaves: 'ash', range: 2 },
      water:     steam,
      deepWater: steam,
      ice:       { ...steam, leaves: 'water' },
      thinIce:    { ...steam, leaves: 'deepWater' },
      crackedIce: { ...steam, leaves: 'deepWater' },
    },
    onHazards: { marshGas: { spreads: 100, ...bang }, frost: steam },
  },
  explosion: {
    glyph: '*', colour: '#f0c848', sprite: 'hazard/explosion', shines: 4, effects: [{ do: 'damage', amount: { linear: [[1, 8], [10, 24]] } }], sudden: true,
    onTiles: {
      tallGrass: { spreads: 50, becomes: 'fire', turns: 3, leaves: 'burntGrass' },
      web:       { spreads: 100, becomes: 'fire', turns: 1, leaves: 'ground' },
      oil:       { spreads: 100, becomes: 'fire', turns: 5, leaves: 'ash' },
      barrel:    { spreads: 100, leaves: 'ash', range: 2 },
      thinIce:    { leaves: 'deepWater' },
      crackedIce: { leaves: 'deepWater' },
    },
    onHazards: { marshGas: { spreads: 100, ...bang } },
    ends: { becomes: 'smoke', turns: 3 },
  },
  poisonGas: { glyph: '%', colour: '#8ccc54', sprite: 'hazard/gas',   effects: [{ do: 'inflict', status: 'poison', turns: 2 }], drifts: true },
  marshGas:  { glyph: '%', colour: '#d4e060', sprite: 'hazard/marsh', effects: [], drifts: true },
  steam:     { glyph: '%', colour: '#c4ccd8', sprite: 'hazard/steam', effects: [], hides: true, drifts: true },
  smoke:     { glyph: '%', colour: '#858093', sprite: 'hazard/smoke', effects: [], hides: true, drifts: true },
  frost: {
    glyph: '*', colour: '#86e4ec', sprite: 'hazard/frost', effects: [{ do: 'inflict', status: 'chilled', turns: 3 }],
    onTiles: { water: { leaves: 'ice' }, deepWater: { leaves: 'thinIce' }, crackedIce: { leaves: 'thinIce' } },
  },
  sparks:    { glyph: '*', colour: '#b070e0', sprite: 'hazard/spark', effects: [{ do: 'damage', amount: { linear: [[1, 6], [10, 18]] } }], sudden: true, conducted: true },
  /** Of jellyfish. */
  shock:     { glyph: '*', colour: '#86e4ec', sprite: 'hazard/shock', effects: [{ do: 'inflict', status: 'stunned' }], sudden: true, conducted: true },
  /** Of jets of water. */
  spray:     { glyph: '%', colour: '#3f9cc4', sprite: 'hazard/spray', effects: [], onHazards: { fire: steam } },
} as const satisfies Record<string, HazardKind>;
