import { lanternfall } from '../../src/content/packs/lanternfall';
import { AIRS, CALLS, isConsumable, ROW_SOUNDS, WAVES, type Breed, type ItemKind, type Mood, type PackRows, type Talent, type TileKind, type Wave } from '../../src/engine/content';
import { HEADINGS } from '../../src/engine/core/point';
import { readPackFile, type OutsidePack } from '../../src/engine/pack/packFile';
import { house } from '../trust/packsHouse';

/*
 * The campaign crammed onto small floors: every breed, item, trap, vault and talent from the first floor on, so that a short run meets all there is.
 * What the campaign does not use of the schema is added here; tests/trust/reach.slow.test.ts names what is missing.
 */

/** Every id of a table, all alike from floor 1 on. */
function alike(table: object, weight = 10): Record<string, [number, number][]> {
  return Object.fromEntries(Object.keys(table).map((id) => [id, [[1, weight]]]));
}

const { breeds, itemKinds, statuses, features, heroes, vaults, captives, growth, layouts, traps, elites } = lanternfall;
/** Those that no table of monsters may name: the player, unique ones and captives. */
const rare = new Set(['player', ...Object.entries<Breed>(breeds).flatMap(([id, { unique }]) => (unique === true ? [id] : [])), ...Object.keys(captives.weights)]);
const loose = Object.fromEntries(Object.entries(breeds).filter(([id]) => !rare.has(id)));
const small = { width: [[1, 48]], height: [[1, 30]] } as const;
const strewn = { rubble: [[1, 2]], water: [[1, 2]], oil: [[1, 2]], tallGrass: [[1, 3]], web: [[1, 2]], glowcap: [[1, 1]], ice: [[1, 1]], ash: [[1, 1]], current2: [[1, 1]], current5: [[1, 1]], vent: [[1, 1]] } as const;
/** Lakes and canals, on some of its floors. */
const lakes = { shallow: 'water', deep: 'deepWater', shallowFrom: [[1, 3]], deepFrom: [[1, 4]] } as const;
const canals = { count: [[1, 1]], current: 'race0', pool: 'deepWater', bridge: 'rubble' } as const;
const handed = ['throwingDagger', 'fireBomb', 'blastBomb', 'healthPotion', 'rapier', 'meat', 'grapple', 'lightningScroll', 'confusionScroll'] as const;
/** A current in each direction. */
const currents = HEADINGS.map((carries, at): TileKind => {
  return { id: `current${at}`, glyph: '~', colour: '#5484e8', walkable: true, transparent: true, wet: true, conducts: true, carries, turned: `current${(at + 2) % 8}` };
});
/** Deep ones to the four sides, for canals. */
const races = currents.filter((_, at) => at % 2 === 0).map((current, at): TileKind => {
  return { ...current, id: `race${at}`, glyph: '=', turned: `race${(at + 1) % 4}`, walkable: false, flyable: true, deep: { turns: 5, damage: 2 } };
});
/** A lever that drains a hall, and the same pulled. */
const dams = ['dam', 'damOpen'].map((id): TileKind => ({ id, glyph: 'L', colour: '#c4ccd8', walkable: false, transparent: true }));
/** Ice that breaks. */
const rime: TileKind = { id: 'rime', glyph: '-', colour: '#86e4ec', walkable: true, transparent: true, breaks: 'deepWater' };
/** Steam that comes up by the clock. */
const vent: TileKind = { id: 'vent', glyph: 'o', colour: '#c4ccd8', walkable: true, transparent: true, erupts: { hazard: 'steam', every: 9, turns: 3, delay: 2 } };
/** Few enough that some hero learns them all. */
const talents = Object.fromEntries(Object.entries<Talent>(lanternfall.talents).filter(([, { level }], at) => level === 3 || at < 4));

/** Every sound that a row may name, each on an item. */
const sounding = Object.fromEntries(Object.entries<ItemKind>(itemKinds).filter(([, kind]) => isConsumable(kind)).map(([id, kind], at) => [id, { ...kind, sound: ROW_SOUNDS[at % ROW_SOUNDS.length] }]));
/** Every wave, air and call, in themes of its own. */
const mood = (wave: Wave): Mood => ({ root: 60, chord: [1, 1.5], grate: 1.1, wave, drone: 0.1, wind: 0.02, gusts: [100, 300], calls: CALLS });
const themes = Object.fromEntries(WAVES.map((wave, at) => [wave, { frames: 'cellars', glyphs: { wall: '#a08070', dot: '#605040' }, air: AIRS[at % AIRS.length] ?? 'mote', mood: mood(wave) }]));

