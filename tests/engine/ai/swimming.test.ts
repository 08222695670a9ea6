import { Bump } from '../../../src/engine/actions/fights';
import { Drop, UseItem } from '../../../src/engine/actions/items';
import { Move, Stairs, Wait } from '../../../src/engine/actions/moves';
import { dangerOf } from '../../../src/engine/ai/interruption';
import { pursue } from '../../../src/engine/ai/intents';
import { inspect } from '../../../src/engine/facts/inspect';
import { brightnessAt, sightOf } from '../../../src/engine/facts/light';
import { isThreat } from '../../../src/engine/facts/threat';
import { takeSide } from '../../../src/engine/rules/arrivals';
import type { ItemKind, PackRows, TacticId } from '../../../src/engine/content';
import { makeActor, openFloor } from '../../../src/engine/floor/openFloor';
import type { Game } from '../../../src/engine/Game';
import { layAll } from '../../../src/engine/rules/reactions';
import { settle } from '../../../src/engine/rules/relocate';
import { brokenInvariants } from '../../../src/engine/run/invariants';
import { decodeRun } from '../../../src/engine/run/decodeRun';
import { encodeRun } from '../../../src/engine/run/save';
import { act, carried, drawn, drawPlan, monster, picture, told } from '../../support/drawGame';
import { rules } from '../../support/lightPack';
import { breedsWith } from '../../support/tinyPack';
import { breeds, deepWater, drawWater, waterRows } from '../../support/waterPack';

const [east, west, wait] = [new Move(1, 0), new Move(-1, 0), new Wait()];
const hp = (game: Game): number => game.state.player.hp;

afterEach(() => { jest.restoreAllMocks(); });

describe('a swimmer', () => {
  it('RULES 5.18 comes as near as the water does, and no nearer', () => {
    const game = drawWater(`
      @....
      .....
      .~~~.
      .~~E.`);
    act(game, wait, wait, wait);
    expect(picture(game)).toBe(drawn(`
      @....
      .....
      .E~~.
      .~~~.`));
    act(game, wait, wait);
    expect([monster(game, 'eel').y, hp(game)]).toEqual([2, 20]);
    expect(brokenInvariants(game)).toEqual([]);
  });

  it('RULES 5.18 cannot be seen, targeted or named in the deep, until something stands beside it', () => {
    const game = drawWater('.@..=E=', { carry: ['daze'], pack: { breeds: { ...breeds, eel: { ...breeds.eel, brain: [] } } } });
    const [eel, daze] = [monster(game, 'eel'), carried(game, 'daze')];
    expect([game.seesActor(eel), inspect(game, eel).map(({ key }) => key)]).toEqual([false, ['look.tile']]);
    expect(told(game.turn(new UseItem(daze, eel)))).toEqual(['refused.noTarget']);
    const events = act(game, east, east);
    expect(events.filter(({ type }) => type === 'noticed')).toEqual([]);
    expect(act(game, new Move(1, 0)).filter(({ type }) => type === 'noticed')).toMatchObject([{ breed: 'eel', seen: true }]);
    expect(inspect(game, eel)[0]).toMatchObject({ key: 'look.actor', params: { actor: 'breed.eel' } });
  });

  it('RULES 5.18 bites out of the water, is seen until it moves on in the deep, and goes under', () => {
    const game = drawWater(`
      .@...
      .E===
      =====`, { pack: { breeds: { ...breeds, eel: { ...breeds.eel, brain: ['dive', 'hunt'] } } } });
    const eel = monster(game, 'eel');
    game.floor.setTile(eel, game.content.tiles.findIndex(({ id }) => id === 'deepWater'));
    eel.hidden = true;
    const bite = act(game, wait);
    expect([told(bite), hp(game), eel.hidden]).toEqual([['log.surfaces', 'log.attack'], 16, false]);
    eel.statuses = { stiff: 2 };
    act(game, east, east);
    expect([picture(game), game.seesActor(eel)]).toEqual([drawn(`
      ...@.
      .E===
      =====`), true]);
    expect(told(act(game, east))).toEqual(['log.dives']);
    expect([picture(game), game.seesActor(eel)]).toEqual([drawn(`
      ....@
      .=E==
      =====`), false]);
  });

  it('RULES 5.18 swims off after its bite where it can, and comes back', () => {
    const game = drawWater(`
      .@.....
      ~E==~~~
      =======
      =======`);
    const eel = monster(game, 'eel');
    game.floor.setTile(eel, game.content.tiles.findIndex(({ id }) => id === 'deepWater'));
    eel.hidden = true;
    const seen = Array.from({ length: 6 }, () => {
      act(game, wait);
      return [hp(game), game.seesActor(eel), eel.hidden];
    });
    expect(seen).toEqual([[16, true, false], [16, false, true], [16, true, true], [12, true, false], [12, false, true], [12, true, true]]);
  });

  it('RULES 5.18 fights on where it cannot go under', () => {
    const game = drawWater(`
      .@.
      ~E~`);
    act(game, wait, wait);
    expect([hp(game), monster(game, 'eel').hidden]).toEqual([12, false]);
  });

  it('RULES 5.18 can be struck while it is seen beside the player', () => {
    const game = drawWater('@.=E=', { pack: { breeds: { ...breeds, eel: { ...breeds.eel, brain: [] } } } });
    const eel = monster(game, 'eel');
    act(game, east);
    game.floor.setTile({ x: 2, y: 0 }, game.content.tiles.findIndex(({ id }) => id === 'ground'));
    act(game, east, new Bump(1, 0));
    expect([eel.hp, eel.hidden]).toEqual([7, false]);
  });

  it('RULES 5.18 is hit by sparks in the water like anybody, and by that comes up', () => {
    const game = drawWater('@...=E=');
    layAll(game, [{ kind: 'sparks', x: 4, y: 0, turns: 1 }], { x: 4, y: 0 });
    expect([monster(game, 'eel').hp, monster(game, 'eel').hidden]).toEqual([9, false]);
  });

  it('RULES 5.18 keeps its own cell from freezing, and is pushed onto no land', () => {
    const game = drawWater('@..~E~.');
    layAll(game, [3, 4, 5].map((x) => ({ kind: 'frost', x, y: 0, turns: 1 })), { x: 4, y: 0 });
    expect(game.floor.state.terrain.map((tile) => game.content.tiles[tile]?.glyph).join('')).toBe('...-~-.');
    expect(brokenInvariants(game)).toEqual([]);
  });

  it('RULES 5.18 is a threat only to who is beside its water', () => {
    const threat = (map: string): boolean => {
      const game = drawWater(map);
      return isThreat(game, monster(game, 'eel'));
    };
    expect([threat('@..~E~.'), threat('@~~E~.'), threat('@.~E~.')]).toEqual([false, true, false]);
  });
});

