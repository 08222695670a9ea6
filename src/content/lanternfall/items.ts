import type { Affix, ItemKind } from '../../engine/content';

/*
 * Items of the campaign.
 *   group    the group of `appearances` its look is taken from until it is identified
 *   target   self | nearest | random | actor or cell picked by the player; ranges and radii are dx^2 + dy^2
 *   effects  on each target, in order
 *   charges  when found; it isn't used up
 *   amount   of damage: a number, or a curve, so that what is thrown or cast stays worth it
 *   calm     only with no enemy in view
 *   lands    thrown, it lands on the target cell
 *   slot     where it is worn; `bonus` and traits apply to its wearer
 *   blow     reach: at two cells' distance; sweep: all adjacent enemies; lunge: a leap over one free cell, for double damage
 *   finds    value in the score
 * Texts: names `item.<id>`, `slot.<slot>`, `affix.<id>`; message when used `use.<id>`.
 */

const self   = { at: 'self' } as const;
const actor  = { at: 'actor' } as const;
const potion = { glyph: '!', colour: '#b070e0', sprite: 'item/potion-red', group: 'potion', target: self } as const;
const scroll = { glyph: '?', colour: '#f2ead0', sprite: 'item/scroll-red', group: 'scroll' } as const;
const wand   = { glyph: '-', colour: '#b88048', sprite: 'item/wand-oak',   group: 'wand', target: { at: 'actor', range: 64 } } as const;

const potions = {
  healthPotion:        { ...potion, effects: [{ do: 'heal', amount: 60, unit: 'percent' }] },
  regenerationPotion:  { ...potion, effects: [{ do: 'inflict', status: 'regenerating', turns: 25 }] },
  cleansingPotion:     { ...potion, effects: [{ do: 'inflict', status: 'regenerating', turns: 5 }, { do: 'cure', status: 'poison' }, { do: 'cure', status: 'bleeding' }, { do: 'cure', status: 'burning' }, { do: 'cure', status: 'weakness' }, { do: 'cure', status: 'blindness' }, { do: 'cure', status: 'hallucination' }, { do: 'cure', status: 'slow' }] },
  hastePotion:         { ...potion, effects: [{ do: 'inflict', status: 'haste', turns: 15 }] },
  shieldingPotion:     { ...potion, effects: [{ do: 'inflict', status: 'shielded', turns: 15 }] },
  invisibilityPotion:  { ...potion, effects: [{ do: 'inflict', status: 'invisible', turns: 15 }] },
  insightPotion:       { ...potion, effects: [{ do: 'reveal', range: 900 }, { do: 'light', radius: 20 }] },
  firePotion:          { ...potion, effects: [{ do: 'cloud', hazard: 'fire', range: 5, turns: 4 }] },
  blindnessPotion:     { ...potion, effects: [{ do: 'inflict', status: 'blindness', turns: 12 }] },
  hallucinationPotion: { ...potion, effects: [{ do: 'inflict', status: 'hallucination', turns: 50 }] },
  frostPotion:         { ...potion, effects: [{ do: 'cloud', hazard: 'frost', range: 5, turns: 3 }] },
  levitationPotion:    { ...potion, effects: [{ do: 'inflict', status: 'levitating', turns: 12 }] },
  oilskinPotion:       { ...potion, effects: [{ do: 'cure', status: 'pinned' }, { do: 'inflict', status: 'oiled', turns: 30 }] },
} as const satisfies Record<string, ItemKind>;

const scrolls = {
  lightningScroll:     { ...scroll, target: { at: 'nearest', range: 49 }, effects: [{ do: 'damage', amount: { linear: [[1, 14], [10, 44]] } }, { do: 'cloud', hazard: 'sparks', range: 0, turns: 1 }] },
  fireballScroll:      { ...scroll, target: { at: 'cell', radius: 5 },    effects: [{ do: 'damage', amount: { linear: [[1, 10], [10, 36]] } }] },
  confusionScroll:     { ...scroll, target: actor, effects: [{ do: 'inflict', status: 'confusion', turns: 10 }] },
  teleportScroll:      { ...scroll, target: self,  effects: [{ do: 'teleport' }] },
  mappingScroll:       { ...scroll, target: self,  effects: [{ do: 'map', range: 900 }] },
  identifyScroll:      { ...scroll, target: self,  effects: [{ do: 'identify' }] },
  enchantWeaponScroll: { ...scroll, target: self,  effects: [{ do: 'enchant', slot: 'weapon', amount: 1 }] },
  enchantArmourScroll: { ...scroll, target: self,  effects: [{ do: 'enchant', slot: 'armour', amount: 1 }] },
  rechargeScroll:      { ...scroll, target: self,  effects: [{ do: 'recharge', amount: 3 }] },
  alarmScroll:         { ...scroll, target: self,  effects: [{ do: 'alarm', range: 900 }] },
  bindingScroll:       { ...scroll, target: { at: 'area', shape: 'burst', size: 5 }, effects: [{ do: 'inflict', status: 'pinned', turns: 8 }] },
  recallScroll:        { ...scroll, target: self,  effects: [{ do: 'recall' }] },
} as const satisfies Record<string, ItemKind>;

