import { Bump } from '../../../src/engine/actions/fights';
import { Hood, UseSkill } from '../../../src/engine/actions/hero';
import { UseItem } from '../../../src/engine/actions/items';
import { Move, Stairs, Wait } from '../../../src/engine/actions/moves';
import { inspect } from '../../../src/engine/facts/inspect';
import { brightnessAt, lanternOf } from '../../../src/engine/facts/light';
import { heardBy } from '../../../src/engine/facts/told';
import { pursue } from '../../../src/engine/ai/intents';
import type { Breed, HeroKind } from '../../../src/engine/content';
import type { Game } from '../../../src/engine/Game';
import { hurt } from '../../../src/engine/rules/combat';
import { brokenInvariants } from '../../../src/engine/run/invariants';
import { act, carried, monster, picture, told, type Drawing } from '../../support/drawGame';
import { drawLit, lightRows } from '../../support/lightPack';

const thief: Breed = { glyph: 'N', colour: '#ffffff', sprite: 'none', defence: 0, speed: 100, directions: 8, hp: 9, power: 2, xp: 5, brain: ['robLight', 'hunt', 'track'] };
const hero: HeroKind = {
  sprite: 'none', portrait: 'none', bonus: {}, start: [],
  skill: { id: 'flare', sprite: 'none', target: { at: 'self' }, effects: [{ do: 'map', range: 9 }] },
} as const;

const wait = new Wait();

function draw(map: string, changes: Parameters<typeof drawLit>[2] = {}, drawing: Drawing = {}): Game {
  return drawLit(map, { ...drawing, pack: { breeds: { ...lightRows.breeds, thief }, heroes: { keeper: hero } } }, { oil: 400, ...changes });
}

/** A run as drawn whose lantern has just been taken. */
function robbed(map: string, drawing: Drawing = {}): Game {
  const game = draw(map, {}, drawing);
  game.state.hero.kind = 'keeper';
  act(game, wait);
  expect(game.state.hero.lamp?.thief).toBe(monster(game, 'thief').id);
  return game;
}

const kill = (game: Game): void => hurt(game, { source: game.state.player, target: monster(game, 'thief'), amount: 99, cause: { table: 'breed', id: 'player' } });

