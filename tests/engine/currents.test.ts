import { PickUp } from '../../src/engine/actions/items';
import { Move, Wait } from '../../src/engine/actions/moves';
import { dangerOf } from '../../src/engine/ai/interruption';
import { pursue, routeTo } from '../../src/engine/ai/intents';
import { isUnsafe } from '../../src/engine/facts/danger';
import { inspect } from '../../src/engine/facts/inspect';
import { brokenInvariants } from '../../src/engine/run/invariants';
import { only } from '../support/campaignPack';
import { currentsRows, drawCurrents } from '../support/currentsPack';
import { act, drawn, monster, picture, told } from '../support/drawGame';
import { follow } from '../support/follow';
import { reload } from '../support/reload';
import { lay } from '../support/tacticsPack';

const [east, west, wait] = [new Move(1, 0), new Move(-1, 0), new Wait()];

/** The breeds of the pack with one of them that does nothing by itself. */
const still = (id: keyof (typeof currentsRows)['breeds']) => ({ breeds: { ...currentsRows.breeds, [id]: { ...currentsRows.breeds[id], brain: [] } } });

describe('a current', () => {
  it('RULES 5.19 carries who ends a turn in it one tile on, up to its end', () => {
    const game = drawCurrents('→@→→..');
    const steps = [1, 2, 3, 4].map(() => (act(game, wait), picture(game)));
    expect(steps).toEqual(['→→@→..', '→→→@..', '→→→→@.', '→→→→@.']);
    expect(brokenInvariants(game)).toEqual([]);
  });

  it('RULES 5.19 is twice as fast a way as the bank, and no way back', () => {
    const game = drawCurrents('→@→→→→.');
    act(game, east, east);
    expect(picture(game)).toBe('→→→→→@.');
    act(game, west, west, west);
    expect(picture(game)).toBe('→→→→→@.');
  });

  it('RULES 5.19 says so, as an event of its own, and to the player alone', () => {
    const game = drawCurrents('→@→→S→..', { pack: still('statue') });
    game.floor.setTile(monster(game, 'statue'), game.content.tiles.findIndex(({ id }) => id === 'eastCurrent'));
    const events = act(game, wait);
    expect(only(events, 'carried').map(({ actor, from, to }) => [actor, from.x, to.x])).toEqual([[1, 1, 2], [monster(game, 'statue').id, 4, 5]]);
    expect(events.flatMap((event) => (event.type === 'message' ? [[event.key, event.params]] : []))).toEqual([['log.carried', { way: 'ui.action.east' }]]);
    expect(only(events, 'moved')).toEqual([]);
  });

  it('RULES 5.19 says once that the player is carried and once that it is let go, however long the ride', () => {
    const game = drawCurrents('→@→→→→..');
    const heard = [wait, wait, east, wait].map((action) => act(game, action).flatMap((event) => (event.type === 'message' ? [event.key] : [])));
    expect(heard).toEqual([['log.carried'], [], [], ['log.carriedOut']]);
  });

  it('RULES 5.19 says so again of the next ride, also where the player got out by itself', () => {
    const game = drawCurrents('→@→.→→→');
    const heard = [wait, east, east].map((action) => act(game, action).flatMap((event) => (event.type === 'message' ? [event.key] : [])));
    expect(heard).toEqual([['log.carried'], [], ['log.carried']]);
  });

  it('RULES 5.19 carries several at once, none past another, and behind one who stays they stay too', () => {
    const game = drawCurrents('jjS@.', { pack: still('jar') });
    const { floor } = game;
    const index = game.content.tiles.findIndex(({ id }) => id === 'eastCurrent');
    for (const x of [0, 1, 2]) floor.setTile({ x, y: 0 }, index);
    act(game, wait);
    expect(picture(game)).toBe('jjS@.');
    act(game, east);
    expect(picture(game)).toBe('→jjS@');
  });

  it('RULES 5.19 that goes round in a ring, and is full, moves nobody', () => {
    const game = drawCurrents(`
      jj.
      jj@`);
    const tile = (id: string): number => game.content.tiles.findIndex((kind) => kind.id === id);
    for (const [x, y, id] of [[0, 0, 'eastCurrent'], [1, 0, 'southCurrent'], [1, 1, 'westCurrent'], [0, 1, 'northCurrent']] as const) game.floor.setTile({ x, y }, tile(id));
    act(game, wait);
    expect(picture(game)).toBe('jj.\njj@');
  });

  it('RULES 5.19 carries neither who flies, nor who is at home in water, nor captives', () => {
    const game = drawCurrents('b→→~E→..r→.@', { pack: { breeds: { ...still('bat').breeds, ...still('eel').breeds, bat: { ...currentsRows.breeds.bat, brain: [] }, eel: { ...currentsRows.breeds.eel, brain: [] } } } });
    const tile = game.content.tiles.findIndex(({ id }) => id === 'eastCurrent');
    for (const x of [0, 4, 8]) game.floor.setTile({ x, y: 0 }, tile);
    Object.assign(monster(game, 'rat'), { side: 'player', bound: 3 });
    act(game, wait);
    expect(picture(game)).toBe('b→→~E→..r→.@');
  });

  it('RULES 5.19 carries a swimmer of the dry land through the deep, and walkers of the dungeon not into it', () => {
    const game = drawCurrents('⇒@⇒⇒..S==', { pack: still('statue') });
    game.floor.setTile({ x: 6, y: 0 }, game.content.tiles.findIndex(({ id }) => id === 'eastCurrent'));
    const steps = [1, 2, 3].map(() => (act(game, wait), picture(game)));
    expect(steps).toEqual(['⇒⇒@⇒..S==', '⇒⇒⇒@..S==', '⇒⇒⇒⇒@.S==']);
  });

  it('RULES 5.19 carries things along, which stop at its end, before deep water and before doors', () => {
    const game = drawCurrents(`
      !→→.@
      !→=..
      !→+..`);
    const tile = game.content.tiles.findIndex(({ id }) => id === 'eastCurrent');
    for (const y of [0, 1, 2]) game.floor.setTile({ x: 0, y }, tile);
    const events = act(game, wait, wait, wait, wait);
    expect(picture(game)).toBe(drawn(`
      →→→!@
      →!=..
      →!+..`));
    expect(only(events, 'floated').filter(({ from }) => from.y === 0).map(({ from, to }) => [from.x, to.x])).toEqual([[0, 1], [1, 2], [2, 3]]);
    expect(told(act(game, west, new PickUp()))).toEqual(['log.pickUp']);
    expect(brokenInvariants(game)).toEqual([]);
  });

  it('RULES 5.19 takes a thing out of sight, and with that from the map', () => {
    const game = drawCurrents(`
      @!↓.
      ##↘.
      ###↓
      ...↓`);
    game.floor.setTile({ x: 1, y: 0 }, game.content.tiles.findIndex(({ id }) => id === 'eastCurrent'));
    const seen = (): boolean[] => game.floor.state.items.map((item) => item.seen);
    act(game, wait);
    expect([picture(game).split('\n')[0], seen()]).toEqual(['@→!.', [true]]);
    act(game, wait, wait, wait);
    expect([picture(game), seen()]).toEqual([drawn(`
      @→↓.
      ##↘.
      ###↓
      ...!`), [false]]);
  });

  it('RULES 5.4, 5.19 drives onto traps and into doors, like a push', () => {
    const game = drawCurrents('→@t..→S+.', { pack: still('statue') });
    game.floor.setTile({ x: 6, y: 0 }, game.content.tiles.findIndex(({ id }) => id === 'eastCurrent'));
    expect(only(act(game, wait), 'trapSprung')).toMatchObject([{ actor: 1, at: { x: 2, y: 0 } }]);
    expect(game.floor.tileAt(7, 0).id).toBe('doorOpen');
  });

  it('RULES 5.14, 5.19 takes from who is carried the attack it had announced, and its hold', () => {
    const game = drawCurrents('q→→@...', { pack: still('leech') });
    const leech = monster(game, 'leech');
    game.floor.setTile(leech, game.content.tiles.findIndex(({ id }) => id === 'eastCurrent'));
    leech.announced = { ability: 'arrow', turn: 9, aim: 3, cells: [3] };
    game.floor.announced.add(leech);
    leech.clings = game.state.player.id;
    act(game, wait);
    expect([leech.x, leech.announced, leech.clings]).toEqual([1, null, 0]);
  });

  it('RULES 5.15, 5.19 carries after hazards have worked, so that one can leave what it carries into', () => {
    const game = drawCurrents('→@...');
    lay(game, 'fire', [2, 0]);
    act(game, wait);
    expect([game.state.player.x, game.state.player.statuses]).toEqual([2, {}]);
    act(game, east);
    expect([game.state.player.x, game.state.player.statuses]).toEqual([3, {}]);
  });

  it('RULES 1.8, 5.19 goes on the same in a fork and in a copy that was loaded', () => {
    const game = drawCurrents('→@→→!→→r→..');
    const [fork, loaded] = [game.fork(), reload(game)];
    for (const one of [game, fork, loaded]) act(one, wait, wait);
    expect([fork.hash, loaded.hash, picture(fork)]).toEqual([game.hash, game.hash, picture(game)]);
  });

  it('RULES 5.19 stops with its tile', () => {
    const game = drawCurrents('→@→→..');
    act(game, wait);
    game.floor.setTile(game.state.player, game.content.tiles.findIndex(({ id }) => id === 'water'));
    act(game, wait);
    expect(picture(game)).toBe('→→@→..');
  });
});

