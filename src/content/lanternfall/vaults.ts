import type { Vault, VaultCell } from '../../engine/content';

/*
 * Hand-drawn places. A blank leaves the floor as it is, `#` is wall, `.` ground, `+` the entrance (the tile `door`); the rest
 * is in each legend. If the door is `doorLocked`, the key lies elsewhere on the floor.
 *   deeper  drawn for a floor this much deeper
 *   prize   the item is one of the hero's prizes instead
 * Texts: `vault.<id>`, `vault.<id>.about`.
 */

/* Contents shared by several of them. */
const pillar   = { tile: 'pillar' } as const satisfies VaultCell;
const water    = { tile: 'water' } as const satisfies VaultCell;
const deep     = { tile: 'deepWater' } as const satisfies VaultCell;
const rubble   = { tile: 'rubble' } as const satisfies VaultCell;
const glowcap  = { tile: 'glowcap' } as const satisfies VaultCell;
const brazier  = { tile: 'brazier' } as const satisfies VaultCell;
const barrel   = { tile: 'barrel' } as const satisfies VaultCell;
const oil      = { tile: 'oil' } as const satisfies VaultCell;
const web      = { tile: 'web' } as const satisfies VaultCell;
const grass    = { tile: 'tallGrass' } as const satisfies VaultCell;
const seal     = { tile: 'seal' } as const satisfies VaultCell;
const coins    = { item: 'coins' } as const satisfies VaultCell;
const gem      = { item: 'gem' } as const satisfies VaultCell;
const find     = { item: { deeper: 0 } } as const satisfies VaultCell;
const reward   = { item: { deeper: 3 } } as const satisfies VaultCell;
const prize    = { item: 'shortSword', prize: true } as const satisfies VaultCell;
const sleeper  = { monster: { deeper: 0 }, asleep: true } as const satisfies VaultCell;
const guard    = { monster: { deeper: 1 } } as const satisfies VaultCell;
const champion = { monster: { deeper: 1 }, elite: true } as const satisfies VaultCell;

/** Each around something that asks, see `features.ts`. */
const asking = {
  menagerie:   { door: 'ground', map: ['#####', '#.F.#', '#...#', '#...#', '##+##'], legend: { F: { tile: 'cage' } } },
  market:      { door: 'ground', map: ['#######', '#b.F.b#', '#.....#', '#.....#', '###+###'], legend: { F: { tile: 'stall' }, b: barrel } },
  bloodAltar:  { door: 'doorClosed', map: ['#######', '#I.F.I#', '#..m..#', '#.....#', '###+###'], legend: { F: { tile: 'altar' }, I: pillar, m: sleeper } },
  spring:      { door: 'ground', map: ['#######', '#,,.,,#', '#,.F.,#', '#,,.,,#', '###+###'], legend: { F: { tile: 'fountain' }, ',': grass } },
  kitchen:     { door: 'doorClosed', map: ['######', '#bF.m#', '#....#', '#....#', '##+###'], legend: { F: { tile: 'cauldron' }, b: barrel, m: sleeper } },
  darkLantern: { door: 'ground', map: ['#####', '#.F.#', '#...#', '#$.:#', '##+##'], legend: { F: { tile: 'lanternDead' }, $: find, ':': rubble } },
  shutterRoom: { door: 'doorClosed', map: ['#####', '#.F.#', '#...#', '#...#', '##+##'], legend: { F: { tile: 'lever' } } },
  chapel:      { door: 'ground', map: ['#######', '#I.F.I#', '#.....#', '#I...I#', '###+###'], legend: { F: { tile: 'shrine' }, I: pillar } },
} as const satisfies Record<string, Vault>;

