import { TACTICS } from '../../src/engine/ai/brain';
import type { PackRows } from '../../src/engine/content';
import { EFFECTS } from '../../src/engine/effects/effects';
import { TARGETS } from '../../src/engine/facts/targets';
import { breed as breedRow } from '../../src/engine/pack/kindsSchema';
import { loadContent } from '../../src/engine/pack/loadContent';
import { breedsWith, tinyContent, tinyRows } from '../support/tinyPack';

/** All errors of the tiny pack with some of its tables replaced. */
function faultsOf(changes: object): readonly string[] {
  const loaded = loadContent({ ...tinyRows, ...changes });
  return loaded.ok ? [] : loaded.errors;
}

const breed = (changes: object): object => ({ breeds: { ...tinyRows.breeds, rat: { ...tinyRows.breeds.rat, ...changes } } });
const item = (changes: object): object => ({ itemKinds: { ...tinyRows.itemKinds, salve: { ...tinyRows.itemKinds.salve, ...changes } } });
const tile = (changes: object): object => ({ tiles: [{ ...tinyRows.tiles[0], ...changes }, ...tinyRows.tiles.slice(1)] });
const counts = (changes: object): object => ({ counts: { ...tinyRows.counts, ...changes } });
const layout = (changes: object): object => ({ layouts: { rooms: { ...tinyRows.layouts.rooms, ...changes } } });
const caves = { dig: 'caves', theme: 'none', width: [[1, 24]], height: [[1, 16]], open: 50, rounds: 4 } as const;
const vault = (changes: object): object => ({ vaults: { count: [[1, 1]], weights: { hole: [[1, 1]] }, arenas: {}, kinds: { hole: { map: ['###', '#.#', '#+#'], legend: {}, door: 'ground', ...changes } } } });
const hall = { map: ['#'.repeat(60), ...Array.from({ length: 58 }, () => `#${'.'.repeat(58)}#`), `#+${'#'.repeat(58)}`], legend: {}, door: 'ground' };
const halls = { vaults: { count: [], weights: {}, arenas: {}, kinds: Object.fromEntries(Array.from('abcdef', (id) => [id, hall])) } };
const arena = (changes: object): object => ({ vaults: { count: [], weights: {}, arenas: { hole: [[1, 1]] }, kinds: { hole: { map: ['###', '#.#', '#+#'], legend: {}, door: 'ground', ...changes } } } });
const nearby = (changes: object): object => ({ vaults: { count: [], weights: {}, near: { hole: [[1, 1]] }, arenas: {}, kinds: { hole: { map: ['###', '#.#', '#+#'], legend: {}, door: 'ground', ...changes } } } });
const traps = (weights: object, effects: readonly object[] = []): object => ({ traps: { count: [], hidden: [], weights, kinds: { snare: { glyph: '^', colour: '#ffffff', sprite: 'none', once: true, target: { at: 'self' }, effects } } } });
const smoke = (fields: object): object => ({ hazards: { smoke: { glyph: '%', colour: '#ffffff', sprite: 'none', effects: [], ...fields } } });
const elites = (weights: object, changes: object = {}): object => ({ elites: { share: [], weights, kinds: { grim: { sprite: 'none', colour: '#ffffff', hp: 0, power: 0, xp: 0, defence: 0, ...changes } } } });
const shut = (changes: object): object => ({ tiles: [...tinyRows.tiles, { id: 'door', glyph: '+', colour: '#ffffff', walkable: true, transparent: false, ...changes }] });
const call = { id: 'call', on: 'foe', range: 9, every: 3, chance: 50, target: { at: 'self' }, effects: [{ do: 'summon', breed: 'rat', count: 1 }] } as const;

describe('a valid pack', () => {
  it('RULES 1.1 is built with its curves, tables and rows', () => {
    const content = tinyContent();
    expect(content.monsters.weights(2)).toEqual([['rat', 3], ['ogre', 1]]);
    expect(content.counts.monsters.at(1)).toBe(2);
    expect(content.layouts.get('rooms')?.width.at(5)).toBe(24);
    expect([...content.breeds.keys()]).toEqual(Object.keys(tinyRows.breeds));
    expect(content.itemKinds.get('bolt')).toBe(tinyRows.itemKinds.bolt);
    expect(Object.isFrozen(content)).toBe(true);
  });
});