describe('a swimmer on a new floor', () => {
  const alone = (brain: readonly TacticId[]): Partial<PackRows> => ({ breeds: { ...breeds, eel: { ...breeds.eel, brain } } });

  it('RULES 5.18 is under from the first', () => {
    const { content } = drawWater('@..');
    const plan = drawPlan(content, '@.E=');
    const deep = plan.terrain[3] ?? 0;
    const under = (tile: number): unknown => openFloor(content, { nextId: 2 }, { ...plan, terrain: [1, 1, tile, deep] }).floor.actors[0]?.hidden;
    expect([under(deep), under(content.tiles.findIndex(({ id }) => id === 'water'))]).toEqual([true, false]);
  });

  it('RULES 5.18 is under where it joins the others in the deep, as when it is summoned', () => {
    const game = drawWater('@..~=');
    const [shallow, deep] = [3, 4].map((x) => makeActor(game.content, 90 + x, { id: 'eel', x, y: 0, floor: 1 }));
    for (const eel of [shallow, deep]) if (eel) settle(game, eel);
    expect([shallow?.hidden, deep?.hidden]).toEqual([false, true]);
  });

  it('RULES 5.18 roams its water', () => {
    const game = drawWater('@..........====E====', { pack: alone(['wander']) });
    const cells = new Set(Array.from({ length: 80 }, () => (act(game, wait), monster(game, 'eel').x)));
    expect(cells.size).toBeGreaterThan(2);
    expect(Math.min(...cells)).toBeGreaterThan(10);
  });

  it('RULES 5.18 comes from nowhere else, and follows over no stairs', () => {
    const game = drawWater(`@${'.'.repeat(20)}`, { pack: { monsters: { eel: [[1, 1]] }, wanderers: [[1, 1]] } });
    act(game, wait, wait, wait);
    expect(game.floor.state.actors).toEqual([]);
    const stairs = drawWater('~E>@.', { below: '<...', pack: { ...alone(['hunt']), followers: true } });
    act(stairs, west, new Stairs());
    expect([stairs.state.floor, stairs.floor.state.actors]).toEqual([2, []]);
    const led = drawWater('~E>@.', { below: '<...', pack: { ...alone(['accompany']), followers: true } });
    takeSide(led, monster(led, 'eel'), { side: 'player', bound: 0 });
    act(led, west, new Stairs());
    expect([led.state.floor, led.floor.state.actors]).toEqual([2, []]);
  });

  it('RULES 5.18 on the stairs, if they are wet, makes way into water only', () => {
    const rows = waterRows.tiles.map((tile) => (tile.id === 'stairsDown' ? { ...tile, wet: true } : tile));
    const game = drawWater('..@>.~~', { below: '<.', pack: { tiles: rows, breeds, floorsPersist: true } });
    act(game, new Move(1, 0), new Stairs());
    game.state.floors[0]?.actors.push(makeActor(game.content, game.state.nextId++, { id: 'eel', x: 3, y: 0, floor: 1 }));
    act(game, new Stairs());
    expect([monster(game, 'eel').x, brokenInvariants(game)]).toEqual([5, []]);
  });

  it('RULES 5.6 gives up a player it no longer notices, also under water', () => {
    const game = drawWater(`@${'.'.repeat(14)}=E=`, { pack: { ...alone(['hunt']), lantern: { full: 600, dim: 150, least: 3, hunters: 500 }, light: rules } });
    monster(game, 'eel').alert = 3;
    act(game, wait);
    expect([monster(game, 'eel').alert, monster(game, 'eel').hidden]).toEqual([2, true]);
  });
});

