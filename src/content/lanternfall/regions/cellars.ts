import type { Ability } from '../../../engine/content';
import type { Region } from '../../campaign';
import { ambushes, chases, flees, flutters, hangsBack, other, packs, robs, seeks, self, snuffs, stands, unseals, walker } from '../anatomy';
import { barrel, brazier, champion, coins, deep, find, gem, grass, guard, oil, pillar, prize, reward, rubble, seal, sleeper, water } from '../vaults';

/* The cellars of the keep: halls full of vermin, and goblins who moved in. */

const arrow     = { id: 'arrow',     on: 'foe',  range: 49, every: 2,  chance: 75, target: other, sprite: 'shot/arrow', effects: [{ do: 'damage', amount: 3 }] } as const satisfies Ability;
const quicken   = { id: 'quicken',   on: 'ally', range: 36, every: 6,  chance: 80, target: other, sprite: 'shot/spark', effects: [{ do: 'inflict', status: 'haste', turns: 8 }] } as const satisfies Ability;
const flicker   = { id: 'flicker',   on: 'foe',  range: 8,  every: 3,  chance: 60, target: self,  effects: [{ do: 'teleport', range: 25 }] } as const satisfies Ability;
const web       = { id: 'web',       on: 'foe',  range: 36, every: 7,  chance: 50, target: other, sprite: 'item/web',   effects: [{ do: 'inflict', status: 'slow', turns: 5 }] } as const satisfies Ability;
const gloom     = { id: 'gloom',     on: 'foe',  range: 49, every: 10, chance: 50, target: other, sprite: 'shot/gloom', effects: [{ do: 'inflict', status: 'blindness', turns: 5 }] } as const satisfies Ability;
const callRats  = { id: 'callRats',  on: 'foe',  range: 81, every: 11,  chance: 60, target: self,  effects: [{ do: 'summon', breed: 'rat', count: 1 }] } as const satisfies Ability;
const feast     = { id: 'feast',     on: 'self', range: 0,  every: 12, chance: 40, target: self,  effects: [{ do: 'heal', amount: 15 }] } as const satisfies Ability;

/* Announced: `windup` turns after these areas are marked, everyone in them is hit. */
const tailSweep = { id: 'tailSweep', on: 'foe',  range: 2,   every: 6,  chance: 40, windup: 1, target: { at: 'area', shape: 'ring', size: 1 }, effects: [{ do: 'strike', percent: 180 }] } as const satisfies Ability;

