import { Wait } from '../../src/engine/actions/Wait';
import type { Game } from '../../src/engine/Game';
import { brokenInvariants } from '../../src/engine/invariants';
import { act, drawGame, monster } from '../support/drawGame';

const map = `
  #####
  #@.r#
  #..!#
  #####`;

/** What is reported when something has been spoilt behind the engine's back. */
function reported(spoil: (game: Game) => void): string[] {
  const game = drawGame(map, { carry: ['salve'] });
  spoil(game);
  return brokenInvariants(game);
}

const rat = (game: Game): ReturnType<typeof monster> => monster(game, 'rat');

describe('the invariant checker', () => {
  it('has nothing to say of a run as it should be, at its start, later and at its end', () => {
    const game = drawGame('@.O..!>');
    expect(brokenInvariants(game)).toEqual([]);
    act(game, new Wait());
    expect(brokenInvariants(game)).toEqual([]);
    act(game, new Wait());
    expect(game.state.outcome).not.toBeNull();
    expect(brokenInvariants(game)).toEqual([]);
  });

  it.each<[string, (game: Game) => void, string]>([
    ['somebody in a wall', (game) => void (rat(game).x = 4), 'rat 2 at 4,1 stands where nobody can.'],
    ['somebody off the map', (game) => void (game.state.player.y = 0), 'player 1 at 1,0 stands where nobody can.'],
    ['less than no hit points', (game) => void (rat(game).hp = -1), 'rat 2 at 3,1 has -1 of 6 hit points.'],
    ['more hit points than the most', (game) => void (game.state.player.hp = 21), 'player 1 at 1,1 has 21 of 20 hit points.'],
    ['the dead among the living', (game) => void (rat(game).hp = 0), 'rat 2 at 3,1 has no hit points and is still there.'],
    ['a dead player in a run that goes on', (game) => void (game.state.player.hp = 0), 'player 1 at 1,1 has no hit points and is still there.'],
    ['a goal off the map', (game) => void (rat(game).goal = 20), 'rat 2 at 3,1 walks to cell 20 of 20.'],
    ['a strange breed', (game) => void (rat(game).breed = 'elf'), 'elf 2 at 3,1 is of a breed that the pack has not.'],
    ['a strange status', (game) => void (rat(game).statuses = { sad: 3 }), 'rat 2 at 3,1 has 3 turns of sad.'],
    ['a status that is over', (game) => void (rat(game).statuses = { dizzy: 0 }), 'rat 2 at 3,1 has 0 turns of dizzy.'],
    ['two in one cell', (game) => void (rat(game).x = 1), 'Two actors stand in one cell.'],
    ['an id twice', (game) => void (rat(game).id = 1), 'Two things have the same id.'],
    ['an id that stands on another floor too', (game) => void game.state.floors.push({ ...game.floor.state, number: 2 }), 'Two things have the same id.'],
    ['an id of the future', (game) => void (rat(game).id = 99), 'An id has not been given out yet.'],
    ['too many things carried', (game) => void (game.state.hero.inventory = Array.from({ length: 27 }, (_, i) => ({ id: -i, kind: 'salve', affixes: [], charges: 0, plus: 0 }))), '27 items are carried in 26 slots.'],
    ['an elite of a strange kind', (game) => void (rat(game).elite = ['grand']), 'rat 2 at 3,1 is an elite of the kind grand, which the pack has not.'],
    ['an ability ready before the beginning', (game) => void (rat(game).ready = { bite: -1 }), 'rat 2 at 3,1 may use bite from turn -1.'],
    ['strange loot', (game) => void (rat(game).loot = [{ id: 3, kind: 'lamp', affixes: [], charges: 0, plus: 0 }]), 'Item 3 is a lamp, which the pack has not.'],
    ['less than no charges', (game) => Object.assign(game.state.hero.inventory[0] ?? {}, { charges: -1 }), 'Item 4 has -1 charges.'],
    ['oil without a lantern', (game) => void (game.state.hero.oil = 1), 'The lantern holds 1 turns of 0.'],
    ['oil below none', (game) => void (game.state.hero.oil = -1), 'The lantern holds -1 turns of 0.'],
    ['finds that cost', (game) => void (game.state.hero.finds = -5), 'The finds are worth -5.'],
    ['knowing what is not there', (game) => void (game.state.hero.known = ['lamp']), 'A lamp is known, which the pack has not.'],
    ['a strange trap', (game) => void game.floor.state.traps.push({ kind: 'hole', x: 1, y: 1, known: true }), 'A trap hole lies at 1,1.'],
    ['a hazard that is over', (game) => void game.floor.state.hazards.push({ kind: 'fog', x: 1, y: 1, turns: 0 }), 'A hazard fog lasts 0 turns.'],
    ['a strange item', (game) => void (game.state.hero.inventory = [{ id: 4, kind: 'lamp', affixes: [], charges: 0, plus: 0 }]), 'Item 4 is a lamp, which the pack has not.'],
    ['a thing in a wall', (game) => Object.assign(game.floor.state.items[0] ?? {}, { y: 3 }), 'Something lies in a wall at 3,3.'],
    ['a corpse in a wall', (game) => void game.floor.state.corpses.push({ breed: 'rat', x: 0, y: 0, seen: true }), 'Something lies in a wall at 0,0.'],
    ['a cell in view and not explored', (game) => void (game.floor.state.explored[6] = 0), 'The cell 1,1 is in view and not explored.'],
    ['a fraction', (game) => void (rat(game).energy = 0.5), 'state.floors.0.actors.0.energy is 0.5, not a whole number.'],
    ['not a number', (game) => void (game.state.hero.xp = NaN), 'state.hero.xp is NaN, not a whole number.'],
    ['undefined', (game) => Object.assign(game.state, { extra: undefined }), 'state.extra is undefined, which JSON has not.'],
    ['a function', (game) => Object.assign(game.state.hero, { f: () => 1 }), 'state.hero.f is function, which JSON has not.'],
    ['a class', (game) => Object.assign(game.state.hero, { seen: new Set() }), 'state.hero.seen is no plain object.'],
    ['a fraction in a list', (game) => void (game.state.streams.ai[2] = 0.5), 'state.streams.ai.2 is 0.5, not a whole number.'],
    ['a cell changed behind the hash', (game) => void (game.floor.state.terrain[6] = 2), 'The hash of the cells has drifted from the cells.'],
    ['a tile changed behind the caches', (game) => void (game.floor.state.terrain[7] = 0), 'The cache of walkable cells has drifted.'],
    ['somebody moved behind the caches', (game) => void (rat(game).y = 2), 'The cache of who stands where has drifted.'],
  ])('reports %s', (_name, spoil, sentence) => {
    expect(reported(spoil)).toContain(sentence);
  });
});
