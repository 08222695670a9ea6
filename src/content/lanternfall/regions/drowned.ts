import type { Ability } from '../../../engine/content';
import type { Region } from '../../campaign';
import { clings, dives, leaps, self, stands, unseals, walker } from '../anatomy';
import { bed, deep, find, pillar, seal, water } from '../vaults';

/* The drowned halls: where the lantern-makers lived, until the water came. */

const summonsDead = { id: 'summonsDead', on: 'foe', range: 100, every: 14, chance: 60, target: self, effects: [{ do: 'summon', breed: 'skeleton', count: 1 }] } as const satisfies Ability;

/* Announced: `windup` turns after these areas are marked, everyone in them is hit. */
const wave = { id: 'wave', on: 'foe', range: 49, every: 5, chance: 50, windup: 1, target: { at: 'area', shape: 'ring', size: 2 }, effects: [{ do: 'strike', percent: 110 }, { do: 'push', cells: 3 }] } as const satisfies Ability;
const bell = { id: 'bell', on: 'foe', range: 81, every: 9, chance: 40, windup: 2, target: { at: 'area', shape: 'cross', size: 4 }, effects: [{ do: 'strike', percent: 150 }, { do: 'inflict', status: 'slow', turns: 3 }] } as const satisfies Ability;

export const drowned = {
  floors: [9, 12],
  theme: 'drowned',
  dig: {
    doors: [[0, 20]],
    patches: { rubble: [[0, 1]], water: [[0, 2], [2, 3]] },
  },
  layouts: {
    /** Caverns whose floors have sunk. */
    grottoes: { weight: [[0, 40], [2, 30]], dig: 'caves', open: 52, rounds: 4, lakes: { shallow: 'water', deep: 'deepWater', shallowFrom: [[0, 2]], deepFrom: [[0, 3]] } },
    /** Halls that canals were cut through. */
    canals:   { weight: [[0, 35], [2, 40]], dig: 'uniform', roomMin: 5, roomMax: 11, dug: 30, canals: { count: [[0, 2], [2, 3]], current: 'currentNorth', pool: 'deepWater', bridge: 'bridge' } },
    /** Halls whose floors are under water. */
    halls:    { weight: [[0, 25], [2, 30]], dig: 'digger', roomMin: 6, roomMax: 12, dug: 34, lakes: { shallow: 'water', deep: 'deepWater', shallowFrom: [[0, 2]], deepFrom: [[0, 4], [2, 3]] } },
  },

  breeds: {
    /** Unseen in the deep until it bites; then it goes under again. */
    eel:          { ...walker, weight: [[2, 14]],                  glyph: 'e', colour: '#3f8a78', sprite: 'eel/idle', hp: 32, power: 12, xp: 125, speed: 120, brain: dives, moves: 'swim', sleepy: 0 },
    /** Clings to what it bites. */
    leech:        { ...walker, weight: [[0, 14], [3, 8]],          glyph: 'l', colour: '#b070e0', sprite: 'leech/idle', hp: 28, power: 9, xp: 95, brain: clings, drains: 100, resists: ['bleeding'], onHit: [{ do: 'cling' }] },
    /** Stabs from two cells away, and leaps back. */
    frogSpearman: { ...walker, weight: [[1, 14]],                  glyph: 'h', colour: '#5a9a3c', sprite: 'frog-spearman/idle', hp: 28, power: 10, xp: 110, brain: leaps },
  },

  vaults: {
    sunkenCourt: {
      weight: [[0, 8]],
      door: 'ground',
      map: [
        '###########',
        '#.........#',
        '#.~=====~.#',
        '#.=!===$=.#',
        '#.~=====~.#',
        '#L........#',
        '#####+#####',
      ],
      legend: { '~': water, '=': deep, '!': { tile: 'deepWater', item: { deeper: 3 } }, $: { tile: 'deepWater', item: 'gem' }, L: { tile: 'sluice' } },
    },
    dryDock: {
      weight: [[1, 6]],
      door: 'doorClosed',
      map: [
        '###########',
        '#,,,,,,,,,#',
        '#,h,,!,,e,#',
        '#,,,,,,,,,#',
        '#O........#',
        '#####+#####',
      ],
      legend: { ',': bed, '!': find, h: { tile: 'bed', item: 'healthPotion' }, e: { tile: 'bed', monster: 'leech', asleep: true }, O: { tile: 'sluiceOpen' } },
    },
  },

  arena: {
    hallOfTides: {
      door: 'doorClosed',
      map: [
        '#################',
        '########E########',
        '#######|||#######',
        '##......W......##',
        '#.I..~.....~..I.#',
        '#...~=~...~=~...#',
        '#.I..~.....~..I.#',
        '#...............#',
        '#.I..~.....~..I.#',
        '#...~=~...~=~...#',
        '##...~.....~...##',
        '########+########',
      ],
      legend: { E: { item: 'ember' }, '|': seal, W: { monster: 'tideWarden' }, I: pillar, '~': water, '=': deep },
    },
  },
  boss: {
    tideWarden: {
      ...walker, glyph: 'Ö', colour: '#3fb8b0', sprite: 'tide-warden/idle', hp: 150, power: 10, defence: 3, xp: 1200, speed: 90, brain: stands, unique: true,
      abilities: [wave, bell, summonsDead],
      resists: ['paralysis', 'confusion', 'poison', 'bleeding', 'blindness', 'slow', 'chilled'],
      /* The bells call the water: first it stands in the whole hall. */
      onWounded: [{ below: 60, effects: [{ do: 'change', from: 'ground', to: 'water', within: 'hallOfTides' }] }],
      onDeath: unseals,
    },
  },
} as const satisfies Region;
