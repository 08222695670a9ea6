import type { Affix, ItemKind } from '../engine/content';

/*
 * Items of the classic packs (RULES 1.6, 2 to 4).
 *   target   self | nearest visible enemy within range | a random visible one | actor or cell picked by the player;
 *            ranges and radii are dx^2 + dy^2
 *   effects  on each target, in order
 *   slot     where it is worn, one item per slot
 *   bonus    added to its wearer's stats
 * Texts: names `item.<id>`, `slot.<slot>`, `affix.<id>`; message when used `use.<id>`.
 */

const potion    = { glyph: '!', colour: '#7f00ff', sprite: 'item/potion-red',    target: { at: 'self' } } as const;
const confusion = { glyph: '?', colour: '#cf3fff', sprite: 'item/scroll-violet', effects: [{ do: 'inflict', status: 'confusion', turns: 10 }] } as const;
const paralyse  = { glyph: '?', colour: '#3fcfcf', sprite: 'item/scroll-teal',   effects: [{ do: 'inflict', status: 'paralysis', turns: 10 }] } as const;
const lightning = { glyph: '?', colour: '#ffff00', sprite: 'item/scroll-gold' } as const;
const fireball  = { glyph: '?', colour: '#ff0000', sprite: 'item/scroll-red' } as const;
const dagger    = { glyph: '/', colour: '#00bfff', sprite: 'item/dagger',        slot: 'weapon' } as const;
const sword     = { glyph: '/', colour: '#00bfff', sprite: 'item/sword',         slot: 'weapon' } as const;
const armour    = { glyph: '[', colour: '#8b4513', slot: 'armour' } as const;

/** RULES 2, `classicBare`. */
export const classicBareItems = {
  healthPotion:    { ...potion,    effects: [{ do: 'heal', amount: 4 }] },
  confusionScroll: { ...confusion, target: { at: 'actor' } },
  lightningScroll: { ...lightning, target: { at: 'nearest', range: 35 }, effects: [{ do: 'damage', amount: 20 }] },
  fireballScroll:  { ...fireball,  target: { at: 'cell', radius: 9 },    effects: [{ do: 'damage', amount: 12 }] },
} as const satisfies Record<string, ItemKind>;

/** RULES 2, `classic`. */
export const classicItems = {
  ...classicBareItems,
  dagger:        { ...dagger, bonus: { power: 2 } },
  sword:         { ...sword,  bonus: { power: 4 } },
  leatherArmour: { ...armour, sprite: 'item/armour-leather', bonus: { defence: 1 } },
  chainMail:     { ...armour, sprite: 'item/armour-chain',   bonus: { defence: 3 } },
} as const satisfies Record<string, ItemKind>;

/** RULES 3, `deepBare`. */
export const deepBareItems = {
  healthPotion:    { ...potion,    effects: [{ do: 'heal', amount: 40 }] },
  confusionScroll: { ...confusion, target: { at: 'actor', range: 64 } },
  lightningScroll: { ...lightning, target: { at: 'nearest', range: 35 },                 effects: [{ do: 'damage', amount: 40 }] },
  fireballScroll:  { ...fireball,  target: { at: 'cell', radius: 9, evenEmpty: true },   effects: [{ do: 'damage', amount: 25 }] },
} as const satisfies Record<string, ItemKind>;

/** RULES 3, `deep`. */
export const deepItems = {
  ...deepBareItems,
  dagger: { ...dagger, bonus: { power: 2 } },
  sword:  { ...sword,  bonus: { power: 3 } },
  shield: { glyph: '[', colour: '#7f7f3f', sprite: 'item/shield', slot: 'shield', bonus: { defence: 1 } },
} as const satisfies Record<string, ItemKind>;

/** RULES 4, `goblins`. */
export const goblinItems = {
  healthPotion:    { ...potion,    effects: [{ do: 'heal', amount: 5 }] },
  paralyseScroll:  { ...paralyse,  target: { at: 'actor' } },
  lightningScroll: { ...lightning, target: { at: 'random' },                            effects: [{ do: 'damage', amount: 25 }] },
  fireballScroll:  { ...fireball,  target: { at: 'cell', radius: 9, seenOnly: true },   effects: [{ do: 'damage', amount: 25 }] },
} as const satisfies Record<string, ItemKind>;

/** RULES 4, `goblinsGeared`: one row per slot; only affixes make them worth wearing. */
export const goblinGear = {
  ...goblinItems,
  helmet:        { ...armour, slot: 'head',   sprite: 'item/helmet',         bonus: { defence: 1 } },
  sword:         { ...sword,                                                 bonus: { power: 2 } },
  leatherArmour: { ...armour, slot: 'chest',  sprite: 'item/armour-leather', bonus: { defence: 1 } },
  shield:        { ...armour, slot: 'shield', sprite: 'item/shield',         bonus: { defence: 1 } },
  boots:         { ...armour, slot: 'legs',   sprite: 'item/boots',          bonus: { defence: 1 } },
} as const satisfies Record<string, ItemKind>;

const body = ['head', 'chest', 'shield', 'legs'] as const;

/** RULES 4: power for weapons, defence as a suffix and maximum HP as a prefix for the rest. */
export const goblinAffixes = {
  keen:         { slots: ['weapon'], bonus: { power: 2 } },
  cruel:        { slots: ['weapon'], bonus: { power: 3 } },
  savage:       { slots: ['weapon'], bonus: { power: 5 } },
  ofWarding:    { slots: body,       bonus: { defence: 1 } },
  ofGuarding:   { slots: body,       bonus: { defence: 2 } },
  ofTheBastion: { slots: body,       bonus: { defence: 3 } },
  sturdy:       { slots: body,       bonus: { maxHp: 1 } },
  stout:        { slots: body,       bonus: { maxHp: 2 } },
  mighty:       { slots: body,       bonus: { maxHp: 3 } },
} as const satisfies Record<string, Affix>;