describe('the player in deep water', () => {
  it('RULES 5.18 goes where walkers do not follow', () => {
    const game = drawWater('r.@===.');
    act(game, east, east, wait);
    expect(picture(game)).toBe('.r.=@=.');
    expect(brokenInvariants(game)).toEqual([]);
  });

  it('RULES 5.18 neither strikes nor is struck there', () => {
    const game = drawWater('r@==.');
    act(game, east);
    expect(picture(game)).toBe('.r@=.');
    act(game, wait, wait);
    expect(hp(game)).toBe(20);
    expect(told(act(game, new Bump(-1, 0)))).toEqual(['refused.deep']);
    expect([game.state.turn, monster(game, 'rat').hp]).toEqual([3, 6]);
  });

  it('RULES 5.18 reaches no one with a leap into it, nor by a skill that strikes', () => {
    const thing = { colour: '#ffffff', sprite: 'none', glyph: '9' } as const;
    const itemKinds: Record<string, ItemKind> = {
      ...waterRows.itemKinds,
      foil: { ...thing, slot: 'hand', bonus: {}, blow: 'lunge' },
      slap: { ...thing, target: { at: 'actor' }, effects: [{ do: 'strike', percent: 100 }] },
    };
    const game = drawWater('@=j', { carry: ['foil', 'slap'], wear: ['foil'], pack: { itemKinds } });
    act(game, new Bump(1, 0));
    expect(picture(game)).toBe('.@j');
    expect(told(act(game, new UseItem(carried(game, 'slap'), { x: 2, y: 0 })))).toEqual(['refused.deep']);
  });

  it('RULES 5.18 is not struck from above either, but bitten by what swims', () => {
    const above = drawWater(`
      .@==.
      ...e.`);
    act(above, east);
    const before = hp(above);
    act(above, wait, wait);
    expect(hp(above)).toBe(before);
    const below = drawWater('@===E=');
    act(below, east, east, wait);
    expect(hp(below)).toBeLessThan(20);
  });

  it('RULES 5.18 sees and is seen as with a hooded lantern', () => {
    const lit = { sight: 8, lantern: { full: 600, dim: 150, least: 3, hunters: 500 }, light: rules };
    const game = drawWater('.@=......', { pack: lit });
    expect([sightOf(game), brightnessAt(game, game.state.player)]).toEqual([8, 'lit']);
    act(game, east);
    expect([sightOf(game), brightnessAt(game, game.state.player), game.state.hero.hooded]).toEqual([2, 'glow', false]);
    expect(game.floor.isVisible(5, 0)).toBe(false);
    act(game, east);
    expect([sightOf(game), game.floor.isVisible(5, 0)]).toEqual([8, true]);
  });

  it('RULES 5.18 may stay five turns; then it loses HP each turn, by the floor', () => {
    const game = drawWater('@====');
    const lost = [east, east, wait, wait, wait, wait, wait].map((action) => [told(act(game, action)), hp(game)]);
    expect(lost).toEqual([[[], 20], [[], 20], [[], 20], [[], 20], [['log.tires'], 20], [['log.drowns'], 18], [['log.drowns'], 16]]);
    act(game, west, west);
    expect([game.state.hero.afloat, hp(game)]).toEqual([0, 14]);
    game.state.player.hp = 2;
    act(game, east);
    expect([game.state.hero.afloat, game.state.outcome]).toEqual([1, null]);
    game.state.hero.afloat = 9;
    act(game, wait);
    expect(game.state.outcome).toMatchObject({ kind: 'died', cause: 'tile.deepWater' });
  });

  it('RULES 5.18 has its turns there counted in saves, forks and the hash', () => {
    const game = drawWater('@====');
    act(game, east, east);
    expect([game.state.hero.afloat, game.fork().state.hero.afloat]).toEqual([2, 2]);
    const before = game.hash;
    game.state.hero.afloat = 3;
    expect(game.hash).not.toBe(before);
    expect(decodeRun(encodeRun(game.state))).toMatchObject({ run: { state: { hero: { afloat: 3 } } } });
  });

  it('RULES 5.18 drops what it drops onto the shore', () => {
    const game = drawWater('.@===', { carry: ['club'] });
    act(game, east, east, new Drop(carried(game, 'club')));
    expect(game.floor.state.items).toMatchObject([{ kind: 'club', x: 1 }]);
  });
});