describe('who knows of a current', () => {
  it('RULES 5.19 is told by looking where it carries', () => {
    const game = drawCurrents('@.→.');
    expect(inspect(game, { x: 2, y: 0 })).toContainEqual({ key: 'look.current', params: { way: 'ui.action.east' } });
  });

  it('RULES 5.19 is warned of one that carries into harm, but not of others', () => {
    const game = drawCurrents(`
      @→.
      →t.`);
    expect(dangerOf(game, east)).toBeNull();
    expect(dangerOf(game, new Move(0, 1))).toEqual({ key: 'danger.current', params: { what: 'trap.dart' } });
    const deep = drawCurrents('@→=.');
    expect(dangerOf(deep, east)).toEqual({ key: 'danger.current', params: { what: 'tile.deepWater' } });
  });

  it('RULES 5.19 travels down with it, and up along the bank', () => {
    const map = `
      .......
      →→→→→→.`;
    const down = drawCurrents(map.replace('.', '@'));
    expect(follow(down, { do: 'travel', to: { x: 6, y: 1 } })).toEqual({ why: 'stop.there', turns: 3 });
    const up = drawCurrents(`
      .......
      →→→→→→@`);
    expect(follow(up, { do: 'travel', to: { x: 0, y: 0 } })).toEqual({ why: 'stop.there', turns: 6 });
    expect(picture(up)).toBe(drawn(`
      @......
      →→→→→→→`));
  });

  it('RULES 5.19 draws a way tile by tile, also where it is carried', () => {
    const game = drawCurrents(`
      @#####.
      →→→→→→.`);
    for (let x = 0; x < 7; x++) for (const y of [0, 1]) game.floor.map(x, y);
    expect(routeTo(game, { x: 6, y: 0 })?.map(({ x }) => x)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('RULES 5.19 goes no way that ends against it, nor one that ends in the deep', () => {
    expect(routeTo(drawCurrents('.←←@'), { x: 0, y: 0 })).not.toBeNull();
    expect(routeTo(drawCurrents('.→→@'), { x: 0, y: 0 })).toBeNull();
    const deep = drawCurrents(`
      @→=.
      ###.`);
    expect(routeTo(deep, { x: 3, y: 1 })).toBeNull();
  });

  it('RULES 5.19 ends beside a current that it is sent into', () => {
    expect(follow(drawCurrents('@..→→.'), { do: 'travel', to: { x: 4, y: 0 } }).why).toBe('stop.there');
    expect(follow(drawCurrents('@..→.'), { do: 'travel', to: { x: 3, y: 0 } })).toEqual({ why: 'stop.there', turns: 2 });
  });

  it('RULES 5.19 explores without being driven out of its way for ever', () => {
    const game = drawCurrents(`
      .......#....
      @→→→→→.#....
      ..........#.
      ..........#.`, { pack: { sight: 3 } });
    expect(follow(game, { do: 'explore' }).why).toBe('stop.explored');
  });

  it('RULES 5.19 explores what only a current leads to', () => {
    const game = drawCurrents(`
      @.####
      →→→...
      ######`, { pack: { sight: 2 } });
    expect(follow(game, { do: 'explore' }).why).toBe('stop.explored');
    expect(game.floor.isSeen(5, 1)).toBe(true);
  });

  it('RULES 5.19 explores into no current that carries into the unknown, and says where one is', () => {
    const game = drawCurrents(`
      @..→→..
      #######`, { pack: { sight: 1 } });
    expect(follow(game, { do: 'explore' })).toEqual({ why: 'stop.exploredCurrent', turns: 2 });
    const far = { stop: { key: 'stop.exploredCurrent', params: { n: 2, way: 'ui.action.east' } } };
    act(game, new Move(-1, 0));
    expect(pursue(game, { do: 'explore' })).toEqual(far);
    expect(pursue(drawCurrents('@→=!'), { do: 'explore' })).toMatchObject({ stop: { key: 'stop.exploredDanger' } });
  });

  it('RULES 5.19 hunts up the bank, where it would never get against the current', () => {
    const game = drawCurrents(`
      @→→→→r
      .....#`, { pack: { sight: 12 } });
    const { player } = game.state;
    for (let turn = 0; turn < 8 && player.hp === 20; turn++) act(game, wait);
    expect(player.hp).toBeLessThan(20);
    const barred = drawCurrents('@→→→→r', { pack: { sight: 12 } });
    act(barred, wait, wait, wait);
    expect(barred.state.player.hp).toBe(20);
  });

  it('RULES 5.19 crosses it on foot, with or without somebody to hunt', () => {
    const game = drawCurrents(`
      @.↓..r
      ..↓...
      ..↓...
      ......`, { pack: { sight: 12 } });
    for (let turn = 0; turn < 12 && game.state.player.hp === 20; turn++) act(game, wait);
    expect(game.state.player.hp).toBeLessThan(20);
  });

  it('RULES 5.19 lets no sensible monster step into one that carries it into fire', () => {
    const game = drawCurrents(`
      r→.
      ..@`);
    lay(game, 'fire', [2, 0]);
    const rat = monster(game, 'rat');
    expect([isUnsafe(game, rat, { x: 1, y: 0 }), isUnsafe(game, rat, { x: 1, y: 1 })]).toEqual([true, false]);
    act(game, wait);
    expect([rat.x, rat.y]).toEqual([1, 1]);
  });

  it('RULES 5.19 makes a monster leave one that is about to carry it into fire', () => {
    const game = drawCurrents('@...\n###.\nr→..\n....', { pack: { sight: 1 } });
    const rat = monster(game, 'rat');
    game.floor.setTile(rat, game.content.tiles.findIndex(({ id }) => id === 'eastCurrent'));
    game.floor.setTile({ x: 1, y: 2 }, game.content.tiles.findIndex(({ id }) => id === 'ground'));
    lay(game, 'fire', [1, 2]);
    act(game, wait);
    expect(rat.y).not.toBe(2);
  });
});