const wands = {
  frostWand:   { ...wand, charges: 4, effects: [{ do: 'damage', amount: { linear: [[1, 5], [10, 16]] } }, { do: 'inflict', status: 'slow', turns: 10 }, { do: 'cloud', hazard: 'frost', range: 2, turns: 2 }] },
  forceWand:   { ...wand, charges: 5, effects: [{ do: 'damage', amount: { linear: [[1, 5], [10, 14]] } }, { do: 'push', cells: 4 }] },
  bindingWand: { ...wand, charges: 3, effects: [{ do: 'inflict', status: 'paralysis', turns: 5 }] },
  exileWand:   { ...wand, charges: 3, effects: [{ do: 'teleport' }] },
} as const satisfies Record<string, ItemKind>;

const thrown = {
  throwingDagger: { glyph: '(', colour: '#c4ccd8', sprite: 'item/throwing-dagger', lands: true, target: { at: 'actor', range: 36 }, effects: [{ do: 'damage', amount: { linear: [[1, 5], [10, 17]] } }] },
  fireBomb:       { glyph: '*', colour: '#f08436', sprite: 'item/fire-bomb', target: { at: 'cell', radius: 2, evenEmpty: true }, effects: [{ do: 'cloud', hazard: 'fire', range: 4, turns: 5 }] },
  blastBomb:      { glyph: '*', colour: '#4d4859', sprite: 'item/bomb',      target: { at: 'cell', radius: 2, evenEmpty: true }, effects: [{ do: 'damage', amount: { linear: [[1, 12], [10, 38]] } }, { do: 'dig', range: 2 }] },
  bow:            { glyph: ')', colour: '#94602f', sprite: 'item/bow', missile: 'shot/arrow', charges: 8, target: { at: 'actor', range: 64 }, effects: [{ do: 'damage', amount: { linear: [[1, 4], [10, 14]] } }] },
  arrows:         { glyph: '(', colour: '#94602f', sprite: 'item/arrows', target: self, effects: [{ do: 'recharge', amount: 6, item: 'bow' }] },
  frostBomb:      { glyph: '*', colour: '#86e4ec', sprite: 'item/frost-bomb', target: { at: 'cell', radius: 4, evenEmpty: true }, effects: [{ do: 'inflict', status: 'slow', turns: 6 }, { do: 'cloud', hazard: 'frost', range: 5, turns: 3 }] },
  net:            { glyph: '(', colour: '#b8a888', sprite: 'item/net', lands: true, target: { at: 'actor', range: 25 }, effects: [{ do: 'inflict', status: 'pinned', turns: 6 }] },
  grapple:        { glyph: '(', colour: '#94602f', sprite: 'item/grapple', charges: 4, target: { at: 'cell', radius: 0, evenEmpty: true }, effects: [{ do: 'haul', cells: 7 }] },
  bell:           { glyph: '(', colour: '#f0c848', sprite: 'item/bell', lands: true, target: { at: 'area', shape: 'blast', size: 6 }, effects: [{ do: 'inflict', status: 'distracted', turns: 5 }, { do: 'alarm', range: 100 }] },
} as const satisfies Record<string, ItemKind>;

const food = {
  bread:  { glyph: '%', colour: '#94602f', sprite: 'item/bread',  calm: true, target: self, effects: [{ do: 'heal', amount: 10 }] },
  meat:   { glyph: '%', colour: '#c07c58', sprite: 'item/meat',   calm: true, target: self, effects: [{ do: 'heal', amount: 20 }] },
  cheese: { glyph: '%', colour: '#f0c848', sprite: 'item/cheese', calm: true, target: self, effects: [{ do: 'heal', amount: 25, unit: 'percent' }, { do: 'inflict', status: 'regenerating', turns: 15 }] },
  oilFlask: { glyph: '!', colour: '#f08436', sprite: 'item/oil',  target: self, effects: [{ do: 'refuel', turns: 150 }], carried: 3 },
} as const satisfies Record<string, ItemKind>;