describe('deep water as a danger', () => {
  it('RULES 5.18 has to be confirmed, but not from one deep cell to the next', () => {
    const game = drawWater('.@===.');
    expect(dangerOf(game, new Bump(1, 0))).toEqual({ key: 'danger.deep', params: { tile: 'tile.deepWater' } });
    act(game, east);
    expect([dangerOf(game, new Bump(1, 0)), dangerOf(game, new Bump(-1, 0))]).toEqual([null, null]);
    const flier = drawWater('.@=', { pack: { breeds: { ...breeds, ...breedsWith('player', { moves: 'fly' }) } } });
    expect(dangerOf(flier, new Bump(1, 0))).toBeNull();
  });

  it('RULES 5.18 is gone round by paths, which end beside it', () => {
    const game = drawWater(`
      @=.
      ...`);
    expect(pursue(game, { do: 'travel', to: { x: 2, y: 0 } })).toEqual({ act: new Move(1, 1) });
    expect(pursue(game, { do: 'travel', to: { x: 1, y: 0 } })).toMatchObject({ stop: { key: 'stop.danger' } });
    const cut = drawWater('@=>');
    expect(pursue(cut, { do: 'stairs', way: 'down' })).toMatchObject({ stop: { key: 'stop.wayDanger', params: { what: 'tile.deepWater' } } });
    expect(pursue(drawWater('@=!'), { do: 'explore' })).toMatchObject({ stop: { key: 'stop.exploredDanger' } });
  });

  it('RULES 5.18 is left by the shortest way', () => {
    const game = drawWater('.===@==.');
    expect(pursue(game, { do: 'travel', to: { x: 7, y: 0 } })).toEqual({ act: new Move(1, 0) });
  });
});

test('RULES 5.18 a tile is deep only if its row says so', () => {
  const [own, { deep: _deep, ...rest }] = [waterRows.tiles.filter(({ id }) => id !== 'deepWater'), deepWater];
  const tiles = [...own, rest];
  const game = drawWater('@=.', { pack: { tiles } });
  expect(told(act(game, new Bump(1, 0)))).toEqual(['refused.wall']);
  expect(dangerOf(game, new Bump(1, 0))).toBeNull();
});

describe('an ally', () => {
  it('RULES 5.13 steps off the shore to which the player swims, even where it was told to wait', () => {
    const ally = { ...breeds.leech, glyph: 'ü', brain: ['accompany', 'hunt'], onHit: [] } as const;
    const game = drawWater(`
      #######
      #@==ü..
      #######`, { pack: { breeds: { ...breeds, ally } } });
    Object.assign(monster(game, 'ally'), { side: 'player', waits: true });
    const seen = [0, 1, 2, 3].map(() => { act(game, new Move(1, 0)); return picture(game).split('\n')[1]; });
    expect(seen).toEqual(['#.@=ü..', '#.=@.ü.', '#.==@ü.', '#.==@ü.']);
  });
});
