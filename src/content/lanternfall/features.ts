import type { Feature } from '../../engine/content';

/*
 * What stands there and asks, by its tile: walk into it to see what it offers.
 *   choices  effects on the hero, each at its cost: finds, oil, hp in percent, an item, unknown items of a group
 *   goods    items drawn with the floor, each at the same cost
 *   becomes  the tile that it is once something was chosen; a choice may name another, and without any the feature stays
 * Names are the texts `tile.<id>`.
 */
export const features = {
  /** One of three, and the others lock. */
  cage: { goods: { among: ['ringOfSeeking', 'ringOfIron', 'ringOfThirst', 'amuletOfTheSun', 'amuletOfTheMoon', 'minersHelmet', 'softBoots', 'shield', 'helmet'], count: 3, cost: {} }, becomes: 'cageOpen' },
  stall: { goods: { among: ['healthPotion', 'oilFlask', 'enchantWeaponScroll', 'enchantArmourScroll', 'teleportScroll', 'fireballScroll', 'regenerationPotion', 'hastePotion'], count: 4, cost: { finds: [[1, 35], [10, 100]] } } },
  altar: {
    choices: {
      weapon: { hp: 25, effects: [{ do: 'enchant', slot: 'weapon', amount: 1 }] },
      armour: { hp: 25, effects: [{ do: 'enchant', slot: 'armour', amount: 1 }] },
    },
    becomes: 'altarCold',
  },
  fountain: {
    choices: {
      drink: { effects: [{ do: 'heal', amount: 30, unit: 'percent' }] },
      gaze: { effects: [{ do: 'identify' }] },
    },
    becomes: 'fountainDry',
  },
  cauldron: {
    choices: {
      brew: { unknown: { group: 'potion', count: 2 }, effects: [{ do: 'give', group: 'potion' }] },
      distil: { oil: 80, effects: [{ do: 'give', group: 'potion' }] },
    },
    becomes: 'cauldronCold',
  },
  lanternDead: { choices: { light: { oil: 20, effects: [] } }, becomes: 'lanternLit' },
  /** Opens the shutters: everything is seen, and everyone is woken. */
  lever: { choices: { pull: { effects: [{ do: 'map', range: 2500 }, { do: 'alarm', range: 2500 }] } }, becomes: 'leverPulled' },
  /** Lowers the water of the whole hall, and raises it again: what lay under it can be fetched. */
  sluice: { choices: { lower: { effects: [{ do: 'change', from: 'deepWater', to: 'bed', joined: true }] } }, becomes: 'sluiceOpen' },
  sluiceOpen: { choices: { raise: { effects: [{ do: 'change', from: 'bed', to: 'deepWater', joined: true }] } }, becomes: 'sluice' },
  /** Light over dark water, or its oil. */
  lanternSunken: {
    choices: {
      light: { oil: 40, effects: [{ do: 'map', range: 225 }, { do: 'reveal', range: 225 }], becomes: 'lanternLit' },
      drain: { effects: [{ do: 'refuel', turns: 120 }] },
    },
    becomes: 'lanternEmpty',
  },
  shrine: {
    choices: {
      power: { finds: [[1, 60], [10, 180]], effects: [{ do: 'boon', stat: 'power', amount: 1 }] },
      defence: { finds: [[1, 60], [10, 180]], effects: [{ do: 'boon', stat: 'defence', amount: 1 }] },
      life: { finds: [[1, 60], [10, 180]], effects: [{ do: 'boon', stat: 'maxHp', amount: 8 }] },
    },
    becomes: 'shrineSpent',
  },
} as const satisfies Record<string, Feature>;