export const cellars = {
  floors: [1, 4],
  theme: 'cellars',
  dig: {
    doors: [[0, 35], [2, 50]],
    patches: { rubble: [[0, 2], [3, 3]], water: [[1, 1], [3, 2]], oil: [[1, 1]] },
    hangings: { torch: [[0, 9], [2, 7], [4, 5]] },
  },
  layouts: {
    rooms:   { weight: [[0, 30], [2, 20]], dig: 'rooms', attempts: [[0, 30]], roomMin: 5, roomMax: 10, inset: 0, stairs: 'ends' },
    digger:  { weight: [[0, 40]],          dig: 'digger',  roomMin: 4, roomMax: 9, dug: 30 },
    uniform: { weight: [[1, 40]],          dig: 'uniform', roomMin: 4, roomMax: 9, dug: 25 },
  },

  breeds: {
    /** Appears in numbers. */
    rat:          { ...walker, weight: [[0, 30], [2, 15]],                glyph: 'r', colour: '#858093', sprite: 'rat/idle', hp: 6, power: 4, xp: 25, brain: chases, company: [{ breed: 'rat', least: 0, most: 1 }] },
    /** Never where you strike; drinks the blood it draws. */
    bat:          { ...walker, weight: [[0, 15], [2, 8]],                 glyph: 'b', colour: '#b070e0', sprite: 'bat/idle', hp: 6, power: 3, xp: 28, speed: 150, brain: flutters, moves: 'fly', drains: 50 },
    /** Flees when hurt. */
    scavenger:    { ...walker, weight: [[0, 25], [3, 15]],                glyph: 'g', colour: '#a4b434', sprite: 'scavenger/idle', hp: 13, power: 4, xp: 40, brain: flees, nerve: 30 },
    /** Waits until you are adjacent; venomous. */
    snake:        { ...walker, weight: [[0, 8], [1, 15], [4, 6], [6, 0]], glyph: 's', colour: '#f08436', sprite: 'snake/idle', hp: 10, power: 3, xp: 40, brain: ambushes, resists: ['poison'], onHit: [{ do: 'inflict', status: 'poison', turns: 3 }] },
    /** Fast, and never alone. */
    jackal:       { ...walker, weight: [[1, 20], [3, 8]],                 glyph: 'j', colour: '#94602f', sprite: 'jackal/idle', hp: 8, power: 3, xp: 30, speed: 150, brain: packs, company: [{ breed: 'jackal', least: 1, most: 2 }] },
    /** Steals an item and flees; drops it when killed. */
    koboldThief:  { ...walker, weight: [[1, 12], [3, 6], [5, 0]],         glyph: 'k', colour: '#b88048', sprite: 'kobold-thief/idle', hp: 12, power: 3, xp: 45, speed: 120, brain: robs },
    /** A cloud of small bites. */
    beetleSwarm:  { ...walker, weight: [[1, 10], [3, 5]],                 glyph: 'x', colour: '#5484e8', sprite: 'beetle-swarm/idle', hp: 3, power: 3, xp: 14, speed: 120, brain: flutters, moves: 'fly', company: [{ breed: 'beetleSwarm', least: 2, most: 4 }] },
    /** Shoots and keeps its distance. */
    goblinArcher: { ...walker, weight: [[2, 15], [3, 10], [5, 0]],        glyph: 'a', colour: '#8ccc54', sprite: 'goblin-archer/idle', hp: 10, power: 3, xp: 48, brain: hangsBack, nerve: 25, abilities: [arrow] },
    /** Splits in two when hit. */
    slime:        { ...walker, weight: [[2, 12], [4, 6], [6, 0]],         glyph: 'J', colour: '#8ccc54', sprite: 'slime/idle', hp: 22, power: 4, xp: 35, speed: 80, brain: chases, resists: ['poison', 'bleeding', 'blindness'], onStruck: [{ do: 'split' }] },
    /** Disguised as a chest. */
    mimic:        { ...walker, weight: [[2, 4], [4, 5], [8, 3]],          glyph: 'M', colour: '#b88048', sprite: 'mimic/idle', hp: 26, power: 7, defence: 1, xp: 100, brain: ambushes, disguise: 'chest' },
    /** Blinks about; every light draws it. */
    lanternMoth:  { ...walker, weight: [[2, 10], [4, 5], [6, 0]],         glyph: 'm', colour: '#f0c848', sprite: 'moth/idle', hp: 10, power: 4, xp: 45, speed: 120, brain: seeks, moves: 'fly', abilities: [flicker] },
    /** Hastes the others, so kill it first. */
    goblinShaman: { ...walker, weight: [[2, 8], [3, 15], [5, 0]],         glyph: 'S', colour: '#b070e0', sprite: 'goblin-shaman/idle', hp: 14, power: 4, xp: 60, brain: hangsBack, nerve: 30, abilities: [quicken], company: [{ breed: 'scavenger', least: 1, most: 2 }] },
    /** Corrodes worn items. */
    acidDrop:     { ...walker, weight: [[3, 10], [5, 5], [7, 0]],         glyph: 'd', colour: '#d4e060', sprite: 'acid-drop/idle', hp: 12, power: 4, xp: 50, speed: 80, brain: chases, resists: ['poison', 'bleeding', 'blindness'], onHit: [{ do: 'rust', most: 2 }] },
    /** Slow and hard to stop; its touch weakens. */
    zombie:       { ...walker, weight: [[3, 10], [5, 5], [7, 0]],         glyph: 'z', colour: '#a4b48c', sprite: 'zombie/idle', hp: 30, power: 7, xp: 65, speed: 60, brain: chases, heedless: true, resists: ['poison', 'bleeding', 'confusion'], onHit: [{ do: 'inflict', status: 'weakness', turns: 8 }] },
    /** Never moves. */
    skeleton:     { ...walker, weight: [[3, 12], [6, 8], [8, 0]],         glyph: 'K', colour: '#f2ead0', sprite: 'skeleton/idle', hp: 18, power: 7, defence: 1, xp: 60, brain: stands, heedless: true, resists: ['poison', 'bleeding', 'blindness', 'hallucination'], sleepy: 0 },
    /** Holds with webs, then bites. */
    spider:       { ...walker, weight: [[3, 10], [6, 8], [8, 0]],         glyph: 'w', colour: '#94602f', sprite: 'spider/idle', hp: 18, power: 6, defence: 1, xp: 75, brain: chases, abilities: [web], resists: ['poison'], onHit: [{ do: 'inflict', status: 'poison', turns: 4 }] },
    /** Puts lights out. */
    cultist:      { ...walker, weight: [[3, 10], [7, 5], [8, 0]],         glyph: 'c', colour: '#7038a0', sprite: 'cultist/idle', hp: 18, power: 6, xp: 85, brain: snuffs, abilities: [gloom] },
  },

  vaults: {
    larder: {
      weight: [[0, 10], [3, 0]],
      door: 'doorClosed',
      purpose: 'store',
      map: [
        '#######',
        '#m.r.b#',
        '#..r..#',
        '+..:Bb#',
        '#######',
      ],
      legend: { B: barrel, m: { item: 'meat' }, b: { item: 'bread' }, r: { monster: 'rat', asleep: true }, ':': rubble },
    },
    oilStore: {
      weight: [[0, 8]], lasts: true,
      door: 'doorClosed',
      purpose: 'store',
      map: [
        '#####',
        '#o^o#',
        '#B_B#',
        '#...#',
        '##+##',
      ],
      legend: { o: { item: 'oilFlask' }, '^': { trap: 'fire', hidden: true }, B: barrel, _: oil },
    },
    strongroom: {
      weight: [[0, 8]], lasts: true,
      door: 'doorLocked',
      purpose: 'hall',
      map: [
        '#######',
        '#$...$#',
        '#..!..#',
        '#c...c#',
        '###+###',
      ],
      legend: { $: gem, c: coins, '!': reward },
    },
    cage: {
      weight: [[1, 12], [5, 0]],
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
    den: {
      weight: [[1, 8]], lasts: true,
      door: 'ground',
      purpose: 'prison',
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
    mimicHoard: {
      weight: [[2, 8]], lasts: true,
      door: 'doorClosed',
      purpose: 'store',
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
    shrine: {
      weight: [[2, 8]], lasts: true,
      door: 'ground',
      purpose: 'chapel',
      instead: { 'cellars/pillar': ['cellars/statue'] },
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
    armoury: {
      weight: [[2, 8], [6, 0]],
      door: 'doorLocked',
      purpose: 'guardroom',
      instead: { 'cellars/pillar': ['cellars/armour-stand'] },
      map: [
        '#########',
        '#/.I.I.[#',
        '#.......#',
        '#=.I.I.!#',
        '####+####',
      ],
      legend: { I: pillar, '/': { item: 'sword' }, '[': { item: 'chainMail' }, '=': { item: 'shield' }, '!': reward },
    },
    guardpost: {
      weight: [[2, 8], [5, 0]],
      door: 'doorClosed',
      purpose: 'guardroom',
      instead: { 'cellars/pillar': ['cellars/crate', 'cellars/barrel'] },
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
    library: {
      weight: [[1, 8], [5, 0]],
      door: 'doorLocked',
      purpose: 'library',
      instead: { 'cellars/pillar': ['cellars/bookshelf', 'cellars/bookcase'] },
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
    duel: {
      weight: [[3, 8]], lasts: true,
      door: 'doorClosed',
      purpose: 'hall',
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
    gauntlet: {
      weight: [[3, 8]], lasts: true,
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
    stockade: {
      weight: [[3, 12], [8, 0]],
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
    wandmakersCell: {
      weight: [[3, 8]], lasts: true,
      door: 'doorLocked',
      purpose: 'library',
      instead: { 'cellars/pillar': ['cellars/bookcase'] },
      map: [
        '#####+#####',
        '#....^....#',
        '#.I.....I.#',
        '#f...C...b#',
        '###########',
      ],
      legend: { '^': { trap: 'teleport', hidden: true }, I: pillar, C: { monster: 'cultist', asleep: true }, f: { item: 'frostWand' }, b: { item: 'bindingWand' } },
    },
    floodedCrypt: {
      weight: [[3, 8], [8, 0]],
      door: 'doorClosed',
      purpose: 'cistern',
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
  },

  /** On every first floor: walkers together behind a narrow way in, a chance for the skill of each hero, and a prize for it. */
  near: {
    ratNest: {
      weight: [[0, 4], [1, 0]],
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
      weight: [[0, 3], [1, 0]],
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
      weight: [[0, 3], [1, 0]],
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
  },

  arena: {
    throneOfRats: {
      door: 'doorClosed',
      purpose: 'hall',
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
  },
  boss: {
    ratKing: {
      ...walker, glyph: 'Q', colour: '#f0c848', sprite: 'rat-king/idle', hp: 64, power: 7, defence: 2, xp: 450, brain: stands, unique: true,
      abilities: [tailSweep, callRats, feast],
      resists: ['paralysis', 'confusion'],
      onHit: [{ do: 'inflict', status: 'bleeding', turns: 4 }],
      onDeath: unseals,
    },
  },
} as const satisfies Region;
