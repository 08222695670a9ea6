import { campaign } from '../campaign';
import { elites } from '../lanternfall/elites';
import { features } from '../lanternfall/features';
import { heroes } from '../lanternfall/heroes';
import { hazards } from '../lanternfall/hazards';
import { appearances } from '../lanternfall/appearances';
import { affixes, items } from '../lanternfall/items';
import { breeds } from '../lanternfall/monsters';
import { cellars } from '../lanternfall/regions/cellars';
import { drowned } from '../lanternfall/regions/drowned';
import { rootways } from '../lanternfall/regions/rootways';
import { statuses } from '../lanternfall/statuses';
import { lanternfallTiles } from '../lanternfall/tiles';
import { talents } from '../lanternfall/talents';
import { traps } from '../lanternfall/traps';
import { vaults } from '../lanternfall/vaults';

/*
 * The campaign, under the lantern-makers' keep. Its rows are in `content/lanternfall`, and what belongs to some floors in its regions; what
 * depends on the floor all the way down is here. Curves are [floor, value]: the value holds from that
 * floor on, or with `linear` is interpolated up to the next. Weights are shares of their sum.
 */

const potions = {
  regenerationPotion:  [[1, 6]],
  hallucinationPotion: [[1, 4], [6, 2]],
  blindnessPotion:     [[1, 4], [6, 2]],
  cleansingPotion:     [[2, 7]],
  shieldingPotion:     [[2, 6]],
  firePotion:          [[2, 5]],
  insightPotion:       [[2, 5]],
  hastePotion:         [[3, 6]],
  invisibilityPotion:  [[4, 5]],
  frostPotion:         [[9, 6]],
  oilskinPotion:       [[9, 4]],
  levitationPotion:    [[10, 6]],
} as const;

const scrolls = {
  identifyScroll:      [[1, 6], [5, 3]],
  mappingScroll:       [[1, 6]],
  confusionScroll:     [[1, 6]],
  lightningScroll:     [[2, 8], [6, 10]],
  teleportScroll:      [[2, 7]],
  alarmScroll:         [[2, 4]],
  fireballScroll:      [[4, 8], [7, 10]],
  rechargeScroll:      [[4, 4]],
  enchantWeaponScroll: [[3, 2]],
  enchantArmourScroll: [[3, 2]],
  bindingScroll:       [[9, 6]],
  recallScroll:        [[9, 6]],
} as const;

const tools = {
  bread:          [[1, 12]],
  coins:          [[1, 12]],
  throwingDagger: [[1, 8],  [5, 4]],
  fireBomb:       [[2, 5],  [6, 6]],
  bow:            [[2, 4],  [7, 2]],
  arrows:         [[2, 3]],
  gem:            [[3, 4],  [7, 8]],
  blastBomb:      [[3, 5],  [6, 6]],
  meat:           [[4, 8]],
  frostWand:      [[3, 3]],
  forceWand:      [[3, 3]],
  bindingWand:    [[5, 3]],
  exileWand:      [[5, 3]],
  chest:          [[3, 3]],
  frostBomb:      [[6, 2],  [9, 5]],
  net:            [[6, 3],  [9, 5]],
  grapple:        [[9, 5]],
  bell:           [[9, 5]],
} as const;

const gear = {
  shortSword:      [[1, 8],  [5, 2], [7, 0]],
  helmet:          [[1, 5]],
  spear:           [[2, 5],  [7, 2]],
  shield:          [[2, 6]],
  softBoots:       [[2, 3]],
  axe:             [[3, 5]],
  chainMail:       [[3, 6],  [8, 3]],
  rapier:          [[4, 5]],
  minersHelmet:    [[4, 3]],
  sword:           [[5, 6]],
  ringOfSeeking:   [[3, 2]],
  ringOfIron:      [[5, 2]],
  mace:            [[7, 6]],
  plateArmour:     [[7, 5]],
  ringOfThirst:    [[6, 2]],
  amuletOfTheMoon: [[5, 2]],
  amuletOfTheSun:  [[6, 2]],
  whip:            [[9, 5]],
  tideBoots:       [[9, 4]],
  amuletOfTheShell: [[10, 3]],
  ringOfTheAnchor: [[12, 6]],
} as const;

/** One on every second floor. */
const odd = [[1, 1], [2, 0], [3, 1], [4, 0], [5, 1], [6, 0], [7, 1], [8, 0], [9, 1], [10, 0], [11, 1], [12, 0]] as const;
const even = [[2, 1], [3, 0], [4, 1], [5, 0], [6, 1], [7, 0], [8, 1], [9, 0], [10, 1], [11, 0], [12, 1]] as const;

