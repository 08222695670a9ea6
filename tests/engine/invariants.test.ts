import { Wait } from '../../src/engine/actions/moves';
import type { Game } from '../../src/engine/Game';
import { brokenInvariants } from '../../src/engine/run/invariants';
import { act, drawGame, monster } from '../support/drawGame';

const map = `
  #####
  #@.r#
  #..!#
  #####`;

/** What is reported after something was corrupted behind the engine's back. */
function reported(spoil: (game: Game) => void): string[] {
  const game = drawGame(map, { carry: ['salve'] });
  spoil(game);
  return brokenInvariants(game);
}

const rat = (game: Game): ReturnType<typeof monster> => monster(game, 'rat');

describe('the invariant checker', () => {
  it('has no complaints about a valid run, at its start, later and at its end', () => {
    const game = drawGame('@.O..!>');
    expect(brokenInvariants(game)).toEqual([]);
    act(game, new Wait());
    expect(brokenInvariants(game)).toEqual([]);
    act(game, new Wait());
    expect(game.state.outcome).not.toBeNull();
    expect(brokenInvariants(game)).toEqual([]);
  });

  it.each<[string, (game: Game) => void, string]>([
    ['an actor in a wall', (game) => void (rat(game).x = 4), 'rat 2 at 4,1 stands in a cell it cannot enter.'],
    ['an actor off the map', (game) => void (game.state.player.y = 0), 'player 1 at 1,0 stands in a cell it cannot enter.'],
    ['negative hit points', (game) => void (rat(game).hp = -1), 'rat 2 at 3,1 has -1 of 6 hit points.'],
    ['more hit points than the maximum', (game) => void (game.state.player.hp = 21), 'player 1 at 1,1 has 21 of 20 hit points.'],
    ['a dead monster on the floor', (game) => void (rat(game).hp = 0), 'rat 2 at 3,1 has 0 HP but is still on the floor.'],
    ['a dead player in a run in progress', (game) => void (game.state.player.hp = 0), 'player 1 at 1,1 has 0 HP but is still on the floor.'],
    ['a goal off the map', (game) => void (rat(game).goal = 20), 'rat 2 at 3,1 walks to cell 20 of 20.'],
    ['an unknown breed', (game) => void (rat(game).breed = 'elf'), 'elf 2 at 3,1 has an unknown breed.'],
    ['an unknown status', (game) => void (rat(game).statuses = { sad: 3 }), 'rat 2 at 3,1 has 3 turns of sad.'],
    ['a status that is over', (game) => void (rat(game).statuses = { dizzy: 0 }), 'rat 2 at 3,1 has 0 turns of dizzy.'],
    ['two actors in one cell', (game) => void (rat(game).x = 1), 'Two actors stand in one cell.'],
    ['an id twice', (game) => void (rat(game).id = 1), 'Duplicate id.'],
    ['an id on two floors', (game) => void game.state.floors.push({ ...game.floor.state, number: 2 }), 'Duplicate id.'],
    ['an id of an item to be chosen', (game) => void game.floor.state.goods.push({ id: 1, kind: 'salve', affixes: [], charges: 0, plus: 0, x: 1, y: 1 }), 'Duplicate id.'],
    ['an id not given yet', (game) => void (rat(game).id = 99), 'An id is not below nextId.'],
    ['too many items carried', (game) => void (game.state.hero.inventory = Array.from({ length: 27 }, (_, i) => ({ id: -i, kind: 'salve', affixes: [], charges: 0, plus: 0 }))), '27 items are carried in 26 slots.'],
    ['an unknown elite kind', (game) => void (rat(game).elite = ['grand']), 'rat 2 at 3,1 has the unknown elite kind grand.'],
    ['an ability used before the first turn', (game) => void (rat(game).ready = { bite: -1 }), 'rat 2 at 3,1 can use bite from turn -1.'],
    ['an announced attack off the map', (game) => void (rat(game).announced = { ability: 'bite', aim: 0, cells: [1, 900], turn: 2 }), 'rat 2 at 3,1 has announced bite at 2 cells, one of them 900 of 20.'],
    ['an announced attack by the player', (game) => void (game.state.player.announced = { ability: 'bite', aim: 0, cells: [1], turn: 2 }), 'The player has announced an attack.'],
    ['unknown loot', (game) => void (rat(game).loot = [{ id: 3, kind: 'lamp', affixes: [], charges: 0, plus: 0 }]), 'Item 3 has the unknown kind lamp.'],
    ['negative charges', (game) => Object.assign(game.state.hero.inventory[0] ?? {}, { charges: -1 }), 'Item 4 has -1 charges.'],
    ['oil without a lantern', (game) => void (game.state.hero.oil = 1), 'The lantern has 1 of 0 turns of oil.'],
    ['a hood without light', (game) => void (game.state.hero.hooded = true), 'The lantern is hooded in a pack without light.'],
    ['a hunt without light', (game) => void (rat(game).alert = 1), 'rat 2 at 3,1 is alert for 1 turns.'],
    ['a memory of a tile that is still there', (game) => void game.floor.state.memories.push({ x: 1, y: 1, tile: 1 }), 'Tile 1 is remembered at 1,1 of floor 1.'],
    ['a memory off the map', (game) => void game.floor.state.memories.push({ x: 5, y: 1, tile: 0 }), 'Tile 0 is remembered at 5,1 of floor 1.'],
    ['a memory of a tile that does not exist', (game) => void game.floor.state.memories.push({ x: 1, y: 1, tile: 99 }), 'Tile 99 is remembered at 1,1 of floor 1.'],
    ['two memories of a cell', (game) => void game.floor.state.memories.push({ x: 1, y: 1, tile: 0 }, { x: 1, y: 1, tile: 2 }), 'Two tiles are remembered in one cell.'],
    ['negative oil', (game) => void (game.state.hero.oil = -1), 'The lantern has -1 of 0 turns of oil.'],
    ['a negative value of treasure', (game) => void (game.state.hero.finds = -5), 'The treasure is worth -5.'],
    ['an unknown kind identified', (game) => void (game.state.hero.known = ['lamp']), 'Unknown item kind lamp among the identified.'],
    ['an unknown trap', (game) => void game.floor.state.traps.push({ kind: 'hole', x: 1, y: 1, known: true }), 'A trap hole lies at 1,1.'],
    ['a hazard that is over', (game) => void game.floor.state.hazards.push({ kind: 'fog', x: 1, y: 1, turns: 0 }), 'A hazard fog lasts 0 turns.'],
    ['an unknown item', (game) => void (game.state.hero.inventory = [{ id: 4, kind: 'lamp', affixes: [], charges: 0, plus: 0 }]), 'Item 4 has the unknown kind lamp.'],
    ['an item in a wall', (game) => Object.assign(game.floor.state.items[0] ?? {}, { y: 3 }), 'Something lies in a wall at 3,3.'],
    ['a corpse in a wall', (game) => void game.floor.state.corpses.push({ breed: 'rat', x: 0, y: 0, seen: true, rises: 0 }), 'Something lies in a wall at 0,0.'],
    ['a cell in view but not seen', (game) => void (game.floor.state.explored[6] = 0), 'The cell 1,1 is in view but not marked as seen.'],
    ['a fraction', (game) => void (rat(game).energy = 0.5), 'state.floors.0.actors.0.energy is 0.5, not a whole number.'],
    ['not a number', (game) => void (game.state.hero.xp = NaN), 'state.hero.xp is NaN, not a whole number.'],
    ['undefined', (game) => Object.assign(game.state, { extra: undefined }), 'state.extra is undefined, which is not JSON.'],
    ['a function', (game) => Object.assign(game.state.hero, { f: () => 1 }), 'state.hero.f is function, which is not JSON.'],
    ['a class', (game) => Object.assign(game.state.hero, { seen: new Set() }), 'state.hero.seen is not a plain object.'],
    ['a fraction in a list', (game) => void (game.state.streams.ai[2] = 0.5), 'state.streams.ai.2 is 0.5, not a whole number.'],
    ['another format', (game) => Object.assign(game.state, { format: 2 }), 'The run has format 2.'],
    ['another pack', (game) => void (game.state.pack = 'deep'), 'The run belongs to pack deep, not tiny.'],
    ['a turn before the first', (game) => void (game.state.turn = -1), 'The turn is -1.'],
    ['a floor twice', (game) => void game.state.floors.push(game.floor.state), 'Duplicate floor.'],
    ['a floor too many', (game) => void game.state.floors.push({ ...game.floor.state, number: 2, actors: [], items: [] }), '2 floors in a pack without persistent floors.'],
    ['a hero of another breed', (game) => void (game.state.player.breed = 'rat'), 'The player is a rat.'],
    ['a level below the first', (game) => void (game.state.hero.level = 0), 'The player has level 0.'],
    ['experience lost', (game) => void (game.state.hero.xp = -1), 'The player has -1 experience.'],
    ['a level reward too many', (game) => void (game.state.hero.choices = 1), '1 rewards are pending at level 1.'],
    ['a turn without enough energy', (game) => void (game.state.player.energy = 99), 'The player has 99 energy at the start of a turn.'],
    ['more turns than there are', (game) => void (game.state.player.energy = 2_000_000), 'The player has 2000000 energy at the start of a turn.'],
    ['a kind identified twice', (game) => void (game.state.hero.known = ['salve', 'salve']), 'Duplicate item kind among the identified.'],
    ['a worn item left behind', (game) => void (game.state.hero.worn = { hand: 99 }), 'The item worn as hand is not carried.'],
    ['a salve on the head', (game) => void (game.state.hero.worn = { head: game.state.hero.inventory[0]?.id ?? 0 }), 'A salve is worn as head.'],
    ['an unknown affix', (game) => void (game.state.hero.inventory[0]?.affixes.push('odd')), 'Item 4 has the unknown affix odd.'],
    ['an unknown affix on the ground', (game) => void (game.floor.state.items[0]?.affixes.push('odd')), 'Item 3 has the unknown affix odd.'],
    ['a stream that was wiped out', (game) => void game.state.streams.ai.fill(0), 'The stream ai is 0, 0, 0, 0.'],
    ['a stream of larger words', (game) => void (game.state.streams.loot = [1, 2 ** 32, 3, 4]), 'The stream loot is 1, 4294967296, 3, 4.'],
    ['too long a log', (game) => void (game.state.log = Array.from({ length: 1001 }, () => ({ tone: 'plain', key: 'log.xp', params: {}, count: 1 }))), 'The log has 1001 lines of 1000.'],
    ['a line with a count of 0', (game) => void game.state.log.push({ tone: 'plain', key: 'log.xp', params: {}, count: 0 }), 'The last log line, "log.xp", has count 0.'],
    ['a death at full health', (game) => void (game.state.outcome = { kind: 'died', cause: 'breed.rat', floor: 1, turn: 0 }), 'The player died with 20 hit points.'],
    ['a dead winner', (game) => Object.assign(game.state, { outcome: { kind: 'won', floor: 1, turn: 0 } }, Object.assign(game.state.player, { hp: 0 })), 'The player won with 0 hit points.'],
    ['an end on another floor', (game) => void (game.state.outcome = { kind: 'won', floor: 3, turn: 9 }), 'The run ended on floor 3 in turn 9, but is on floor 1 in turn 0.'],
    ['a death without a cause', (game) => Object.assign(game.state, { outcome: { kind: 'died', cause: '', floor: 1, turn: 0 } }), 'The player died without a cause.'],
    ['a tile beyond the table', (game) => void (game.floor.state.terrain[0] = 5), 'Cell 0 of floor 1 has tile 5 of 5.'],
    ['a cell with an invalid memory', (game) => Object.assign(game.floor.state.explored, { 0: 3 }), 'Cell 0 of floor 1 has the explored mark 3.'],
    ['a cell too few', (game) => void game.floor.state.explored.pop(), 'Floor 1 of 5 x 4 has 20 terrain cells and 19 explored marks.'],
    ['a trap in a wall', (game) => void game.floor.state.traps.push({ kind: 'hole', x: 0, y: 0, known: true }), 'A trap hole lies at 0,0.'],
    ['two traps in one cell', (game) => void game.floor.state.traps.push({ kind: 'hole', x: 1, y: 1, known: true }, { kind: 'pit', x: 1, y: 1, known: true }), 'Two traps lie in one cell.'],
    ['a hazard off the map', (game) => void game.floor.state.hazards.push({ kind: 'fog', x: 5, y: 1, turns: 1 }), 'A hazard fog lies at 5,1.'],
    ['an unknown vault', (game) => void game.floor.state.places.push({ vault: 'tomb', x1: 0, y1: 0, x2: 1, y2: 1 }), 'A vault tomb lies at 0,0 to 1,1.'],
    ['a corpse of an unknown breed', (game) => void game.floor.state.corpses.push({ breed: 'elf', x: 1, y: 1, seen: true, rises: 0 }), 'A dead elf lies at 1,1 of floor 1.'],
    ['an item off the map', (game) => Object.assign(game.floor.state.items[0] ?? {}, { x: 7 }), 'A salve lies at 7,2 of floor 1.'],
    ['a floor that may pay less than nothing', (game) => void (game.floor.state.purse = -2), 'Floor 1 may still pay -2 XP.'],
    ['an actor on no floor', (game) => void (rat(game).x = -1), 'rat 2 at -1,1 is off floor 1.'],
    ['an actor with negative energy', (game) => void (rat(game).energy = -1), 'rat 2 at 3,1 has -1 energy.'],
    ['an actor with a maximum of 0 HP', (game) => void (rat(game).maxHp = 0), 'rat 2 at 3,1 has a maximum of 0 HP.'],
    ['invalid state on a floor left behind', (game) => void game.state.floors.push({ ...game.floor.state, number: 2, items: [], actors: [{ ...rat(game), id: 0, statuses: { sad: 1 } }] }), 'rat 0 at 3,1 has 1 turns of sad.'],
    ['a cell changed behind the hash', (game) => void (game.floor.state.terrain[6] = 2), 'The hash of the cells has drifted from the cells.'],
    ['a tile changed behind the caches', (game) => void (game.floor.state.terrain[7] = 0), 'The cache of walkable cells has drifted.'],
    ['an actor moved behind the caches', (game) => void (rat(game).y = 2), 'The cache of who stands where has drifted.'],
  ])('reports %s', (_name, spoil, sentence) => {
    expect(reported(spoil)).toContain(sentence);
  });

  it('reports everything, in the order in which it is stored', () => {
    const strange = reported((game) => void game.floor.state.traps.push({ kind: 'hole', x: 1, y: 1, known: true }, { kind: 'gap', x: 2, y: 1, known: true }));
    expect(strange).toEqual(['A trap hole lies at 1,1.', 'A trap gap lies at 2,1.']);
  });
});
