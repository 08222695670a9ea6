import type { Ability } from '../../../engine/content';
import type { Region } from '../../campaign';
import { chases, copies, darkens, eats, hangsBack, haunts, leads, other, packs, self, shoots, shuns, stands, unseals, walker } from '../anatomy';
import { find, glowcap, grass, pillar, reward, rubble, seal, water, web } from '../vaults';

/* The rootways: caves overgrown from below, where what lives on light hunts it. */

const burst     = { id: 'burst',     on: 'foe',  range: 2,  every: 1,  chance: 70, target: self,  effects: [{ do: 'damage', amount: 999 }] } as const satisfies Ability;
const firebolt  = { id: 'firebolt',  on: 'foe',  range: 49, every: 5,  chance: 50, target: other, sprite: 'shot/fire',  effects: [{ do: 'damage', amount: 3 }, { do: 'inflict', status: 'burning', turns: 2 }] } as const satisfies Ability;
const packHowl  = { id: 'packHowl',  on: 'foe',  range: 81, every: 20, chance: 30, target: self,  effects: [{ do: 'alarm', range: 400 }] } as const satisfies Ability;
const mend      = { id: 'mend',      on: 'ally', range: 49, every: 3,  chance: 80, target: other, sprite: 'shot/mend',  effects: [{ do: 'heal', amount: 12 }] } as const satisfies Ability;
const beckon    = { id: 'beckon',    on: 'foe',  range: 64, every: 5,  chance: 50, target: other, effects: [{ do: 'swap' }] } as const satisfies Ability;
const bellow    = { id: 'rage',      on: 'foe',  range: 36, every: 20, chance: 60, target: self,  effects: [{ do: 'inflict', status: 'haste', turns: 6 }] } as const satisfies Ability;
const raise     = { id: 'raise',     on: 'foe',  range: 64, every: 12,  chance: 60, target: self,  effects: [{ do: 'summon', breed: 'skeleton', count: 1 }] } as const satisfies Ability;
const hex       = { id: 'hex',       on: 'foe',  range: 49, every: 7,  chance: 50, target: other, sprite: 'shot/hex',   effects: [{ do: 'inflict', status: 'weakness', turns: 10 }] } as const satisfies Ability;
const grasp     = { id: 'grasp',     on: 'foe',  range: 25, every: 5,  chance: 60, target: other, sprite: 'shot/root',  effects: [{ do: 'pull', cells: 4 }] } as const satisfies Ability;
const sporeRain = { id: 'sporeRain', on: 'foe',  range: 64, every: 9,  chance: 60, target: { at: 'cell', radius: 2 }, sprite: 'shot/spore', effects: [{ do: 'cloud', hazard: 'poisonGas', range: 4, turns: 4 }] } as const satisfies Ability;
const sprout    = { id: 'sprout',    on: 'foe',  range: 81, every: 12, chance: 60, target: self,  effects: [{ do: 'summon', breed: 'puffball', count: 1 }] } as const satisfies Ability;
const longGrasp = { ...grasp, id: 'longGrasp', range: 49, every: 6 } as const satisfies Ability;

/* Announced: `windup` turns after these areas are marked, everyone in them is hit. */
const smash     = { id: 'smash',     on: 'foe',  range: 2,   every: 5,  chance: 50, windup: 1, target: { at: 'area', shape: 'cone', size: 2 }, effects: [{ do: 'strike', percent: 180 }] } as const satisfies Ability;
const charge    = { id: 'charge',    on: 'foe',  range: 64,  every: 5,  chance: 70, windup: 1, target: { at: 'area', shape: 'line', size: 8 }, effects: [{ do: 'strike', percent: 170 }], charge: [{ do: 'inflict', status: 'stunned' }] } as const satisfies Ability;
const takeAim   = { id: 'takeAim',   on: 'foe',  range: 100, every: 3,  chance: 100, windup: 1, target: { at: 'area', shape: 'line', size: 10 }, sprite: 'shot/arrow', effects: [{ do: 'strike', percent: 125 }] } as const satisfies Ability;
const fireBreath = { id: 'fireBreath', on: 'foe', range: 20, every: 6,  chance: 60, windup: 1, target: { at: 'area', shape: 'cone', size: 4 }, sprite: 'shot/fire', effects: [{ do: 'strike', percent: 120 }, { do: 'inflict', status: 'burning', turns: 3 }] } as const satisfies Ability;
const rootBurst = { id: 'rootBurst', on: 'foe',  range: 64,  every: 7,  chance: 35, windup: 1, target: { at: 'area', shape: 'cross', size: 3 }, sprite: 'shot/root', effects: [{ do: 'strike', percent: 180 }] } as const satisfies Ability;