/** Locked vaults hold the best loot of a floor. */
const locked = {
  strongroom: {
    door: 'doorLocked',
    map: [
      '#######',
      '#$...$#',
      '#..!..#',
      '#c...c#',
      '###+###',
    ],
    legend: { $: gem, c: coins, '!': reward },
  },
  armoury: {
    door: 'doorLocked',
    map: [
      '#########',
      '#/.I.I.[#',
      '#.......#',
      '#=.I.I.!#',
      '####+####',
    ],
    legend: { I: pillar, '/': { item: 'sword' }, '[': { item: 'chainMail' }, '=': { item: 'shield' }, '!': reward },
  },
  library: {
    door: 'doorLocked',
    map: [
      '#########',
      '#I?I.I?I#',
      '+.......#',
      '#I!I.I?I#',
      '####L####',
      '#########',
    ],
    legend: { I: pillar, L: { item: 'ledger' }, '?': { item: 'identifyScroll' }, '!': { item: 'enchantWeaponScroll' } },
  },
  wandmakersCell: {
    door: 'doorLocked',
    map: [
      '#####+#####',
      '#....^....#',
      '#.I.....I.#',
      '#f...C...b#',
      '###########',
    ],
    legend: { '^': { trap: 'teleport', hidden: true }, I: pillar, C: { monster: 'cultist', asleep: true }, f: { item: 'frostWand' }, b: { item: 'bindingWand' } },
  },
  makersVault: {
    door: 'doorLocked',
    map: [
      '###########',
      '#I...l...I#',
      '#..$...$..#',
      '#^.......^#',
      '#I..S.S..I#',
      '#####+#####',
    ],
    legend: { I: pillar, l: { item: 'makersLamp' }, $: reward, '^': { trap: 'alarm', hidden: true }, S: { monster: 'skeleton' } },
  },
} as const satisfies Record<string, Vault>;

/** Open to anyone who dares. */
const open = {
  oilStore: {
    door: 'doorClosed',
    map: [
      '#####',
      '#o^o#',
      '#B_B#',
      '#...#',
      '##+##',
    ],
    legend: { o: { item: 'oilFlask' }, '^': { trap: 'fire', hidden: true }, B: barrel, _: oil },
  },
  larder: {
    door: 'doorClosed',
    map: [
      '#######',
      '#m.r.b#',
      '#..r..#',
      '+..:Bb#',
      '#######',
    ],
    legend: { B: barrel, m: { item: 'meat' }, b: { item: 'bread' }, r: { monster: 'rat', asleep: true }, ':': rubble },
  },
  mimicHoard: {
    door: 'doorClosed',
    map: [
      '#######',
      '#$.M.$#',
      '#.....#',
      '#M.!.$#',
      '#.....#',
      '###+###',
    ],
    legend: { $: { item: 'chest' }, M: { monster: 'mimic' }, '!': find },
  },
  gauntlet: {
    door: 'doorClosed',
    map: [
      '#############',
      '#####.#.#.###',
      '+.^..^.^..!$#',
      '#####.#.#.###',
      '#############',
    ],
    legend: { '^': { trap: 'dart' }, '!': reward, $: coins },
  },
  den: {
    door: 'ground',
    map: [
      ' ####### ',
      '##s...s##',
      '#.s.!.s.#',
      '#..:.:..#',
      '##.....##',
      ' ###+### ',
    ],
    legend: { s: sleeper, '!': reward, ':': rubble },
  },
  guardpost: {
    door: 'doorClosed',
    map: [
      '#########',
      '#!.....!#',
      '#.I.G.I.#',
      '#B.....B#',
      '#.I.G.I.#',
      '#.......#',
      '####+####',
    ],
    legend: { B: barrel, I: pillar, G: guard, '!': reward },
  },
  duel: {
    door: 'doorClosed',
    map: [
      '###########',
      '##.......##',
      '#.I.....I.#',
      '#....A..!.#',
      '#.I.....I.#',
      '##.......##',
      '#####+#####',
    ],
    legend: { I: brazier, A: champion, '!': reward },
  },
  floodedCrypt: {
    door: 'doorClosed',
    map: [
      '###########',
      '#K~~~~~~~K#',
      '#~~==~==~~#',
      '#.~==!==~.#',
      '#~~==e==~~#',
      '#K~~~~~~~K#',
      '#####+#####',
    ],
    legend: { '~': water, '=': deep, e: { tile: 'deepWater', monster: 'eel' }, K: { monster: 'skeleton' }, '!': reward },
  },
  shrine: {
    door: 'ground',
    map: [
      '  #####  ',
      ' ##.h.## ',
      '##.....##',
      '#..I.I..#',
      '#.......#',
      '#A.I.I.A#',
      '##.....##',
      ' ###+### ',
    ],
    legend: { h: { item: 'healthPotion' }, I: pillar, A: sleeper },
  },
  webNest: {
    door: 'ground',
    map: [
      ' ####### ',
      '##wxx!w##',
      '#xx.xxxx#',
      '#!.x:.xx#',
      '##...xw##',
      ' ##+#### ',
    ],
    legend: { w: { monster: 'spider', asleep: true }, '!': find, ':': rubble, x: web },
  },
  mushroomGarden: {
    door: 'ground',
    map: [
      '  #####  ',
      '###"""###',
      '#";.~.;m#',
      '#".~~~.!#',
      '#p;.~.;"#',
      '###"""###',
      '  ##+##  ',
    ],
    legend: { '"': glowcap, '~': water, m: { monster: 'mushroomMan', asleep: true }, p: { monster: 'puffball', asleep: true }, ';': grass, '!': { item: 'regenerationPotion' } },
  },
  charnel: {
    door: 'ground',
    map: [
      '###########',
      '#:K..N..K:#',
      '#..I...I..#',
      '#....!....#',
      '#K.I...I.K#',
      '#:.......:#',
      '#####+#####',
    ],
    legend: { I: pillar, ':': rubble, K: { monster: 'skeleton' }, N: { monster: 'necromancer', asleep: true }, '!': reward },
  },
} as const satisfies Record<string, Vault>;

