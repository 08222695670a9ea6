import { Wait } from '../../src/engine/actions/moves';
import type { PackRows } from '../../src/engine/content';
import type { Game } from '../../src/engine/Game';
import { decodeRun } from '../../src/engine/run/decodeRun';
import { encodeRun, UNRECORDED } from '../../src/engine/run/save';
import { brokenInvariants } from '../../src/engine/run/invariants';
import { hurt } from '../../src/engine/rules/combat';
import { loadContent } from '../../src/engine/pack/loadContent';
import { speedOf } from '../../src/engine/facts/stats';
import { natureOf } from '../../src/engine/facts/traits';
import { heal } from '../../src/engine/rules/statuses';
import { resumeGame } from '../../src/procgen/newGame';
import { actorLook } from '../../src/view/sprites/actorLook';
import { act, drawGame, monster } from '../support/drawGame';
import { tinyRows } from '../support/tinyPack';

const spit = { id: 'spit', on: 'foe', range: 9, every: 3, chance: 100, target: { at: 'actor' }, effects: [{ do: 'damage', amount: 1 }] } as const;
const plain = { glyph: '~', colour: '#ffffff', walkable: true, transparent: true } as const;

/** A boss with three phases, in rows alone. */
const pack: Partial<PackRows> = {
  tiles: [...tinyRows.tiles, { ...plain, id: 'gate', walkable: false, transparent: false }, { ...plain, id: 'lava' }],
  statuses: {
    ...tinyRows.statuses,
    raging: { sprite: 'none', endless: true, speed: 200, abilities: [spit], look: 'king/rage' },
    cornered: { sprite: 'none', endless: true, takes: 50, resists: ['dizzy'] },
  },
  breeds: {
    ...tinyRows.breeds,
    ogre: {
      ...tinyRows.breeds.ogre,
      hp: 90,
      onWounded: [
        { below: 66, effects: [{ do: 'inflict', status: 'raging' }, { do: 'change', from: 'gate', to: 'ground', within: 'hall' }] },
        { below: 33, effects: [{ do: 'cure', status: 'raging' }, { do: 'inflict', status: 'cornered' }, { do: 'change', from: 'ground', to: 'lava', within: 'hall' }] },
      ],
    },
  },
  vaults: { count: [], weights: {}, arenas: {}, kinds: { hall: { map: ['###', '#.#', '#+#'], legend: {}, door: 'ground' } } },
};

/** The boss in its hall, the left half of the map, with a gate in it and one outside. */
function fight(): Game {
  const game = drawGame('#########\n#O..#...#\n#@..#...#\n#########', { pack, isWild: true });
  game.floor.state.places.push({ vault: 'hall', x1: 0, y1: 0, x2: 4, y2: 3 });
  const gate = game.content.tiles.findIndex(({ id }) => id === 'gate');
  game.floor.setTile({ x: 2, y: 1 }, gate);
  game.floor.setTile({ x: 6, y: 1 }, gate);
  Object.assign(game.state.player, { hp: 500, maxHp: 500 });
  return game;
}

const strike = (game: Game, amount: number): void => {
  hurt(game, { source: game.state.player, target: monster(game, 'ogre'), amount, cause: { table: 'breed', id: 'player' } });
};
const statusesOf = (game: Game): string[] => Object.keys(monster(game, 'ogre').statuses);
const tileAt = (game: Game, x: number, y: number): string => game.floor.tileAt(x, y).id;

function reloaded(game: Game): Game {
  const decoded = decodeRun(encodeRun(game.state, UNRECORDED, 1));
  if (!decoded.ok) throw new Error(decoded.why);
  return resumeGame(game.content, decoded.run.state);
}

describe('a boss of three phases', () => {
  it('is a pack without errors', () => {
    const loaded = loadContent({ ...tinyRows, ...pack });
    expect(loaded.ok ? [] : loaded.errors).toEqual([]);
  });

  it('goes from one to the next as it is wounded, and each is what its status says', () => {
    const game = fight();
    const boss = monster(game, 'ogre');
    const calm = speedOf(game, boss);
    strike(game, 20);
    expect(statusesOf(game)).toEqual([]);
    strike(game, 11);
    expect([statusesOf(game), speedOf(game, boss), natureOf(game, boss).abilities.map(({ id }) => id), actorLook(game, boss).look.sprite]).toEqual([['raging'], 2 * calm, ['spit'], 'king/rage']);
    strike(game, 30);
    expect([statusesOf(game), speedOf(game, boss), natureOf(game, boss).takes, natureOf(game, boss).abilities, actorLook(game, boss).look.sprite]).toEqual([['cornered'], calm, 50, [], tinyRows.breeds.ogre.sprite]);
    expect(brokenInvariants(game)).toEqual([]);
  });

  it('changes the tiles of its arena by name, and none elsewhere', () => {
    const game = fight();
    strike(game, 31);
    expect([tileAt(game, 2, 1), tileAt(game, 6, 1)]).toEqual(['ground', 'gate']);
    strike(game, 30);
    expect([tileAt(game, 2, 1), tileAt(game, 3, 2), tileAt(game, 6, 2)]).toEqual(['lava', 'lava', 'ground']);
  });

  it('passes through both where one blow crosses two marks', () => {
    const game = fight();
    strike(game, 70);
    expect([statusesOf(game), tileAt(game, 2, 1)]).toEqual([['cornered'], 'lava']);
  });

  it('has none any more when the blow kills it', () => {
    const game = fight();
    strike(game, 90);
    expect([game.floor.state.actors.length, tileAt(game, 2, 1)]).toEqual([0, 'gate']);
  });

  it('does not begin one again, neither after healing nor after a reload', () => {
    let game = fight();
    strike(game, 31);
    heal(game, monster(game, 'ogre'), 90);
    game = reloaded(game);
    monster(game, 'ogre').statuses = {};
    game.floor.setTile({ x: 2, y: 1 }, game.content.tiles.findIndex(({ id }) => id === 'gate'));
    strike(game, 40);
    expect([statusesOf(game), tileAt(game, 2, 1)]).toEqual([[], 'gate']);
    strike(game, 25);
    expect(statusesOf(game)).toEqual(['cornered']);
  });

  it('stays in its phase: a status without end does not wear off', () => {
    const game = fight();
    strike(game, 31);
    const boss = monster(game, 'ogre');
    boss.statuses['stiff'] = 3;
    for (let turn = 0; turn < 30; turn++) act(game, new Wait());
    expect(statusesOf(game)).toEqual(['raging']);
  });

  it('comes out of a reload in the middle as it would have without', () => {
    const [one, other] = [fight(), fight()];
    strike(one, 31);
    strike(other, 31);
    const again = reloaded(other);
    strike(one, 30);
    strike(again, 30);
    expect(again.hash).toBe(one.hash);
  });
});