const weapon = { glyph: '/', colour: '#c4ccd8', slot: 'weapon' } as const;
const worn   = { glyph: '[', colour: '#8a94a8' } as const;

const weapons = {
  dagger:     { ...weapon, sprite: 'item/dagger',      bonus: { power: 2 }, figure: { at: 'hand', sprite: 'held/dagger' } },
  shortSword: { ...weapon, sprite: 'item/short-sword', bonus: { power: 3 }, figure: { at: 'hand', sprite: 'held/short-sword' } },
  tongs:      { ...weapon, sprite: 'item/tongs',       bonus: { power: 2 } },
  spear:      { ...weapon, sprite: 'item/spear',       bonus: { power: 3 }, blow: 'reach', figure: { at: 'hand', sprite: 'held/spear' } },
  rapier:     { ...weapon, sprite: 'item/rapier',      bonus: { power: 3 }, blow: 'lunge', figure: { at: 'hand', sprite: 'held/rapier' } },
  axe:        { ...weapon, sprite: 'item/axe',         bonus: { power: 4 }, blow: 'sweep', figure: { at: 'hand', sprite: 'held/axe' } },
  sword:      { ...weapon, sprite: 'item/sword',       bonus: { power: 5 }, figure: { at: 'hand', sprite: 'held/sword' } },
  mace:       { ...weapon, sprite: 'item/mace',        bonus: { power: 6 }, noise: 150, figure: { at: 'hand', sprite: 'held/mace' } },
  whip:       { ...weapon, sprite: 'item/whip',        bonus: { power: 4 }, blow: 'reach', onHit: [{ do: 'pull', cells: 1 }] },
} as const satisfies Record<string, ItemKind>;

const armour = {
  leatherArmour: { ...worn, slot: 'armour', sprite: 'item/armour-leather', bonus: { defence: 1 }, figure: { at: 'body', sprite: 'body/leather' } },
  chainMail:     { ...worn, slot: 'armour', sprite: 'item/armour-chain',   bonus: { defence: 2 }, figure: { at: 'body', sprite: 'body/chain' } },
  plateArmour:   { ...worn, slot: 'armour', sprite: 'item/armour-plate',   bonus: { defence: 4 }, noise: 200, figure: { at: 'body', sprite: 'body/plate' } },
  shield:        { ...worn, slot: 'shield', sprite: 'item/shield',         bonus: { defence: 1 }, figure: { at: 'off', sprite: 'off/shield' } },
  helmet:        { ...worn, slot: 'head',   sprite: 'item/helmet',         bonus: { maxHp: 5 }, figure: { at: 'head', sprite: 'head/helmet' } },
  minersHelmet:  { ...worn, slot: 'head',   sprite: 'item/miners-helmet',  bonus: { maxHp: 2 }, light: 1, figure: { at: 'head', sprite: 'head/miners-helmet' } },
  goggles:       { ...worn, slot: 'head',   sprite: 'item/goggles',        bonus: {}, search: 1, resists: ['blindness'], figure: { at: 'head', sprite: 'head/goggles' } },
  softBoots:     { ...worn, slot: 'legs',   sprite: 'item/soft-boots',     bonus: {}, noise: 50, search: 1 },
  tideBoots:     { ...worn, slot: 'legs',   sprite: 'item/tide-boots',     bonus: {}, seaworthy: true },
} as const satisfies Record<string, ItemKind>;