export const crammedRows: PackRows = {
  ...lanternfall,
  id: 'crammed',
  themes,
  tiles: [...lanternfall.tiles, ...currents, ...dams, rime, ...races, vent],
  welcome: 'log.welcome.crammed',
  heroes: Object.fromEntries(Object.entries(heroes).map(([id, hero]) => [id, { ...hero, start: [...hero.start, ...handed] }])),
  talents,
  growth: { ...growth, xp: [[1, 40]] },
  layouts: Object.fromEntries(Object.entries(layouts).map(([id, row]) => [id, { ...row, ...small, patches: strewn, ...(id === 'burrows' && { lakes, canals }) }])),
  layoutWeights: alike(layouts),
  counts: { per: 'floor', monsters: [[1, 20]], items: [[1, 14]], danger: [[1, 1000]] },
  monsters: alike(loose),
  items: alike(lanternfall.items),
  affixWeights: alike(lanternfall.affixes),
  strength: { hp: [[1, 0]], power: [[1, 0]], defence: [[1, 0]], xp: [[1, 0]] },
  elites: { share: [[1, 25]], weights: alike(elites.kinds), kinds: { ...elites.kinds, swift: { ...elites.kinds.swift, evades: 30 } } },
  traps: {
    ...traps,
    count: [[1, 10]],
    weights: { ...alike(traps.weights), pit: [[1, 40]] },
    kinds: { ...traps.kinds, alarm: { ...traps.kinds.alarm, effects: [...traps.kinds.alarm.effects, { do: 'change', from: 'web', to: 'ash' }, { do: 'change', from: 'seal', to: 'ground', within: 'throneOfRats' }] } },
  },
  captives: { ...captives, turns: 1, weights: alike(captives.weights) },
  vaults: { ...vaults, arenas: { throneOfRats: [[2, 1]] }, count: [[1, 5]], weights: { ...alike(vaults.weights), cage: [[1, 150]], stockade: [[1, 100]], bloodAltar: [[1, 100]] } },
  breeds: {
    ...breeds,
    player: { ...breeds.player, hp: 300 },
    rat: { ...breeds.rat, moves: 'walk' },
    zombie: { ...breeds.zombie, onWounded: [{ below: 50, effects: [{ do: 'inflict', status: 'frenzied' }] }] },
    ironBeetle: { ...breeds.ironBeetle, frontShield: true, brain: ['face', ...breeds.ironBeetle.brain] },
    ogre: { ...breeds.ogre, abilities: [{ ...breeds.ogre.abilities[0], announcing: [{ do: 'inflict', status: 'poised' }], after: [{ do: 'inflict', status: 'slow' }] }] },
    centipede: { ...breeds.centipede, moves: 'amphibious', brain: ['drag', 'cling', ...breeds.centipede.brain], onHit: [{ do: 'cling' }] },
    imp: { ...breeds.imp, abilities: [...breeds.imp.abilities, { id: 'spring', on: 'foe', range: 49, every: 9, chance: 50, windup: 1, target: { at: 'area', shape: 'blast', size: 1 }, effects: [{ do: 'flood', tile: 'deepWater', range: 2, turns: 5 }] }] },
    eel: { ...breeds.eel, drifts: true, brain: ['cast', 'dive', 'hunt'], abilities: [{ id: 'song', on: 'foe', range: 64, every: 5, chance: 100, heard: true, target: { at: 'actor' }, effects: [{ do: 'lure' }] }] },
    leech: { ...breeds.leech, moves: 'swim', brain: ['angle', 'hunt'], disguise: 'meat', glimmers: 2, abilities: [{ id: 'lash', on: 'foe', range: 9, every: 3, chance: 100, target: { at: 'actor' }, effects: [{ do: 'pull', cells: 2 }] }] },
    bellowsMan: { ...breeds.bellowsMan, abilities: [{ ...breeds.bellowsMan.abilities[0], covers: { hazard: 'smoke', turns: 3 } }] },
    snake: { ...breeds.snake, onHit: [{ do: 'inflict', status: 'confusion', turns: 6 }] },
    slime: { ...breeds.slime, onDeath: [{ target: { at: 'area', shape: 'blast', size: 2 }, effects: [{ do: 'inflict', status: 'slow' }] }] },
  },
  itemKinds: {
    ...itemKinds,
    ...sounding,
    ringOfIron: { ...itemKinds.ringOfIron, figure: { at: 'lantern', sprite: 'held/lantern' } },
    meat: { ...itemKinds.meat, calm: false, effects: [{ do: 'heal', amount: 20 }, { do: 'inflict', status: 'regenerating' }] },
    throwingDagger: { ...itemKinds.throwingDagger, target: { at: 'nearest', range: 36 } },
    lightningScroll: { ...itemKinds.lightningScroll, target: { at: 'random' } },
  },
  statuses: { ...statuses, frenzied: { sprite: 'status/haste', look: 'zombie/idle', endless: true, speed: 120 }, poised: { sprite: 'status/shielded', takes: 50, endless: true, endsBy: 'attack' }, weakness: { ...statuses.weakness, bonus: { power: -2, defence: -1, maxHp: -3 } } },
  features: {
    ...features,
    dam: { choices: { drain: { effects: [{ do: 'change', from: 'deepWater', to: 'rubble', also: { water: 'ash' }, joined: true }] } }, becomes: 'damOpen' },
    damOpen: { choices: { fill: { effects: [{ do: 'change', from: 'rubble', to: 'deepWater', also: { ash: 'water', rime: 'water' }, joined: true }] } }, becomes: 'dam' },
    lever: { ...features.lever, choices: { ...features.lever.choices, jam: { item: 'throwingDagger', effects: [] } } },
    shrine: { ...features.shrine, choices: { ...features.shrine.choices, life: { ...features.shrine.choices.life, finds: 1 } } },
  },
};

/** The file of the crammed pack. */
export const crammedFile = JSON.stringify({ lanternfallPack: 1, pack: crammedRows, texts: { en: { 'pack.crammed': 'Crammed' } } });

/** The crammed pack as the page reads it. */
export const crammedPack: OutsidePack = readWell(crammedFile);

function readWell(text: string): OutsidePack {
  const read = readPackFile(text, 'crammed.json', house);
  if (!read.ok) throw new Error(read.errors.join('\n'));
  return read.pack;
}