describe('RULES 5.18 a thief of lanterns', () => {
  it('snatches the open lantern of a player beside it, and runs', () => {
    const game = draw('@N.......');
    const events = act(game, wait);
    expect(told(events)).toEqual(['log.lampTaken']);
    expect(events.filter(({ type }) => type === 'lightChanged')).toMatchObject([{ radius: 1 }]);
    expect(game.state.hero).toMatchObject({ oil: 399, lamp: { thief: monster(game, 'thief').id, until: 31, cell: -1 } });
    act(game, wait, wait);
    expect(picture(game)).toBe('@..N.....');
    expect(brokenInvariants(game)).toEqual([]);
  });

  it('cannot take one that is hooded or empty: it attacks', () => {
    for (const changes of [{ hooded: true }, { oil: 0 }]) {
      const game = draw('@N...', changes);
      expect(act(game, wait).filter(({ type }) => type === 'attacked')).toHaveLength(1);
      expect(game.state.hero.lamp).toBeNull();
    }
  });

  it('leaves the player with a reach of 1, no skill, nothing to hood and nothing to fill', () => {
    const game = robbed('@N.....', { carry: ['oil'] });
    expect(lanternOf(game)).toBe(1);
    const refusals = [new UseSkill(), new Hood(), new UseItem(carried(game, 'oil'))].map((action) => told(act(game, action)));
    expect(refusals).toEqual([['refused.noLamp'], ['refused.noLamp'], ['refused.noLamp']]);
    const { oil } = game.state.hero;
    act(game, ...Array.from({ length: 9 }, () => wait));
    expect(game.state.hero.oil).toBe(oil);
  });

  it('carries the light, which shows it, and is heard wherever it is', () => {
    const game = robbed('@N.......');
    act(game, wait, wait, wait);
    const taker = monster(game, 'thief');
    expect([picture(game), game.seesActor(taker)]).toEqual(['@...N....', true]);
    expect(inspect(game, taker)).toContainEqual({ key: 'look.hasLamp', params: { actor: 'breed.thief' } });
    const behind = robbed(`
      @N...
      ####.
      .....
      .####
      .....`);
    const runner = monster(behind, 'thief');
    for (let i = 0; i < 9; i++) act(behind, wait);
    runner.goal = -1;
    expect([behind.seesActor(runner), heardBy(behind).includes(runner)]).toEqual([false, true]);
  });

  it('drops it when it dies, and walking onto it gives it back', () => {
    const game = robbed('@N....');
    act(game, wait, wait);
    kill(game);
    expect(game.state.log.at(-2)?.key).toBe('log.lampDropped');
    expect(game.state.hero.lamp).toEqual({ thief: -1, until: 0, cell: 3 });
    expect(inspect(game, { x: 3, y: 0 }).map(({ key }) => key)).toContain('look.lamp');
    game.look();
    expect([0, 3, 5].map((x) => brightnessAt(game, { x, y: 0 }))).toEqual(['lit', 'lit', 'lit']);
    act(game, new Move(1, 0), new Move(1, 0));
    expect(game.state.hero.lamp).not.toBeNull();
    const events = act(game, new Move(1, 0));
    expect([told(events), game.state.hero.lamp, lanternOf(game) > 1]).toEqual([['log.lampBack'], null, true]);
  });

  it('is fetched by exploring', () => {
    const game = robbed('@N....');
    act(game, wait, wait);
    kill(game);
    act(game, wait);
    const next = pursue(game, { do: 'explore', picks: 'none' });
    expect('act' in next && next.act).toMatchObject({ dx: 1, dy: 0 });
  });

  it('drops it after 30 turns', () => {
    const game = robbed('@N....');
    act(game, ...Array.from({ length: 29 }, () => wait));
    expect(game.state.hero.lamp?.thief).toBeGreaterThan(0);
    act(game, wait);
    expect(game.state.hero.lamp).toMatchObject({ thief: -1, cell: game.floor.index(monster(game, 'thief').x, 0) });
  });

  it('cannot take it off the floor: it drops it as it goes', () => {
    const game = robbed('@N....');
    act(game, wait);
    const taker = monster(game, 'thief');
    game.affect([{ do: 'fall' }], { target: taker, source: taker, at: { x: taker.x, y: 0 }, cause: { table: 'trap', id: 'pit' } });
    expect(game.floor.state.actors).toEqual([]);
    expect(game.state.hero.lamp).toEqual({ thief: -1, until: 0, cell: 2 });
    game.floor.setTile({ x: 2, y: 0 }, game.content.tiles.findIndex(({ walkable }) => !walkable));
    expect(told(act(game, wait))).toContain('log.lampBack');
  });

  it('cannot keep it from a player who leaves: it is there on arrival', () => {
    const game = robbed(`
      >@N...
      ######`, { below: '<@.' });
    act(game, new Bump(-1, 0));
    const events = act(game, new Stairs());
    expect([told(events).includes('log.lampBack'), game.state.hero.lamp, game.state.floor]).toEqual([true, null, 2]);
    expect(game.state.hero.oil).toBeGreaterThan(390);
    expect(brokenInvariants(game)).toEqual([]);
  });

  it('is told of by a broken save', () => {
    const game = robbed('@N....');
    for (const lamp of [{ thief: 99, until: 4, cell: -1 }, { thief: -1, until: 0, cell: 9999 }, { thief: -1, until: 0, cell: -1 }]) {
      game.state.hero.lamp = lamp;
      expect(brokenInvariants(game)).toContain(`The lantern is with actor ${lamp.thief}, or lies in cell ${lamp.cell}.`);
    }
  });
});
