import { perform } from '../../src/engine/actions/Action';
import { Cast } from '../../src/engine/actions/abilities';
import { Bump } from '../../src/engine/actions/fights';
import { Wait } from '../../src/engine/actions/moves';
import type { Ability, Effect, PackRows } from '../../src/engine/content';
import type { Game } from '../../src/engine/Game';
import { cloud } from '../../src/engine/rules/hazards';
import { inflict } from '../../src/engine/rules/statuses';
import { brokenInvariants } from '../../src/engine/run/invariants';
import { drawGame, monster, told, type Drawing } from '../support/drawGame';
import { tinyRows } from '../support/tinyPack';

/* What goes on after the player has fallen in the middle of an action. */

const hazard = { glyph: '~', colour: '#ffffff', sprite: 'none', effects: [] } as const;
const { rat, statue } = tinyRows.breeds;
const wait = new Wait();
const fall = { do: 'fall' } as const;
const burst = (effects: readonly Effect[]) => ({ target: { at: 'cell', radius: 4 }, effects }) as const;

const below = `
  ..r..
  <.@..
  ..S..`;

/** A run on floors that are kept, whose rat is as said. */
function drawLasting(map: string, breed: Partial<PackRows['breeds'][string]>, more: Drawing = {}): Game {
  const breeds = { ...tinyRows.breeds, zany: { ...rat, glyph: 'z', ...breed } };
  return drawGame(map, { below, ...more, pack: { floorsPersist: true, breeds, ...more.pack } });
}

/** The first floor as it is kept, without what it knows of the player. */
function leftBehind({ state }: Game): { hp: number[]; statuses: object[]; hazards: number[]; clings: number[] } {
  const floor = state.floors.find(({ number }) => number === 1);
  const actors = floor?.actors ?? [];
  return { hp: actors.map(({ hp }) => hp), statuses: actors.map(({ statuses }) => statuses), hazards: (floor?.hazards ?? []).map(({ turns }) => turns), clings: actors.map(({ clings }) => clings) };
}

describe('who falls in the middle of an action', () => {
  it('is not clung to by the monster above that threw it down', () => {
    const game = drawLasting('<@z', { onHit: [fall, { do: 'cling' }] });
    const events = game.turn(wait);
    expect([game.state.floor, told(events).includes('hit.cling'), leftBehind(game).clings]).toEqual([2, false, [0]]);
    expect(brokenInvariants(game)).toEqual([]);
  });

  it('is neither struck, pushed, pulled nor swapped by it, but takes what else it had in store', () => {
    const away: readonly Effect[] = [{ do: 'strike', percent: 100 }, { do: 'push', cells: 2 }, { do: 'pull', cells: 2 }, { do: 'swap' }];
    const blow = { id: 'blow', on: 'foe', range: 9, every: 1, chance: 100, target: { at: 'actor' }, effects: [fall, ...away, { do: 'damage', amount: 2 }] } satisfies Ability;
    const game = drawLasting('<@z', { brain: [], abilities: [blow], drains: 100, hp: 9 });
    monster(game, 'zany').hp = 5;
    perform(game, new Cast(blow, game.state.player), monster(game, 'zany'));
    const { x, y, hp } = game.state.player;
    expect([game.state.floor, { x, y, hp }, leftBehind(game).hp]).toEqual([2, { x: 2, y: 1, hp: 18 }, [5]]);
    expect(brokenInvariants(game)).toEqual([]);
  });

  it('leaves a monster whose victim\'s death threw it down as hurt as it was', () => {
    const pack = { breeds: { ...tinyRows.breeds, jar: { ...tinyRows.breeds.jar, onDeath: [burst([fall])] }, zany: { ...rat, glyph: 'z', drains: 100, brain: [] } } };
    const game = drawLasting('<@jz', {}, { pack });
    const zany = monster(game, 'zany');
    const jar = monster(game, 'jar');
    zany.hp = 2;
    jar.side = 'player';
    perform(game, new Bump(-1, 0), zany);
    expect([game.state.floor, leftBehind(game).hp]).toEqual([2, [2]]);
    expect(brokenInvariants(game)).toEqual([]);
  });

  it('is followed by no second burst of the same death', () => {
    const game = drawLasting('<@z', { hp: 1, brain: [], onDeath: [burst([fall]), burst([{ do: 'damage', amount: 3 }])] });
    game.turn(new Bump(1, 0));
    expect([game.state.floor, game.state.player.hp, monster(game, 'rat').hp, monster(game, 'statue').hp]).toEqual([2, 20, rat.hp, statue.hp]);
  });

  it('leaves the statuses of a monster whose turn it was as they were', () => {
    const hazards = { gap: { ...hazard, sudden: true, effects: [fall] } };
    const statuses = { ...tinyRows.statuses, fuming: { sprite: 'none', eachTurn: [{ do: 'cloud', hazard: 'gap', range: 2, turns: 3 }] } } as const;
    const game = drawLasting('<@S', {}, { pack: { hazards, statuses } });
    inflict(game, monster(game, 'statue'), { status: 'fuming', turns: 5 });
    inflict(game, monster(game, 'statue'), { status: 'dizzy', turns: 5 });
    game.turn(wait);
    expect([game.state.floor, leftBehind(game).statuses]).toEqual([2, [{ fuming: 5, dizzy: 5 }]]);
    expect(brokenInvariants(game)).toEqual([]);
  });

  it('leaves the hazards above as they were', () => {
    const game = drawLasting('<@.', {}, { pack: { hazards: { gap: { ...hazard, effects: [fall] } } } });
    cloud(game, game.state.player, { hazard: 'gap', range: 0, turns: 3 });
    game.turn(wait);
    expect([game.state.floor, leftBehind(game).hazards]).toEqual([2, [3]]);
    expect(brokenInvariants(game)).toEqual([]);
  });
});
