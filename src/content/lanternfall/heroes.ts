import type { HeroKind } from '../../engine/content';

/*
 * Who can be played.
 *   start   what it begins with; wearable things are worn
 *   begins  effects on it at the beginning
 *   skill   what it can do whenever it pays for it: its target, its effects and its cost
 *   prizes  what it may find in place of a vault's prize
 * Texts: `hero.<id>`, `hero.<id>.about`, `skill.<id>`, `skill.<id>.used`.
 */
export const heroes = {
  lamplighter: {
    sprite: 'hero-body/lamplighter', portrait: 'portrait/lamplighter', bonus: { maxHp: 3 },
    start: ['dagger', 'leatherArmour', 'oilFlask', 'oilFlask', 'oilFlask'],
    prizes: ['shortSword', 'spear', 'minersHelmet'],
    skill: {
      id: 'flare', sprite: 'skill/flare', oil: 40, target: { at: 'area', shape: 'burst', size: 8 },
      effects: [{ do: 'inflict', status: 'stunned', turns: 2 }, { do: 'inflict', status: 'blindness', turns: 7 }],
    },
  },
  warden: {
    sprite: 'hero-body/warden', portrait: 'portrait/warden', bonus: { maxHp: 12 },
    start: ['shortSword', 'shield'],
    prizes: ['leatherArmour', 'helmet', 'spear'],
    skill: { id: 'brace', sprite: 'skill/brace', oil: 25, target: { at: 'self' }, effects: [{ do: 'inflict', status: 'bracing', turns: 4 }] },
  },
  poacher: {
    sprite: 'hero-body/poacher', portrait: 'portrait/poacher', noise: 80, ambush: 25,
    start: ['dagger', 'leatherArmour', 'bow', 'arrows', 'softBoots'],
    prizes: ['arrows', 'helmet', 'spear'],
    skill: { id: 'snare', sprite: 'skill/snare', oil: 20, target: { at: 'cell', radius: 0, evenEmpty: true }, effects: [{ do: 'lay', trap: 'snare' }] },
  },
  tinker: {
    sprite: 'hero-body/tinker', portrait: 'portrait/tinker', bonus: { maxHp: 5 }, onArrival: [{ do: 'give', group: 'potion', count: 3 }],
    start: ['tongs', 'goggles', 'leatherArmour'],
    prizes: ['fireBomb', 'helmet', 'softBoots'],
    begins: [{ do: 'give', group: 'potion', count: 2 }],
    skill: {
      id: 'brew', sprite: 'skill/brew', oil: 30, unknown: { group: 'potion', count: 2, evenKnown: true }, target: { at: 'cell', radius: 5, evenEmpty: true },
      effects: [{ do: 'damage', amount: { linear: [[1, 14], [10, 62]] } }, { do: 'inflict', status: 'confusion', turns: 5 }],
    },
  },
} as const satisfies Record<string, HeroKind>;
