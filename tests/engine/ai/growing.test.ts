import { Wait } from '../../../src/engine/actions/moves';
import type { Breed } from '../../../src/engine/content';
import { kindOf } from '../../../src/engine/effects/effects';
import type { Game } from '../../../src/engine/Game';
import { hurt } from '../../../src/engine/rules/combat';
import { inspect } from '../../../src/engine/facts/inspect';
import { act, monster, picture, told } from '../../support/drawGame';
import { drawScene, tacticsRows } from '../../support/tacticsPack';

const eater: Breed = {
  glyph: 'q', colour: '#ffffff', sprite: 'none', defence: 0, speed: 100, directions: 8, hp: 10, power: 4, xp: 7,
  brain: ['devour', 'hunt', 'track'], onKill: [{ do: 'grow', percent: 50, most: 100 }],
};
const wait = new Wait();

/** A run as drawn, with remains where there are rats. */
function draw(map: string): Game {
  const game = drawScene(map, { pack: { breeds: { ...tacticsRows.breeds, eater } } });
  for (const rat of game.floor.state.actors.filter(({ breed }) => breed === 'rat')) hurt(game, { source: game.state.player, target: rat, amount: 99, cause: { table: 'breed', id: 'player' } });
  return game;
}

describe('RULES 5.18 a monster that grows', () => {
  it('goes to the nearest remains it sees, although it sees the player, and eats them', () => {
    const game = draw('@...q.r');
    expect(picture(game)).toBe('@...q.%');
    act(game, wait, wait);
    expect(picture(game)).toBe('@.....q');
    expect(game.floor.state.corpses).toHaveLength(1);
    const events = act(game, wait);
    expect(told(events)).toEqual(['log.devours', 'hit.grow']);
    expect(game.floor.state.corpses).toEqual([]);
    expect(monster(game, 'eater')).toMatchObject({ hp: 15, maxHp: 15, power: 6 });
    act(game, wait);
    expect(picture(game)).toBe('@....q.');
  });

  it('fights first what stands beside it', () => {
    const game = draw('@qr');
    const events = act(game, wait);
    expect(events.filter(({ type }) => type === 'attacked')).toHaveLength(1);
    expect(picture(game)).toBe('@q%');
  });

  it('grows up to its limit, and then leaves remains alone', () => {
    const game = draw('@#qrrrr');
    for (let i = 0; i < 12; i++) act(game, wait);
    expect(monster(game, 'eater')).toMatchObject({ maxHp: 20, power: 8 });
    expect(game.floor.state.corpses).toHaveLength(2);
  });

  it('grows with a kill as well', () => {
    const game = draw('@q');
    const eats = monster(game, 'eater');
    const [effect] = eater.onKill ?? [];
    if (!effect) throw new Error('no effect');
    game.affect([effect], { target: eats, source: eats, at: { x: 1, y: 0 }, cause: { table: 'traits', id: 'onKill' } });
    expect(eats.maxHp).toBe(15);
    expect(kindOf(effect).refuses?.(game, { effect, target: game.state.player, source: eats, at: { x: 0, y: 0 }, cause: { table: 'item', id: 'test' }, told: 'usual' })).toBe('refused.self');
  });

  it('grows to exactly its limit', () => {
    const game = drawScene('@..q', { pack: { breeds: { ...tacticsRows.breeds, eater: { ...eater, hp: 100 } } } });
    const eats = monster(game, 'eater');
    eats.maxHp = 199;
    game.affect(eater.onKill ?? [], { target: eats, source: eats, at: { x: 3, y: 0 }, cause: { table: 'traits', id: 'onKill' } });
    expect(eats.maxHp).toBe(200);
  });

  it('shows by how much', () => {
    const seen = draw('@..q');
    const grown = monster(seen, 'eater');
    expect(inspect(seen, grown).map(({ key }) => key)).not.toContain('look.grown');
    grown.maxHp = 15;
    expect(inspect(seen, grown)).toContainEqual({ key: 'look.grown', params: { n: 50 } });
  });

  it('shows the least growth too', () => {
    const game = drawScene('@..q', { pack: { breeds: { ...tacticsRows.breeds, eater: { ...eater, hp: 100 } } } });
    const grown = monster(game, 'eater');
    grown.maxHp = 101;
    expect(inspect(game, grown)).toContainEqual({ key: 'look.grown', params: { n: 1 } });
  });
});