describe('RULES 1.1 and 6 a pack is refused at load, naming pack, table, id and value:', () => {
  it.each<[string, object, string]>([
    ['a curve out of order', { monsters: { rat: [[5, 1], [3, 1]] } }, 'Pack tiny, table monsters, id rat: floor 3 comes after floor 5; points must ascend.'],
    ['a floor twice', { items: { salve: [[1, 1], [1, 2]] } }, 'Pack tiny, table items, id salve: duplicate floor 1.'],
    ['a negative weight', { monsters: { rat: [[0, -3]] } }, 'Pack tiny, table monsters, id rat: value -3 on floor 0 is not a whole number of at least 0.'],
    ['a fraction', counts({ monsters: [[1, 0.5]] }), 'Pack tiny, table counts.monsters: value 0.5 on floor 1 is not a whole number of at least 0.'],
    ['NaN', counts({ items: [[1, NaN]] }), 'Pack tiny, table counts.items: value NaN on floor 1 is not a whole number of at least 0.'],
    ['infinity', layout({ width: [[1, Infinity]] }), 'Pack tiny, table layouts, id rooms, width: value Infinity on floor 1 is not a whole number of at least 0.'],
    ['a number for a curve', layout({ attempts: 30 }), 'Pack tiny, table layouts, id rooms, attempts: 30 is not a list of [floor, value] points.'],
    ['an unknown monster', { monsters: { elf: [[0, 1]] } }, 'Pack tiny, table monsters, id elf: "elf" is not in breeds.'],
    ['a name of Object.prototype', { monsters: { constructor: [[0, 1]] } }, 'Pack tiny, table monsters, id constructor: "constructor" is not allowed as an id.'],
    ['an unknown item', { items: { lamp: [[0, 1]] } }, 'Pack tiny, table items, id lamp: "lamp" is not in itemKinds.'],
    ['an unknown status', item({ effects: [{ do: 'inflict', status: 'sad', turns: 1 }] }), 'Pack tiny, table itemKinds, id salve, effects.0.status: "sad" is not in statuses.'],
    ['no player', { breeds: { rat: tinyRows.breeds.rat, ogre: tinyRows.breeds.ogre } }, 'Pack tiny, table breeds: the row "player" is missing.'],
    ['no stairs', { tiles: tinyRows.tiles.slice(0, 2) }, 'Pack tiny, table tiles: the row "stairsDown" is missing.'],
    ['a tile twice', { tiles: [...tinyRows.tiles, tinyRows.tiles[0]] }, 'Pack tiny, table tiles, id wall: duplicate id.'],
    ['a player that never leaves the water', { breeds: breedsWith('player', { moves: 'swim' }) }, 'Pack tiny, table breeds, id player, moves: the player arrives on dry land, where nothing that swims can be.'],
    ['a door that opens into a wall', { tiles: [...tinyRows.tiles, { ...tinyRows.tiles[1], id: 'gate', opens: 'wall' }] }, 'Pack tiny, table tiles, id gate, opens: "wall" must be walkable, since whoever opens it stands in it.'],
    ['a lock that nothing opens', { itemKinds: { ...tinyRows.itemKinds, pin: { glyph: 'k', colour: '#ffffff', sprite: 'none', opens: 'gate' } }, tiles: [...tinyRows.tiles, { ...tinyRows.tiles[0], id: 'gate', key: 'pin' }] }, 'Pack tiny, table tiles, id gate, key: it needs "opens", the tile that it is once unlocked.'],
    ['an id like a number', { breeds: { ...tinyRows.breeds, 7: tinyRows.breeds.rat } }, 'Pack tiny, table breeds, id 7: "7" is not an id: a lower-case letter and then at most 39 letters, digits or _.'],
    ['an id too long', { statuses: { ...tinyRows.statuses, [`a${'b'.repeat(40)}`]: { sprite: 'x' } } }, `Pack tiny, table statuses, id a${'b'.repeat(40)}: "a${'b'.repeat(40)}" is not an id: a lower-case letter and then at most 39 letters, digits or _.`],
    ['a capital', { itemKinds: { ...tinyRows.itemKinds, Lamp: tinyRows.itemKinds.salve } }, 'Pack tiny, table itemKinds, id Lamp: "Lamp" is not an id: a lower-case letter and then at most 39 letters, digits or _.'],
    ['hit points of 0', breed({ hp: 0 }), 'Pack tiny, table breeds, id rat, hp: 0 is not a whole number from 1 to 9999.'],
    ['negative power', breed({ power: -1 }), 'Pack tiny, table breeds, id rat, power: -1 is not a whole number from 0 to 999.'],
    ['a fraction of xp', breed({ xp: 1.5 }), 'Pack tiny, table breeds, id rat, xp: 1.5 is not a whole number from 0 to 9999.'],
    ['a speed of 0', breed({ speed: 0 }), 'Pack tiny, table breeds, id rat, speed: 0 is not a whole number from 10 to 1000.'],
    ['six directions', breed({ directions: 6 }), 'Pack tiny, table breeds, id rat, directions: 6 is not 4 or 8.'],
    ['a misspelt tactic', breed({ brain: ['hunt', 'flee'] }), `Pack tiny, table breeds, id rat, brain.1: "flee" is not a tactic: ${Object.keys(TACTICS).join(', ')}.`],
    ['a long glyph', breed({ glyph: 'rr' }), 'Pack tiny, table breeds, id rat, glyph: "rr" is not one character.'],
    ['a colour by name', breed({ colour: 'red' }), 'Pack tiny, table breeds, id rat, colour: "red" is not a colour such as #3f7f3f.'],
    ['an absent field', { statuses: { dizzy: {} } }, 'Pack tiny, table statuses, id dizzy, sprite: missing; expected the name of a sprite, such as orc/idle.'],
    ['a missing field', breed({ hp: undefined }), 'Pack tiny, table breeds, id rat, hp: missing; expected a whole number from 1 to 9999.'],
    ['an extra field', breed({ wings: 2 }), `Pack tiny, table breeds, id rat: unknown field "wings"; the fields are ${Object.keys(breedRow.entries).join(', ')}.`],
    ['an unknown effect', item({ effects: [{ do: 'sing' }] }), `Pack tiny, table itemKinds, id salve, effects.0.do: "sing" is not an effect: ${Object.keys(EFFECTS).join(', ')}.`],
    ['an unknown target', item({ target: { at: 'moon' } }), `Pack tiny, table itemKinds, id salve, target.at: "moon" is not a target: ${Object.keys(TARGETS).join(', ')}.`],
    ['stairs to nowhere', tile({ stairs: 'left' }), 'Pack tiny, table tiles, id wall, stairs: "left" is not a way: down or up.'],
    ['a text for a boolean', tile({ walkable: 'maybe' }), 'Pack tiny, table tiles, id wall, walkable: "maybe" is not true or false.'],
    ['sight too far', { sight: 61 }, 'Pack tiny, table sight: 61 is not a whole number from 1 to 60.'],
    ['blindness', { sight: 0 }, 'Pack tiny, table sight: 0 is not a whole number from 1 to 60.'],
    ['an extra table', { statusses: {} }, 'Pack tiny: unknown field "statusses"; did you mean "statuses"?'],
    ['no layout at all', { layouts: {}, layoutWeights: {} }, 'Pack tiny, table layouts: {} is not rows by id, at least one.'],
    ['rooms of no size', layout({ roomMin: 0 }), 'Pack tiny, table layouts, id rooms, roomMin: 0 is not a whole number from 1 to 60.'],
    ['rooms without ground', layout({ roomMin: 1 }), 'Pack tiny, table layouts, id rooms, roomMin: 1 leaves no ground between the walls; at least 2.'],
    ['rooms smaller than their least', layout({ roomMin: 7 }), 'Pack tiny, table layouts, id rooms, roomMax: 6 is less than roomMin, which is 7.'],
    ['halls that dig nothing', { layouts: { rooms: { dig: 'uniform', theme: 'none', width: [[1, 24]], height: [[1, 16]], roomMin: 4, roomMax: 8, dug: 0 } } }, 'Pack tiny, table layouts, id rooms, dug: 0 leaves no room to dig; at least 1.'],
    ['a map too narrow for its rooms', layout({ width: [[1, 24], [4, 6]] }), 'Pack tiny, table layouts, id rooms, width: 6 on floor 4 is too small for rooms of 6; at least 7.'],
    ['a map too low on the way', layout({ height: { linear: [[1, 6], [9, 20]] } }), 'Pack tiny, table layouts, id rooms, height: 6 on floor 1 is too small for rooms of 6; at least 7.'],
    ['an ability that summons an unknown breed', breed({ abilities: [{ ...call, effects: [{ do: 'summon', breed: 'elf', count: 1 }] }] }), 'Pack tiny, table breeds, id rat, abilities.0.effects.0.breed: "elf" is not in breeds.'],
    ['two abilities of one name', breed({ abilities: [call, call] }), 'Pack tiny, table breeds, id rat, abilities: duplicate "call".'],
    ['an attack with an unknown status', breed({ onHit: [{ do: 'inflict', status: 'sad' }] }), 'Pack tiny, table breeds, id rat, onHit.0.status: "sad" is not in statuses.'],
    ['an onStruck with an unknown tile', breed({ onStruck: [{ do: 'change', from: 'ground', to: 'lava' }] }), 'Pack tiny, table breeds, id rat, onStruck.0.to: "lava" is not in tiles.'],
    ['an onDeath with an unknown hazard', breed({ onDeath: [{ target: { at: 'self' }, effects: [{ do: 'cloud', hazard: 'smoke', range: 2, turns: 3 }] }] }), 'Pack tiny, table breeds, id rat, onDeath.0.effects.0.hazard: "smoke" is not in hazards.'],
    ['a resistance to an unknown status', breed({ resists: ['dizzy', 'sad'] }), 'Pack tiny, table breeds, id rat, resists.1: "sad" is not in statuses.'],
    ['company of an unknown breed', breed({ company: [{ breed: 'elf', least: 0, most: 1 }] }), 'Pack tiny, table breeds, id rat, company.0.breed: "elf" is not in breeds.'],
    ['company with more than its maximum', breed({ company: [{ breed: 'rat', least: 3, most: 1 }] }), 'Pack tiny, table breeds, id rat, company.0.least: 3 is more than the most, which is 1.'],
    ['a disguise as an unknown item', breed({ disguise: 'lamp' }), 'Pack tiny, table breeds, id rat, disguise: "lamp" is not in itemKinds.'],
    ['an eachTurn with an unknown status', { statuses: { ...tinyRows.statuses, ill: { sprite: 'none', eachTurn: [{ do: 'cure', status: 'sad' }] } } }, 'Pack tiny, table statuses, id ill, eachTurn.0.status: "sad" is not in statuses.'],
    ['a recharge of an unknown item', item({ effects: [{ do: 'recharge', amount: 3, item: 'lamp' }] }), 'Pack tiny, table itemKinds, id salve, effects.0.item: "lamp" is not in itemKinds.'],
    ['an enchantment of an unknown slot', item({ effects: [{ do: 'enchant', slot: 'tail', amount: 1 }] }), 'Pack tiny, table itemKinds, id salve, effects.0.slot: "tail" is not in slots.'],
    ['an affix for an unknown slot', { affixes: { long: { slots: ['tail'], bonus: {} } } }, 'Pack tiny, table affixes, id long, slots.0: "tail" is not in slots.'],
    ['an unknown group of appearances', item({ group: 'ointment' }), 'Pack tiny, table itemKinds, id salve, group: "ointment" is not in appearances.'],
    ['more kinds than appearances', { ...item({ group: 'ointment' }), appearances: { ointment: {} } }, 'Pack tiny, table appearances, id ointment: 0 looks are too few for 1 kinds.'],
    ['a key to an unknown tile', { itemKinds: { ...tinyRows.itemKinds, key: { glyph: '-', colour: '#ffffff', sprite: 'none', opens: 'gate' } } }, 'Pack tiny, table itemKinds, id key, opens: "gate" is not in tiles.'],
    ['a door that opens to an unknown tile', shut({ opens: 'gate' }), 'Pack tiny, table tiles, id door, opens: "gate" is not in tiles.'],
    ['a door that shuts to an unknown tile', shut({ shuts: 'gate' }), 'Pack tiny, table tiles, id door, shuts: "gate" is not in tiles.'],
    ['a lock with an unknown key', shut({ opens: 'ground', key: 'lamp' }), 'Pack tiny, table tiles, id door, key: "lamp" is not in itemKinds.'],
    ['an unknown layout', { layoutWeights: { rooms: [[0, 1]], maze: [[1, 1]] } }, 'Pack tiny, table layoutWeights, id maze: "maze" is not in layouts.'],
    ['patches of an unknown tile', { ...counts({ per: 'floor' }), layouts: { rooms: { ...caves, patches: { lava: [[1, 1]] } } } }, 'Pack tiny, table layouts, id rooms, patches.lava: "lava" is not in tiles.'],
    ['doors without their tile', layout({ doors: [[1, 50]] }), 'Pack tiny, table layouts, id rooms, doors: "doorClosed" is not in tiles.'],
    ['an unknown elite', elites({ odd: [[1, 1]] }), 'Pack tiny, table elites.weights, id odd: "odd" is not in elites.kinds.'],
    ['an elite with an unknown status', elites({}, { onHit: [{ do: 'inflict', status: 'sad' }] }), 'Pack tiny, table elites.kinds, id grim, onHit.0.status: "sad" is not in statuses.'],
    ['an unknown trap', traps({ odd: [[1, 1]] }), 'Pack tiny, table traps.weights, id odd: "odd" is not in traps.kinds.'],
    ['a trap with an unknown status', traps({}, [{ do: 'inflict', status: 'sad' }]), 'Pack tiny, table traps.kinds, id snare, effects.0.status: "sad" is not in statuses.'],
    ['a hazard with an unknown status', { hazards: { smoke: { glyph: '%', colour: '#ffffff', sprite: 'none', effects: [{ do: 'inflict', status: 'sad' }] } } }, 'Pack tiny, table hazards, id smoke, effects.0.status: "sad" is not in statuses.'],
    ['RULES 5.15 a hazard on an unknown tile', smoke({ onTiles: { lava: {} } }), 'Pack tiny, table hazards, id smoke, onTiles.lava: "lava" is not in tiles.'],
    ['RULES 5.15 a hazard that leaves an unknown tile', smoke({ onTiles: { ground: { leaves: 'lava' } } }), 'Pack tiny, table hazards, id smoke, onTiles.ground.leaves: "lava" is not in tiles.'],
    ['RULES 5.15 a hazard with an unknown one', smoke({ onHazards: { fog: {} } }), 'Pack tiny, table hazards, id smoke, onHazards.fog: "fog" is not in hazards.'],
    ['RULES 5.15 a hazard that becomes an unknown one', smoke({ onHazards: { smoke: { becomes: 'fog' } } }), 'Pack tiny, table hazards, id smoke, onHazards.smoke.becomes: "fog" is not in hazards.'],
    ['RULES 5.15 a hazard that ends in an unknown one', smoke({ ends: { becomes: 'fog' } }), 'Pack tiny, table hazards, id smoke, ends.becomes: "fog" is not in hazards.'],
    ['RULES 5.15 a hazard that burns stairs', smoke({ onTiles: { stairsDown: { leaves: 'ground' } } }), 'Pack tiny, table hazards, id smoke, onTiles.stairsDown: it must neither make stairs nor take them away.'],
    ['RULES 5.15 a hazard that makes stairs', smoke({ ends: { leaves: 'stairsDown' } }), 'Pack tiny, table hazards, id smoke, leaves: it must neither make stairs nor take them away.'],
    ['RULES 5.15 a hazard that spreads too surely', smoke({ onTiles: { ground: { spreads: 101 } } }), 'Pack tiny, table hazards, id smoke, onTiles.ground.spreads: 101 is not a whole number from 0 to 100.'],
    ['a schedule of an unknown item', { schedule: { lamp: { least: [[1, 1]], most: [[1, 1]] } } }, 'Pack tiny, table schedule, id lamp: "lamp" is not in itemKinds.'],
    ['a schedule with more than its maximum', { schedule: { salve: { least: [[1, 1], [3, 2]], most: [[1, 1]] } } }, 'Pack tiny, table schedule.least, id salve: 2 on floor 3 is more than the most, which is 1.'],
    ['a lantern that dims before it is full', { lantern: { full: 600, dim: 900, least: 3, hunters: 50 } }, 'Pack tiny, table lantern, id dim: 900 is more than full, which is 600.'],
    ['a lantern brighter at its least', { lantern: { full: 600, dim: 150, least: 9, hunters: 50 } }, 'Pack tiny, table lantern, id least: 9 is more than sight, which is 8.'],
    ['a start with an item that can\'t be carried', { start: ['coin'], itemKinds: { ...tinyRows.itemKinds, coin: { glyph: '$', colour: '#ffffff', sprite: 'none', finds: 1 } } }, 'Pack tiny, table start, id coin: it cannot be carried.'],
    ['an unknown arena', { vaults: { count: [], weights: {}, arenas: { pit: [[1, 1]] }, kinds: {} } }, 'Pack tiny, table vaults.arenas, id pit: "pit" is not in vaults.kinds.'],
    ['a vault with an unknown door', vault({ door: 'gate' }), 'Pack tiny, table vaults.kinds, id hole, door: "gate" is not in tiles.'],
    ['a vault with an unknown breed', vault({ map: ['###', '#e#', '#+#'], legend: { e: { monster: 'elf' } } }), 'Pack tiny, table vaults.kinds, id hole, legend.e.monster: "elf" is not in breeds.'],
    ['a vault with an unknown item', vault({ map: ['###', '#e#', '#+#'], legend: { e: { item: 'lamp' } } }), 'Pack tiny, table vaults.kinds, id hole, legend.e.item: "lamp" is not in itemKinds.'],
    ['a vault with an unknown tile', vault({ map: ['###', '#e#', '#+#'], legend: { e: { tile: 'lava' } } }), 'Pack tiny, table vaults.kinds, id hole, legend.e.tile: "lava" is not in tiles.'],
    ['a vault with an unknown trap', vault({ map: ['###', '#e#', '#+#'], legend: { e: { trap: 'pit' } } }), 'Pack tiny, table vaults.kinds, id hole, legend.e.trap: "pit" is not in traps.kinds.'],
    ['a vault with an unknown elite kind', vault({ map: ['###', '#e#', '#+#'], legend: { e: { monster: 'rat', elite: 'grim' } } }), 'Pack tiny, table vaults.kinds, id hole, legend.e.elite: "grim" is not in elites.kinds.'],
    ['a crooked vault', vault({ map: ['###', '#.##', '#+#'] }), 'Pack tiny, table vaults.kinds, id hole, map: row 1 has 4 cells, not 3.'],
    ['vaults larger together than can be turned about', halls, 'Pack tiny, table vaults.kinds: their maps have 21600 cells together, more than 20000.'],
    ['a vault without an entrance', vault({ map: ['###', '#.#', '###'] }), 'Pack tiny, table vaults.kinds, id hole, map: it has 0 entrances (+), not 1.'],
    ['a vault with its entrance inside', vault({ map: ['###', '#+#', '###'] }), 'Pack tiny, table vaults.kinds, id hole, map: its entrance (+) is not on an edge between two corners.'],
    ['a vault with its entrance in a corner', vault({ map: ['###', '#.#', '##+'] }), 'Pack tiny, table vaults.kinds, id hole, map: its entrance (+) is not on an edge between two corners.'],
    ['a vault with a mark without a legend', vault({ map: ['###', '#?#', '#+#'] }), 'Pack tiny, table vaults.kinds, id hole, map: "?" is not in the legend.'],
    ['a legend without a mark on the map', vault({ legend: { e: { monster: 'rat' } } }), 'Pack tiny, table vaults.kinds, id hole, legend: "e" is not on the map.'],
    ['a cell with an item and a trap', { ...traps({}), ...vault({ map: ['###', '#e#', '#+#'], legend: { e: { item: 'salve', trap: 'snare' } } }) }, 'Pack tiny, table vaults.kinds, id hole, legend: "e" holds an item and a trap; a cell has room for one of them.'],
    ['an elite without a monster', vault({ map: ['###', '#e#', '#+#'], legend: { e: { elite: true } } }), 'Pack tiny, table vaults.kinds, id hole, legend: "e" is elite without a monster.'],
    ['a sleeper without a monster', vault({ map: ['###', '#e#', '#+#'], legend: { e: { asleep: true } } }), 'Pack tiny, table vaults.kinds, id hole, legend: "e" sleeps without a monster.'],
    ['hidden without a trap', vault({ map: ['###', '#e#', '#+#'], legend: { e: { hidden: true } } }), 'Pack tiny, table vaults.kinds, id hole, legend: "e" is hidden without a trap.'],
    ['a vault with stairs', vault({ map: ['###', '#>#', '#+#'], legend: { '>': { tile: 'stairsDown' } } }), 'Pack tiny, table vaults.kinds, id hole, legend: ">" is stairs; only an arena may have them, and only one cell of "stairsDown".'],
    ['a vault with stairs for an entrance', vault({ door: 'stairsDown' }), 'Pack tiny, table vaults.kinds, id hole, door: "stairsDown" is stairs, not an entrance.'],
    ['an arena with two flights of stairs', arena({ map: ['####', '#>>#', '#+##'], legend: { '>': { tile: 'stairsDown' } } }), 'Pack tiny, table vaults.kinds, id hole, legend: ">" is stairs; only an arena may have them, and only one cell of "stairsDown".'],
    ['a patch of stairs', layout({ patches: { stairsDown: [[1, 1]] } }), 'Pack tiny, table layouts, id rooms, patches: "stairsDown" is stairs, which patches must not contain.'],
    ['a prize that is no item', vault({ map: ['###', '#e#', '#+#'], legend: { e: { prize: true } } }), 'Pack tiny, table vaults.kinds, id hole, legend: "e" is a prize without an item.'],
    ['a locked vault near the arrival', { ...shut({ walkable: false, opens: 'ground', key: 'salve' }), ...nearby({ door: 'door' }) }, 'Pack tiny, table vaults.kinds, id hole, door: "door" needs a key, but a vault near the arrival has to be open.'],
    ['an unknown vault near the arrival', { vaults: { count: [], weights: {}, near: { hloe: [[1, 1]] }, arenas: {}, kinds: { hole: { map: ['###', '#.#', '#+#'], legend: {}, door: 'ground' } } } }, 'Pack tiny, table vaults.near, id hloe: "hloe" is not in vaults.kinds; did you mean "hole"?'],
    ['a locked arena', { ...shut({ walkable: false, opens: 'ground', key: 'salve' }), ...arena({ door: 'door' }) }, 'Pack tiny, table vaults.kinds, id hole, door: "door" needs a key, but an arena has to be open.'],
    ['an arena wider than its maps', arena({ map: ['#'.repeat(25), `#${'.'.repeat(23)}#`, `#+${'#'.repeat(23)}`] }), 'Pack tiny, table vaults.kinds, id hole, map: 3 x 25 cells do not fit on floor 1 of layout "rooms".'],
    ['an arena as wide as its maps are high', arena({ map: Array.from({ length: 17 }, (_, y) => (y === 16 ? `#+${'#'.repeat(15)}` : '#'.repeat(17))) }), 'Pack tiny, table vaults.kinds, id hole, map: 17 x 17 cells do not fit on floor 1 of layout "rooms".'],
    ['caves with counts per room', { ...counts({ per: 'room' }), layouts: { ...tinyRows.layouts, den: caves }, layoutWeights: { den: [[1, 1]] } }, 'Pack tiny, table layouts, id den: dug as caves, it has no rooms, but counts are per room.'],
    ['a legend for a fixed mark', vault({ legend: { '#': { tile: 'ground' } } }), 'Pack tiny, table vaults.kinds, id hole, legend: "#" means the same in every vault.'],
    ['an elite with a capital', { elites: { share: [], weights: {}, kinds: { Grim: { sprite: 'none', colour: '#ffffff', hp: 0, power: 0, xp: 0, defence: 0 } } } }, 'Pack tiny, table elites.kinds, id Grim: "Grim" is not an id: a lower-case letter and then at most 39 letters, digits or _.'],
    ['an appearance with a capital', { appearances: { ointment: { Green: { glyph: '!', colour: '#ffffff', sprite: 'none' } } } }, 'Pack tiny, table appearances.ointment, id Green: "Green" is not an id: a lower-case letter and then at most 39 letters, digits or _.'],
    ['hit points above the limit', breed({ hp: 10_000 }), 'Pack tiny, table breeds, id rat, hp: 10000 is not a whole number from 1 to 9999.'],
    ['damage by floors that begins below the first', item({ effects: [{ do: 'damage', amount: [[2, 5]] }] }), 'Pack tiny, table itemKinds, id salve, effects.0.amount: [[2,5]] is not a curve with a value of at least 1 on every floor.'],
    ['damage by floors that is none on some', item({ effects: [{ do: 'damage', amount: { linear: [[1, 5], [4, 0]] } }] }), 'Pack tiny, table itemKinds, id salve, effects.0.amount: {"linear":[[1,5],[4,0]]} is not a curve with a value of at least 1 on every floor.'],
    ['damage by floors out of order', item({ effects: [{ do: 'damage', amount: [[4, 5], [2, 6]] }] }), 'Pack tiny, table itemKinds, id salve, effects.0.amount: floor 2 comes after floor 4; points must ascend.'],
    ['an enormous number', item({ effects: [{ do: 'heal', amount: 1e308 }] }), 'Pack tiny, table itemKinds, id salve, effects.0.amount: 1e+308 is not a whole number from 1 to 9999.'],
    ['a weight above the limit', { monsters: { rat: [[0, 10_000]] } }, 'Pack tiny, table monsters, id rat: value 10000 on floor 0 is more than 9999.'],
    ['a share above 100', { affixShare: [[1, 101]] }, 'Pack tiny, table affixShare: value 101 on floor 1 is more than 100.'],
    ['a floor above the limit', { affixShare: [[1000, 1]] }, 'Pack tiny, table affixShare: floor 1000 is more than 999.'],
    ['a curve with too many points', { affixShare: Array.from({ length: 201 }, (_, floor) => [floor, 1]) }, 'Pack tiny, table affixShare: 201 points are more than 200.'],
    ['a curve with an extra field', { affixShare: { linear: [[1, 1]], step: [] } }, 'Pack tiny, table affixShare: {"linear":[[1,1]],"step":[]} has more than its linear points.'],
    ['a map above the size limit', layout({ width: [[1, 121]] }), 'Pack tiny, table layouts, id rooms, width: value 121 on floor 1 is more than 120.'],
    ['a map of too many cells', layout({ width: [[1, 101]], height: [[1, 100]] }), 'Pack tiny, table layouts, id rooms, width: 101 x 100 cells on floor 1 are more than 10000.'],
    ['a map that grows too large between points', layout({ width: { linear: [[1, 120], [11, 83]] }, height: { linear: [[1, 83], [11, 120]] }, roomMax: 6 }), 'Pack tiny, table layouts, id rooms, width: 116 x 87 cells on floor 2 are more than 10000.'],
    ['caves without room for monsters', { ...counts({ per: 'floor' }), layouts: { rooms: { ...caves, width: [[2, 30]] } } }, 'Pack tiny, table layouts, id rooms, width: 0 on floor 1 is too small for a map; at least 8.'],
    ['a table with too many rows', { statuses: { ...tinyRows.statuses, ...Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`s${n}`, { sprite: 'none' }])) } }, 'Pack tiny, table statuses: 202 rows are more than 200.'],
    ['a list with too many entries', item({ effects: Array.from({ length: 13 }, () => ({ do: 'identify' })) }), 'Pack tiny, table itemKinds, id salve, effects: [{"do":"identify"},{"do":"identify"},{"do":"identify"},{"do":"identify"},{"do":"… is not a list of effects, at most 12.'],
    ['Object.prototype', JSON.parse('{ "statuses": { "__proto__": { "sprite": "none" } } }') as object, 'Pack tiny, table statuses, id __proto__: "__proto__" is not allowed as an id.'],
    ['a field of Object.prototype', breed({ toString: 'rat' }), 'Pack tiny, table breeds, id rat, toString: "toString" is not allowed as an id.'],
    ['a slot of Object.prototype', { itemKinds: { ...tinyRows.itemKinds, club: { ...tinyRows.itemKinds.club, slot: 'constructor' } } }, 'Pack tiny, table itemKinds, id club, slot: "constructor" is not an id: a lower-case letter and then at most 39 letters, digits or _.'],
    ['an ability without a name', breed({ abilities: [{ ...call, id: 'Call me' }] }), 'Pack tiny, table breeds, id rat, abilities.0.id: "Call me" is not an id: a lower-case letter and then at most 39 letters, digits or _.'],
    ['an invisible character', breed({ glyph: '\u202e' }), 'Pack tiny, table breeds, id rat, glyph: "\u202e" is not one character.'],
    ['a sprite from elsewhere', breed({ sprite: 'https://x/y.png' }), 'Pack tiny, table breeds, id rat, sprite: "https://x/y.png" is not the name of a sprite, such as orc/idle.'],
    ['a map of no size on floor 1', layout({ height: [[2, 20]] }), 'Pack tiny, table layouts, id rooms, height: 0 on floor 1 is too small for rooms of 6; at least 7.'],
  ])('%s', (_name, changes, fault) => {
    expect(faultsOf(changes)).toEqual([fault]);
  });

  it('all errors at once, so that the author doesn\'t have to load ten times', () => {
    expect(faultsOf({ monsters: { rat: [[0, -1]], elf: [[1, 1]] }, items: { lamp: [[2, 1], [2, 1]] } })).toHaveLength(4);
    expect(faultsOf({ ...breed({ hp: 0, speed: 0 }), sight: 0 })).toHaveLength(3);
  });

  it('errors of one row don\'t hide those of another, nor do errors of shape hide those of meaning', () => {
    const faults = faultsOf({
      breeds: { ...tinyRows.breeds, rat: { ...tinyRows.breeds.rat, hp: -7, brain: ['hunt', 'trakc'], onHit: [{ do: 'inflict', status: 'sad' }] }, ogre: { ...tinyRows.breeds.ogre, onHit: [{ do: 'inflict', status: 'dizy' }] } },
      monsters: { rat: [[1, 1]], ogr: [[1, 1]] },
      itemKinds: { ...tinyRows.itemKinds, salve: { ...tinyRows.itemKinds.salve, effects: [{ do: 'heall', amount: 1 }, {}] } },
      start: ['salve'],
      lastfloor: 3,
      lantren: {},
    });
    expect(faults).toEqual([
      'Pack tiny, table breeds, id rat, hp: -7 is not a whole number from 1 to 9999.',
      `Pack tiny, table breeds, id rat, brain.1: "trakc" is not a tactic: ${Object.keys(TACTICS).join(', ')}; did you mean "track"?`,
      expect.stringMatching(/^Pack tiny, table itemKinds, id salve, effects\.0\.do: "heall" is not an effect: heal, .*; did you mean "heal"\?$/),
      expect.stringMatching(/^Pack tiny, table itemKinds, id salve, effects\.1\.do: missing; expected an effect: heal, /),
      'Pack tiny: unknown field "lastfloor"; did you mean "lastFloor"?',
      'Pack tiny: unknown field "lantren"; did you mean "lantern"?',
      'Pack tiny, table monsters, id ogr: "ogr" is not in breeds; did you mean "ogre"?',
      'Pack tiny, table breeds, id ogre, onHit.0.status: "dizy" is not in statuses; did you mean "dizzy"?',
    ]);
  });

  it('what is missing, by name and with what it should be; a missing table is reported alone, not with every reference to it', () => {
    const { breeds: _breeds, ...rest } = tinyRows;
    expect(faultsOf({ breeds: undefined })).toEqual(['Pack tiny, table breeds: missing; expected rows by id.']);
    const loaded = loadContent(rest);
    expect(loaded.ok ? [] : loaded.errors).toEqual(['Pack tiny, table breeds: missing; expected rows by id.']);
    expect(faultsOf(layout({ doors: 5 }))).toEqual(['Pack tiny, table layouts, id rooms, doors: 5 is not a list of [floor, value] points.', 'Pack tiny, table layouts, id rooms, doors: "doorClosed" is not in tiles.']);
  });

  it.each([[null], [7], ['tiny'], [[]], [undefined]])('%j, which is no pack at all', (pack) => {
    const loaded = loadContent(pack);
    expect(loaded).toMatchObject({ ok: false });
    expect(loaded.ok ? '' : loaded.errors[0]).toMatch(/^Pack \(without an id\)[:,] /);
  });

  it('and one with the names of another language', () => {
    expect(faultsOf({ ...breed({ glyph: 'й' }) })).toEqual([]);
    expect(loadContent({ ...tinyRows, breeds: breedsWith('rat', { speed: 1_000 }) } satisfies PackRows).ok).toBe(true);
  });
});
