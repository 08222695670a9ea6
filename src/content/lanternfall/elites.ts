import type { Elite } from '../../engine/content';
import type { Weighted } from '../campaign';

/*
 * Kinds of elites: each changes a monster's behaviour, not only its numbers.
 *   weight         by floor
 *   hp, power, xp  percent added
 *   defence        points added
 *   speed, takes   percent of its energy per round, and of the damage it takes
 *   drains         percent of its attacks' damage that heals it
 * Texts: `elite.<id>`, with `{item}` for the monster's name, and `elite.<id>.about`.
 */
export const elites = {
  swift:     { weight: [[2, 10], [9, 5]], sprite: 'badge/elite-bolt',   colour: '#5484e8', hp: 0,  power: 0,  defence: 0, xp: 50, speed: 150 },
  tough:     { weight: [[2, 10], [9, 5]], sprite: 'badge/elite-shield', colour: '#c4ccd8', hp: 60, power: 0,  defence: 1, xp: 60, resists: ['paralysis', 'slow', 'chilled', 'confusion', 'weakness'] },
  venomous:  { weight: [[3, 10]], sprite: 'badge/elite-fang',   colour: '#8ccc54', hp: 20, power: 0,  defence: 0, xp: 60, resists: ['poison'], onHit: [{ do: 'inflict', status: 'poison', turns: 4 }] },
  thorned:   { weight: [[4, 10]], sprite: 'badge/elite-thorn',  colour: '#94602f', hp: 20, power: 0,  defence: 1, xp: 60, onStruck: [{ do: 'damage', amount: 2 }] },
  howling:   { weight: [[4, 8]],  sprite: 'badge/elite-horn',   colour: '#f0c848', hp: 30, power: 10, defence: 0, xp: 70, abilities: [{ id: 'howl', on: 'foe', range: 64, every: 15, chance: 60, target: { at: 'self' }, effects: [{ do: 'alarm', range: 400 }] }] },
  blinking:  { weight: [[5, 8]],  sprite: 'badge/elite-star',   colour: '#86e4ec', hp: 10, power: 0,  defence: 0, xp: 70, abilities: [{ id: 'blink', on: 'foe', range: 36, every: 4, chance: 50, target: { at: 'self' }, effects: [{ do: 'teleport', range: 16 }] }] },
  explosive: { weight: [[6, 10]], sprite: 'badge/elite-flame',  colour: '#f08436', hp: 0,  power: 0,  defence: 0, xp: 60, resists: ['burning'], onDeath: [{ target: { at: 'cell', radius: 2, evenEmpty: true }, effects: [{ do: 'damage', amount: 6 }] }, { target: { at: 'self' }, effects: [{ do: 'cloud', hazard: 'fire', range: 2, turns: 3 }] }] },
  vampiric:  { weight: [[7, 10]], sprite: 'badge/elite-drop',   colour: '#f45860', hp: 20, power: 20, defence: 0, xp: 80, drains: 60, resists: ['bleeding'] },
  warded:    { weight: [[8, 10]], sprite: 'badge/elite-rune',   colour: '#b070e0', hp: 20, power: 0,  defence: 0, xp: 80, takes: 60, abilities: [{ id: 'ward', on: 'ally', range: 25, every: 8, chance: 60, target: { at: 'actor' }, effects: [{ do: 'inflict', status: 'shielded', turns: 6 }] }] },
  splitting: { weight: [[9, 10]], sprite: 'badge/elite-halves', colour: '#68bc9c', hp: 40, power: 0,  defence: 0, xp: 80, onStruck: [{ do: 'split' }] },
} as const satisfies Record<string, Weighted<Elite>>;