/** On every first floor: walkers together behind a narrow way in, a chance for the skill of each hero, and a prize for it. */
const nests = {
  ratNest: {
    door: 'ground',
    map: [
      '#########',
      '#...!...#',
      '#..m.m..#',
      '#...m...#',
      '####.####',
      '####+####',
    ],
    legend: { m: { monster: 'rat', asleep: true }, '!': prize },
  },
  scavengerCamp: {
    door: 'ground',
    map: [
      '#########',
      '#...!...#',
      '#..mIm..#',
      '#.......#',
      '####.####',
      '####+####',
    ],
    legend: { m: { monster: 'scavenger', asleep: true }, '!': prize, I: brazier },
  },
  kennel: {
    door: 'ground',
    map: [
      '#########',
      '#..m!m..#',
      '#..;;;..#',
      '#..;;;..#',
      '####.####',
      '####+####',
    ],
    legend: { m: { monster: 'jackal', asleep: true }, '!': prize, ';': grass },
  },
} as const satisfies Record<string, Vault>;

/** Captives and those who hold them. */
const prisons = {
  cage: {
    door: 'doorClosed',
    map: [
      '#######',
      '#I.C.I#',
      '#.....#',
      '#..G.:#',
      '###+###',
    ],
    legend: { I: pillar, C: { captive: true }, G: { monster: { deeper: 0 } }, ':': rubble },
  },
  stockade: {
    door: 'doorClosed',
    map: [
      '#########',
      '#C.I.I.!#',
      '#..I.I..#',
      '#.......#',
      '#.s.G.s.#',
      '####+####',
    ],
    legend: { I: pillar, C: { captive: true }, G: guard, s: sleeper, '!': find },
  },
} as const satisfies Record<string, Vault>;

/** Boss arenas: a boss's death breaks the seals. */
const arenas = {
  throneOfRats: {
    door: 'doorClosed',
    map: [
      '###############',
      '######h>$######',
      '######|||######',
      '##.....Q.....##',
      '#.I..r...r..I.#',
      '#...:.....:...#',
      '#.I...r.r...I.#',
      '#...I.....I...#',
      '#.I....:....I.#',
      '##c.........%##',
      '#######+#######',
    ],
    legend: { '>': { tile: 'stairsDown' }, h: { item: 'healthPotion' }, $: reward, '|': seal, Q: { monster: 'ratKing' }, r: { monster: 'rat', asleep: true }, I: pillar, ':': rubble, c: coins, '%': { item: 'cheese' } },
  },
  heartOfTheRoots: {
    door: 'ground',
    map: [
      '#################',
      '#######"E"#######',
      '#######|||#######',
      '###...........###',
      '##.."...M..."..##',
      '#...I.......I...#',
      '#.~~.........~~.#',
      '#.~~.I..R..I.~~.#',
      '#....p.....p....#',
      '##."..I...I..".##',
      '###.....:.....###',
      '########+########',
    ],
    legend: { E: { item: 'ember' }, '|': seal, M: { monster: 'rootMother' }, R: { monster: 'rootHorror', asleep: true }, p: { monster: 'puffball', asleep: true }, I: pillar, '"': glowcap, '~': water, ':': rubble },
  },
} as const satisfies Record<string, Vault>;

export const vaults = { ...asking, ...locked, ...open, ...nests, ...prisons, ...arenas } as const satisfies Record<string, Vault>;