export const rootways = {
  floors: [5, 8],
  theme: 'rootways',
  dig: {
    patches: { rubble: [[0, 2], [2, 3]], water: [[0, 3], [2, 4]], glowcap: [[0, 4], [2, 5]], tallGrass: [[0, 6], [2, 8]], web: [[0, 1]], deepWater: [[0, 2], [2, 3]] },
  },
  layouts: {
    /** Wide caverns and narrow passages. */
    caverns: { weight: [[0, 50]],          dig: 'caves', open: 52, rounds: 4 },
    burrows: { weight: [[0, 20], [2, 50]], dig: 'caves', open: 45, rounds: 2 },
  },

  breeds: {
    /** A pack that calls the next pack. */
    wolf:         { ...walker, weight: [[0, 15], [3, 8]],          glyph: 'W', colour: '#a9a5b4', sprite: 'wolf/idle', hp: 18, power: 7, xp: 65, speed: 130, brain: packs, abilities: [packHowl], company: [{ breed: 'wolf', least: 1, most: 2 }] },
    /** Bursts next to you. */
    puffball:     { ...walker, weight: [[0, 10]],                  glyph: 'p', colour: '#f2ead0', sprite: 'puffball/idle', hp: 12, power: 3, xp: 45, speed: 80, brain: chases, resists: ['poison'], abilities: [burst], onDeath: [{ target: { at: 'self' }, effects: [{ do: 'cloud', hazard: 'poisonGas', range: 4, turns: 4 }] }] },
    /** Charges in a line; walls stun it. */
    ironBeetle:   { ...walker, weight: [[0, 4], [2, 6]],           glyph: 'I', colour: '#8a94a8', sprite: 'iron-beetle/idle', hp: 32, power: 8, defence: 2, xp: 120, speed: 90, brain: chases, abilities: [charge], resists: ['bleeding', 'blindness'] },
    /** Digs its own tunnels. */
    centipede:    { ...walker, weight: [[0, 12], [3, 8]],          glyph: 'C', colour: '#f08436', sprite: 'centipede/idle', hp: 26, power: 8, defence: 1, xp: 95, brain: chases, moves: 'burrow', onHit: [{ do: 'inflict', status: 'bleeding', turns: 5 }] },
    /** Heals the others. */
    mushroomMan:  { ...walker, weight: [[0, 10]],                  glyph: 'u', colour: '#f45860', sprite: 'mushroom-man/idle', hp: 24, power: 7, defence: 1, xp: 90, speed: 80, brain: hangsBack, nerve: 30, abilities: [mend], resists: ['poison'], company: [{ breed: 'puffball', least: 0, most: 1 }] },
    /** Passes through walls and drains life. */
    ghost:        { ...walker, weight: [[0, 6], [1, 12], [4, 6]],  glyph: 'G', colour: '#f4f8fc', sprite: 'ghost/idle', hp: 20, power: 9, xp: 90, speed: 80, brain: haunts, moves: 'phase', takes: 70, drains: 50, resists: ['poison', 'bleeding', 'burning', 'blindness', 'paralysis'], sleepy: 0 },
    /** Fire from afar. */
    imp:          { ...walker, weight: [[0, 8], [1, 14]],          glyph: 'i', colour: '#f45860', sprite: 'imp/idle', hp: 18, power: 7, defence: 1, xp: 85, brain: shoots, moves: 'fly', abilities: [firebolt], resists: ['burning'] },
    /** Confuses, and keeps out of reach. */
    wisp:         { ...walker, weight: [[1, 8], [4, 5]],           glyph: 'o', colour: '#86e4ec', sprite: 'wisp/idle', hp: 14, power: 8, xp: 85, speed: 120, brain: leads, moves: 'fly', shines: 2, abilities: [beckon], resists: ['poison', 'bleeding', 'burning'], onHit: [{ do: 'inflict', status: 'confusion', turns: 3 }], sleepy: 0 },
    /** Blows a cone of fire. */
    bellowsMan:   { ...walker, weight: [[1, 5], [4, 1]],           glyph: 'F', colour: '#b88048', sprite: 'bellows-man/idle', hp: 30, power: 7, defence: 1, xp: 125, speed: 80, brain: chases, abilities: [fireBreath], resists: ['burning'] },
    /** Grows on what has died. */
    devourer:     { ...walker, weight: [[1, 4], [4, 1]],           glyph: 'P', colour: '#b070e0', sprite: 'devourer/idle', hp: 26, power: 8, xp: 110, speed: 90, brain: eats, onKill: [{ do: 'grow', percent: 25, most: 100 }] },
    /** Takes the light itself. */
    lampThief:    { ...walker, weight: [[1, 4], [4, 1]],           glyph: 't', colour: '#7038a0', sprite: 'lamp-thief/idle', hp: 20, power: 7, xp: 95, speed: 120, brain: darkens },
    /** Worse once it rages. */
    orcBrute:     { ...walker, weight: [[1, 8], [2, 12], [4, 3]],  glyph: 'B', colour: '#5a9a3c', sprite: 'orc-brute/idle', hp: 34, power: 9, defence: 1, xp: 120, brain: chases, abilities: [bellow] },
    /** Its hits come late and knock you back. */
    ogre:         { ...walker, weight: [[1, 6], [2, 12], [3, 16], [4, 12], [5, 13], [6, 14], [7, 16]], glyph: 'O', colour: '#c07c58', sprite: 'ogre/idle', hp: 50, power: 13, defence: 1, xp: 130, speed: 60, brain: chases, abilities: [smash], onHit: [{ do: 'push', cells: 2 }] },
    /** Shields its allies. */
    lampWarden:   { ...walker, weight: [[2, 8]],                   glyph: 'H', colour: '#c4ccd8', sprite: 'lamp-warden/idle', hp: 34, power: 10, defence: 3, xp: 130, speed: 80, brain: stands, shines: 4, abilities: [{ id: 'bulwark', on: 'ally', range: 36, every: 6, chance: 80, target: other, sprite: 'shot/ward', effects: [{ do: 'inflict', status: 'shielded', turns: 6 }] }], resists: ['poison', 'bleeding', 'blindness'], company: [{ breed: 'skeleton', least: 0, most: 2 }], sleepy: 0 },
    /** Stands still while it is lit. */
    shade:        { ...walker, weight: [[2, 6], [4, 5]],           glyph: 'X', colour: '#7038a0', sprite: 'shade/idle', hp: 26, power: 13, xp: 60, brain: haunts, darkBound: true, takes: 60, resists: ['poison', 'bleeding', 'blindness', 'paralysis'], sleepy: 0 },
    /** Keeps out of the light. */
    gloomBat:     { ...walker, weight: [[2, 6], [4, 5]],           glyph: 'V', colour: '#7038a0', sprite: 'gloom-bat/idle', hp: 14, power: 11, xp: 70, speed: 150, brain: shuns, moves: 'fly', onHit: [{ do: 'inflict', status: 'blindness', turns: 2 }] },
    /** Takes aim, and shoots a turn later. */
    sentry:       { ...walker, weight: [[2, 5], [4, 1]],           glyph: 'A', colour: '#c4ccd8', sprite: 'sentry/idle', hp: 26, power: 9, defence: 2, xp: 110, brain: ['cast', 'guard'], abilities: [takeAim], resists: ['poison', 'bleeding', 'blindness', 'hallucination'], sleepy: 0, heedless: true },
    /** Has to be killed and trodden down. */
    clayGolem:    { ...walker, weight: [[2, 5], [4, 1]],           glyph: 'U', colour: '#c07c58', sprite: 'clay-golem/idle', hp: 32, power: 10, defence: 2, xp: 125, speed: 70, brain: chases, revives: { turns: 8, hp: 50 }, resists: ['poison', 'bleeding', 'blindness', 'burning'], sleepy: 0 },
    /** Does as you do. */
    mirror:       { ...walker, weight: [[2, 4], [4, 1]],           glyph: 'Y', colour: '#86e4ec', sprite: 'mirror/idle', hp: 26, power: 10, defence: 1, xp: 110, brain: copies, resists: ['poison', 'bleeding', 'blindness'], sleepy: 0 },
    /** Regenerates as you watch. */
    mossTroll:    { ...walker, weight: [[2, 10], [3, 16], [4, 6]], glyph: 'T', colour: '#3f8a78', sprite: 'moss-troll/idle', hp: 38, power: 9, defence: 1, xp: 140, brain: chases, eachTurn: [{ do: 'heal', amount: 2 }] },
    /** Raises others to fight for it. */
    necromancer:  { ...walker, weight: [[2, 6], [3, 10], [4, 6]],  glyph: 'N', colour: '#4d4859', sprite: 'necromancer/idle', hp: 28, power: 10, defence: 1, xp: 170, brain: hangsBack, nerve: 30, abilities: [raise, hex] },
    /** Pulls you in. */
    rootHorror:   { ...walker, weight: [[3, 20]],                  glyph: 'R', colour: '#8a5a34', sprite: 'root-horror/idle', hp: 46, power: 11, defence: 2, xp: 150, speed: 70, brain: ['sleep', ...stands], abilities: [grasp], resists: ['poison', 'bleeding', 'blindness'] },
    /** Strikes back when it is struck. From below the last floor, so that it comes out of its depth or not at all. */
    hollowKnight: { ...walker, weight: [[8, 10]],                  glyph: 'Z', colour: '#c4ccd8', sprite: 'hollow-knight/idle', hp: 38, power: 9, defence: 3, xp: 160, speed: 90, brain: chases, resists: ['poison', 'bleeding'], onStruck: [{ do: 'strike', percent: 50 }] },
  },

  vaults: {
    mushroomGarden: {
      weight: [[0, 10]],
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
    webNest: {
      weight: [[-1, 4], [0, 8]],
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
    makersVault: {
      weight: [[1, 8]],
      door: 'doorLocked',
      purpose: 'chapel',
      instead: { 'cellars/pillar': ['cellars/statue'] },
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
    charnel: {
      weight: [[2, 8]],
      door: 'ground',
      purpose: 'chapel',
      instead: { 'cellars/pillar': ['cellars/statue'] },
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
  },

  arena: {
    heartOfTheRoots: {
      door: 'ground',
      map: [
        '#################',
        '#######h>$#######',
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
      legend: { '>': { tile: 'stairsDown' }, h: { item: 'healthPotion' }, $: reward, '|': seal, M: { monster: 'rootMother' }, R: { monster: 'rootHorror', asleep: true }, p: { monster: 'puffball', asleep: true }, I: pillar, '"': glowcap, '~': water, ':': rubble },
    },
  },
  boss: {
    rootMother: {
      ...walker, glyph: 'E', colour: '#8ccc54', sprite: 'root-mother/idle', hp: 112, power: 10, defence: 3, xp: 900, speed: 80, brain: stands, unique: true,
      abilities: [rootBurst, sporeRain, longGrasp, sprout],
      resists: ['paralysis', 'confusion', 'poison', 'blindness', 'slow', 'chilled'],
      eachTurn: [{ do: 'heal', amount: 1 }],
      onDeath: unseals,
    },
  },
} as const satisfies Region;
