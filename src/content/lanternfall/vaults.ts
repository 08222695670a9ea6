import type { Vault, VaultCell } from '../../engine/content';

/*
 * Hand-drawn places. A blank leaves the floor as it is, `#` is wall, `.` ground, `+` the entrance (the tile `door`); the rest
 * is in each legend. If the door is `doorLocked`, the key lies elsewhere on the floor.
 *   deeper  drawn for a floor this much deeper
 * Texts: `vault.<id>`, `vault.<id>.about`.
 */

/* Contents shared by several of them. */
const pillar   = { tile: 'pillar' } as const satisfies VaultCell;
const water    = { tile: 'water' } as const satisfies VaultCell;
const deep     = { tile: 'deepWater' } as const satisfies VaultCell;
const rubble   = { tile: 'rubble' } as const satisfies VaultCell;
const glowcap  = { tile: 'glowcap' } as const satisfies VaultCell;
const seal     = { tile: 'seal' } as const satisfies VaultCell;
const coins    = { item: 'coins' } as const satisfies VaultCell;
const gem      = { item: 'gem' } as const satisfies VaultCell;
const find     = { item: { deeper: 0 } } as const satisfies VaultCell;
const reward   = { item: { deeper: 3 } } as const satisfies VaultCell;
const sleeper  = { monster: { deeper: 0 }, asleep: true } as const satisfies VaultCell;
const guard    = { monster: { deeper: 1 } } as const satisfies VaultCell;
const champion = { monster: { deeper: 1 }, elite: true } as const satisfies VaultCell;

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
      '#:.:#',
      '#...#',
      '##+##',
    ],
    legend: { o: { item: 'oilFlask' }, '^': { trap: 'fire', hidden: true }, ':': rubble },
  },
  larder: {
    door: 'doorClosed',
    map: [
      '#######',
      '#m.r.b#',
      '#..r..#',
      '+..:.b#',
      '#######',
    ],
    legend: { m: { item: 'meat' }, b: { item: 'bread' }, r: { monster: 'rat', asleep: true }, ':': rubble },
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
      '#.......#',
      '#.I.G.I.#',
      '#.......#',
      '####+####',
    ],
    legend: { I: pillar, G: guard, '!': reward },
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
    legend: { I: pillar, A: champion, '!': reward },
  },
  floodedCrypt: {
    door: 'doorClosed',
    map: [
      '###########',
      '#K~~~~~~~K#',
      '#~~=====~~#',
      '#.~==!==~.#',
      '#~~==~==~~#',
      '#K~~~~~~~K#',
      '#####+#####',
    ],
    legend: { '~': water, '=': deep, K: { monster: 'skeleton' }, '!': reward },
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
      '##w..!w##',
      '#.......#',
      '#!..:...#',
      '##....w##',
      ' ##+#### ',
    ],
    legend: { w: { monster: 'spider', asleep: true }, '!': find, ':': rubble },
  },
  mushroomGarden: {
    door: 'ground',
    map: [
      '  #####  ',
      '###"""###',
      '#"..~..m#',
      '#".~~~.!#',
      '#p..~.."#',
      '###"""###',
      '  ##+##  ',
    ],
    legend: { '"': glowcap, '~': water, m: { monster: 'mushroomMan', asleep: true }, p: { monster: 'puffball', asleep: true }, '!': { item: 'regenerationPotion' } },
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
    legend: { '>': { tile: 'stairsDown' }, h: { item: 'healthPotion' }, $: reward, '|': seal, Q: { monster: 'ratKing', asleep: true }, r: { monster: 'rat', asleep: true }, I: pillar, ':': rubble, c: coins, '%': { item: 'cheese' } },
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
    legend: { E: { item: 'ember' }, '|': seal, M: { monster: 'rootMother', asleep: true }, R: { monster: 'rootHorror', asleep: true }, p: { monster: 'puffball', asleep: true }, I: pillar, '"': glowcap, '~': water, ':': rubble },
  },
} as const satisfies Record<string, Vault>;

export const vaults = { ...locked, ...open, ...arenas } as const satisfies Record<string, Vault>;
