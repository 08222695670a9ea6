import { perform } from '../../src/engine/actions/Action';
import { Drop, UseItem } from '../../src/engine/actions/items';
import { Steal } from '../../src/engine/actions/monsters';
import { Move } from '../../src/engine/actions/moves';
import type { Effect } from '../../src/engine/content';
import type { Game } from '../../src/engine/Game';
import { hurt } from '../../src/engine/rules/combat';
import { brokenInvariants } from '../../src/engine/run/invariants';
import { act, carried, drawGame, monster } from '../support/drawGame';
import { tinyRows } from '../support/tinyPack';

const { player, rat } = tinyRows.breeds;
const thing = { glyph: '~', colour: '#ffffff', sprite: 'none' } as const;
const used = { ...thing, target: { at: 'self' } } as const;

/** A player who passes through walls, two steps into one, with a ghost before it and all open cells far off. */
function drawDeep(effects: readonly Effect[] = []): Game {
  const breeds = { ...tinyRows.breeds, player: { ...player, moves: 'phase' }, ghost: { ...rat, glyph: 'G', moves: 'phase', brain: [] } } as const;
  const look = { ...thing, glyph: '!' };
  const appearances = { drink: { red: look, blue: look } };
  const itemKinds = { ...tinyRows.itemKinds, thing: { ...used, effects }, ale: { ...used, glyph: '°', group: 'drink', effects: [{ do: 'heal', amount: 1 }] }, mead: { ...used, glyph: '^', group: 'drink', effects: [{ do: 'heal', amount: 1 }] } } as const;
  const game = drawGame(`
    ############
    #.@G######.#
    #.########.#
    #####.######
    ############`, { carry: ['thing', 'axe'], pack: { breeds, itemKinds, appearances } });
  const east = new Move(1, 0);
  for (let step = 0; step < 4; step++) perform(game, east, monster(game, 'ghost'));
  act(game, east, east, east);
  expect(game.floor.isWalkable(game.state.player.x, game.state.player.y)).toBe(false);
  return game;
}

const lying = ({ floor }: Game): object[] => floor.state.items.map(({ kind, x, y }) => ({ kind, x, y }));

describe('deep in a wall', () => {
  it('what the player drops comes to lie in the nearest open cell, of two the upper one', () => {
    const game = drawDeep();
    act(game, new Drop(carried(game, 'axe')));
    expect(lying(game)).toEqual([{ kind: 'axe', x: 3, y: 1 }]);
    expect(brokenInvariants(game)).toEqual([]);
  });

  it('so does what the player is given with a full bag', () => {
    const game = drawDeep([{ do: 'give', group: 'drink', count: 30 }]);
    act(game, new UseItem(carried(game, 'thing')));
    expect(game.floor.state.items.length).toBeGreaterThan(0);
    expect(brokenInvariants(game)).toEqual([]);
  });

  it('so does what a thief had stolen, when it dies there', () => {
    const game = drawDeep();
    const ghost = monster(game, 'ghost');
    game.state.hero.inventory = game.state.hero.inventory.filter(({ kind }) => kind === 'axe');
    perform(game, new Steal(), ghost);
    hurt(game, { source: game.state.player, target: ghost, amount: 99, cause: { table: 'item', id: 'test' } });
    expect(lying(game)).toEqual([{ kind: 'axe', x: 5, y: 3 }]);
    expect([brokenInvariants(game), game.floor.state.corpses]).toEqual([[], []]);
  });

  it('what is summoned or split off there finds no room, and the run goes on', () => {
    const game = drawDeep([{ do: 'summon', breed: 'rat', count: 3 }, { do: 'split' }]);
    act(game, new UseItem(carried(game, 'thing')));
    expect(brokenInvariants(game)).toEqual([]);
    expect(game.floor.state.actors.filter(({ breed }) => breed !== 'ghost')).toEqual([]);
  });
});
