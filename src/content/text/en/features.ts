import type { Texts } from '../../../engine/content';

/* What features offer, and what choosing it costs. `feature.<tile>.<id>` names a choice. */
export const features = {
  'feature.altar.weapon': 'Blood for your weapon',
  'feature.altar.armour': 'Blood for your armour',
  'feature.fountain.drink': 'Drink',
  'feature.fountain.gaze': 'Gaze into the water',
  'feature.cauldron.brew': 'Brew potions into a new one',
  'feature.cauldron.distil': 'Distil a potion from oil',
  'feature.lanternDead.light': 'Light it',
  'feature.lever.pull': 'Pull it',
  'feature.shrine.power': 'Ask for strength',
  'feature.shrine.defence': 'Ask for protection',
  'feature.shrine.life': 'Ask for life',

  'ui.feature.use': 'Use it.',
  'ui.feature.becomes': 'Becomes {a tile}.',
  'ui.feature.shines': 'Becomes {a tile} that {tile?light:lights} everything within {n} {n?tile:tiles}.',
  'ui.feature.have': 'You have: {finds} loot, {oil} turns of oil, {hp} HP.',
  'ui.feature.once': 'Choose one. The {n?other is:others are} then gone.',
  'ui.feature.none': 'Nothing is left.',
  'ui.feature.free': 'Free',
  'ui.feature.cost': 'Costs {cost}',
  'ui.feature.finds': '{n} loot',
  'ui.feature.oil': '{n} {n?turn:turns} of oil',
  'ui.feature.hp': '{n} HP',
  'ui.feature.unknown': 'unidentified: {group} ×{n}',
  'ui.feature.taken': 'Yours now',
  'ui.feature.nothingUnknown': 'You carry nothing unidentified.',
  'ui.feature.health': 'HP',
} as const satisfies Texts;