const jewels = {
  ringOfSeeking:  { glyph: '=', colour: '#f0c848', sprite: 'item/ring-gold',   slot: 'ring',   bonus: {}, search: 2 },
  ringOfIron:     { glyph: '=', colour: '#c4ccd8', sprite: 'item/ring-silver', slot: 'ring',   bonus: { defence: 1 }, resists: ['poison', 'bleeding', 'weakness'] },
  ringOfThirst:   { glyph: '=', colour: '#5a9a3c', sprite: 'item/ring-jade',   slot: 'ring',   bonus: {}, drains: 20 },
  amuletOfTheSun: { glyph: '"', colour: '#f0c848', sprite: 'item/amulet-sun',  slot: 'amulet', bonus: { maxHp: 5 }, light: 2, resists: ['blindness'] },
  amuletOfTheMoon: { glyph: '"', colour: '#c4ccd8', sprite: 'item/amulet-moon', slot: 'amulet', bonus: {}, noise: 40, resists: ['confusion', 'hallucination', 'paralysis'] },
  ringOfTheAnchor: { glyph: '=', colour: '#5484e8', sprite: 'item/ring-sapphire', slot: 'ring', bonus: { defence: 1 }, anchored: true },
  amuletOfTheShell: { glyph: '"', colour: '#f0a0b0', sprite: 'item/amulet-shell', slot: 'amulet', bonus: {}, onStruck: [{ do: 'inflict', status: 'chilled', turns: 3 }] },
} as const satisfies Record<string, ItemKind>;

/** Treasure, keys and the goal item. */
const treasures = {
  coins:        { glyph: '$', colour: '#f0c848', sprite: 'item/coins',    finds: 10 },
  gem:          { glyph: '$', colour: '#5484e8', sprite: 'item/gem',      finds: 40 },
  chest:        { glyph: '$', colour: '#b88048', sprite: 'item/chest',    finds: 30 },
  ledger:       { glyph: '$', colour: '#7038a0', sprite: 'item/book',     finds: 60 },
  makersLamp:   { glyph: '$', colour: '#fff0a0', sprite: 'item/lantern',  finds: 100 },
  ironKey:      { glyph: '-', colour: '#c4ccd8', sprite: 'item/key-iron', opens: 'doorLocked' },
  ember:        { glyph: '&', colour: '#f08436', sprite: 'item/ember',    wins: true, shines: 6 },
} as const satisfies Record<string, ItemKind>;

export const items = { ...potions, ...scrolls, ...wands, ...thrown, ...food, ...weapons, ...armour, ...jewels, ...treasures } as const satisfies Record<string, ItemKind>;

const body = ['armour', 'shield', 'head', 'legs'] as const;

/** Enhancements of worn items; their bonuses are small, since all of them add up. */
export const affixes = {
  keen:         { slots: ['weapon'], bonus: { power: 1 } },
  cruel:        { slots: ['weapon'], bonus: { power: 2 } },
  flaming:      { slots: ['weapon'], bonus: {}, onHit: [{ do: 'inflict', status: 'burning', turns: 3 }] },
  envenomed:    { slots: ['weapon'], bonus: {}, onHit: [{ do: 'inflict', status: 'poison', turns: 3 }] },
  thirsty:      { slots: ['weapon'], bonus: {}, drains: 15 },
  ofFrost:      { slots: ['weapon'], bonus: {}, onHit: [{ do: 'inflict', status: 'chilled', turns: 3 }] },
  ofWarding:    { slots: body, bonus: { defence: 1 } },
  sturdy:       { slots: body, bonus: { maxHp: 5 } },
  ofThorns:     { slots: ['armour', 'shield'], bonus: {}, onStruck: [{ do: 'damage', amount: 2 }] },
  ofHealth:     { slots: body, bonus: {}, resists: ['poison', 'bleeding'] },
  ofTheKiln:    { slots: ['armour', 'shield'], bonus: {}, resists: ['burning'] },
  ofEmbers:     { slots: ['armour', 'head', 'shield'], bonus: {}, light: 1 },
  ofTheAnchor:  { slots: ['armour', 'shield', 'legs'], bonus: {}, anchored: true },
  ofTheTide:    { slots: ['armour', 'legs'], bonus: {}, seaworthy: true },
  ofTheDiver:   { slots: ['armour', 'head'], bonus: {}, submerges: true },
  ofBrine:      { slots: body, bonus: {}, bathes: true },
  ofBarbs:      { slots: ['armour', 'shield'], bonus: {}, slippery: true, onStruck: [{ do: 'inflict', status: 'bleeding', turns: 4 }] },
  ofTheBell:    { slots: ['shield', 'head'], bonus: {}, onStruck: [{ do: 'inflict', status: 'stunned', turns: 1 }, { do: 'alarm', range: 64 }] },
  ofSparks:     { slots: ['weapon'], bonus: {}, onHit: [{ do: 'cloud', hazard: 'sparks', range: 0, turns: 1 }] },
  hooked:       { slots: ['weapon'], bonus: {}, onHit: [{ do: 'swap' }] },
} as const satisfies Record<string, Affix>;