/** The campaign. */
export const lanternfall = campaign({
  id: 'lanternfall',
  welcome: 'log.welcome.lanternfall',
  terseLog: true,
  sight: 8,
  lastFloor: null,
  floorsPersist: false,
  levels: true,
  onDescend: [{ do: 'heal', amount: 20, unit: 'percent' }],
  start: [],

  heroes,
  talents,
  /* The first level is for floor 1; then from level to level 460, 665, 871, ... */
  growth: { xp: { linear: [[1, 90], [2, 460], [21, 4370]] }, maxHp: 5, offers: 3 },
  score: { floor: 100, won: 2000, par: 6000, turns: 4 },

  sizes: { width: { linear: [[1, 56], [12, 72]] }, height: { linear: [[1, 32], [12, 42]] }, loops: 60 },
  tiles: lanternfallTiles,

  counts: {
    per: 'floor',
    monsters: [[1, 8], [2, 15], [6, 20]],
    items:    [[1, 3], [5, 4], [8, 5], [10, 6]],
    danger:   [[1, 130], [2, 380], [3, 680], [4, 960], [5, 1150], [6, 1380], [7, 1720], [8, 2000], [9, 2800], [10, 3700], [11, 4550], [12, 3900]],
  },
  items: { ...potions, ...scrolls, ...tools, ...gear },
  affixShare: { linear: [[1, 20], [12, 60]] },
  affixWeights: {
    keen:      [[1, 20]],
    cruel:     [[6, 15]],
    flaming:   [[3, 10]],
    envenomed: [[2, 10]],
    thirsty:   [[5, 8]],
    ofFrost:   [[4, 8]],
    ofWarding: [[1, 20]],
    sturdy:    [[1, 20]],
    ofThorns:  [[3, 10]],
    ofHealth:  [[4, 8]],
    ofTheKiln: [[4, 6]],
    ofEmbers:  [[2, 8]],
    ofTheAnchor: [[9, 6]],
    ofTheTide: [[9, 8]],
    ofTheDiver: [[9, 5]],
    ofBrine:   [[9, 6]],
    ofBarbs:   [[9, 6]],
    ofTheBell: [[9, 5]],
    ofSparks:  [[9, 4]],
    hooked:    [[9, 4]],
  },
  breeds,
  itemKinds: items,
  affixes,
  statuses,
  hazards,
  appearances: appearances,

  strength: {
    hp:      { linear: [[1, 0], [6, 50], [12, 100]] },
    power:   { linear: [[1, 0], [3, 18], [4, 29], [6, 48], [12, 145]] },
    defence: [[5, 1], [9, 2]],
    xp:      { linear: [[1, 0], [12, 60]] },
  },
  elites: {
    share: { linear: [[2, 4], [12, 30]] },
    kinds: elites,
  },
  traps: {
    count:  { linear: [[1, 2], [12, 11]] },
    hidden: { linear: [[1, 30], [12, 80]] },
    kinds: traps,
  },
  outOfDepth: { share: [[2, 10]], deeper: 2 },
  asleep: { linear: [[1, 80], [12, 55]] },
  safeArrival: 8,
  wanderers: { linear: [[1, 260], [12, 120]] },
  followers: true,
  captives: {
    most: 2,
    turns: 5,
    xp: 50,
    weights: {
      goblinDeserter: [[1, 10], [7, 4], [9, 2]],
      wolfCub:        [[3, 6],  [6, 10], [9, 4]],
      oldDelver:      [[4, 8],  [9, 4]],
    },
  },
  lantern: { full: 600, dim: 150, least: 3, hunters: 50, held: { open: { sprite: 'held/lantern' }, dark: { sprite: 'held/lantern-hooded' } } },
  blows: { spread: 25, armour: 10 },
  rest: { oil: 4, heals: 1, upTo: 70 },
  light: { hooded: 2, spent: 1, far: 10, notice: { dark: 2, glow: 2, lit: 8 }, asleep: 40, wakes: 30, forgets: 8, hears: 6 },

  features,

  vaults: {
    count: [[1, 1], [3, 2], [6, 3]],
    kinds: vaults,
  },

  /* One to six flasks give 150 to 900 turns of light; one scroll of each kind of enchantment every second floor. */
  schedule: {
    oilFlask:            { least: [[1, 1], [2, 2], [3, 3], [6, 4], [7, 5], [11, 6]], most: [[1, 1], [2, 2], [3, 3], [4, 4], [6, 5], [7, 6]] },
    healthPotion:        { least: [[1, 1], [4, 2], [8, 3]], most: [[1, 2], [4, 3], [8, 4]] },
    firstWear:           { among: ['shortSword', 'helmet', 'spear', 'shield', 'softBoots'], least: [[2, 1], [3, 0]], most: [[2, 1], [3, 0]] },
    bread:               { least: [[1, 1]], most: [[1, 1]] },
    enchantWeaponScroll: { least: even, most: even },
    enchantArmourScroll: { least: odd, most: odd },
  },
}, [
  cellars,
  rootways,
  drowned,
]);
