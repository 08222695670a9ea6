import type { ItemKind } from '../engine/content';

/*
 * Items of the classic packs (RULES 2).
 *   target   self | nearest visible hostile within range | actor or cell that the player picks; ranges are dx^2 + dy^2
 *   effects  what happens to each one hit, in order
 * Names are texts: `item.<id>`.
 */
export const classicItems = {
  healthPotion:    { glyph: '!', colour: '#7f00ff', sprite: 'item/potion-red',    target: { at: 'self' },                effects: [{ do: 'heal', amount: 4 }] },
  confusionScroll: { glyph: '?', colour: '#cf3fff', sprite: 'item/scroll-violet', target: { at: 'actor' },               effects: [{ do: 'inflict', status: 'confusion', turns: 10 }] },
  lightningScroll: { glyph: '?', colour: '#ffff00', sprite: 'item/scroll-gold',   target: { at: 'nearest', range: 35 },  effects: [{ do: 'damage', amount: 20 }] },
  fireballScroll:  { glyph: '?', colour: '#ff0000', sprite: 'item/scroll-red',    target: { at: 'cell', radius: 9 },     effects: [{ do: 'damage', amount: 12 }] },
} as const satisfies Record<string, ItemKind>;
