import { Choose } from '../../src/engine/actions/hero';
import { PickUp } from '../../src/engine/actions/items';
import { Move, Wait } from '../../src/engine/actions/moves';
import { inspect } from '../../src/engine/facts/inspect';
import type { Game } from '../../src/engine/Game';
import { layAll } from '../../src/engine/rules/reactions';
import { brokenInvariants } from '../../src/engine/run/invariants';
import { only } from '../support/campaignPack';
import { act, drawn, monster, picture, told } from '../support/drawGame';
import { follow } from '../support/follow';
import { reload } from '../support/reload';
import { drawSluices, sluicesRows } from '../support/sluicesPack';
import { lay } from '../support/tacticsPack';

const wait = new Wait();

/** Pulls the only lever. */
function pull(game: Game): Choose {
  const at = game.floor.state.terrain.findIndex((tile) => game.content.tiles[tile]?.id.startsWith('sluice'));
  return new Choose(at % game.floor.width, Math.floor(at / game.floor.width), 0);
}

/** The breeds of the pack with one of them that does nothing by itself. */
const still = (id: keyof (typeof sluicesRows)['breeds']) => ({ breeds: { ...sluicesRows.breeds, [id]: { ...sluicesRows.breeds[id], brain: [] } } });

const full = `
  @Ł.........
  ..~~~......
  .~===~..~~.
  ..~=~...~=.
  ...........`;

describe('a lever', () => {
  it('RULES 5.20 lowers the water of a whole hall, and of no other, and raises it again', () => {
    const game = drawSluices(full);
    act(game, pull(game));
    expect(picture(game)).toBe(drawn(`
      @ł.........
      ..:::......
      .:___:..~~.
      ..:_:...~=.
      ...........`));
    act(game, pull(game));
    expect(picture(game)).toBe(drawn(full));
    expect([game.state.turn, brokenInvariants(game)]).toEqual([2, []]);
  });

  it('RULES 5.20 works on the water nearest to itself, wherever the player stands', () => {
    const map = `
      ==#....
      ==.Ł.=.
      ##@..=.`;
    const lowered = (x: number, y: number): string => {
      const game = drawSluices(map);
      Object.assign(game.state.player, { x: 2, y: 2 });
      game.floor.leave(game.state.player);
      Object.assign(game.state.player, { x, y });
      game.floor.enter(game.state.player);
      act(game, pull(game));
      return picture(game).replace('@', '.');
    };
    expect(new Set([lowered(2, 2), lowered(2, 1), lowered(4, 2), lowered(4, 0)]).size).toBe(1);
  });

  it('RULES 5.20 also changes what is joined over tiles that have changed before', () => {
    const game = drawSluices(`
      @Ł.....
      .==_==.`);
    act(game, pull(game));
    expect(picture(game)).toBe('@ł.....\n._____.');
  });

  it('RULES 5.20 makes one event of it', () => {
    const game = drawSluices(full);
    const events = act(game, pull(game));
    expect([only(events, 'opened').length, only(events, 'changed').length, told(events)]).toEqual([1, 1, ['log.chosen', 'hit.change.falls']]);
  });

  it('RULES 1.8, 5.20 goes on the same in a fork and in a copy that was loaded', () => {
    const game = drawSluices(full.replace('...........', '...!..S..r.'));
    act(game, pull(game));
    const [fork, loaded] = [game.fork(), reload(game)];
    for (const one of [game, fork, loaded]) act(one, pull(one), wait);
    // A fork has no older lines of the log, which are in the hash.
    expect([loaded.hash, { ...fork.state, log: [] }]).toEqual([game.hash, { ...game.state, log: [] }]);
  });
});

describe('as the water rises', () => {
  it('RULES 5.18, 5.20 the player swims', () => {
    const game = drawSluices(`
      @ł.
      ___
      ...`);
    act(game, new Move(0, 1), pull(game));
    expect([picture(game), game.state.hero.afloat]).toEqual(['.Ł.\n@==\n...', 1]);
    expect(follow(game, { do: 'travel', to: { x: 0, y: 2 } }).why).toBe('stop.there');
  });

  it('RULES 5.14, 5.20 who cannot swim is washed to the nearest shore, awake, and without what it was about to do', () => {
    const game = drawSluices(`
      @ł........
      _____.....
      __S_rZ....
      _____#####`, { pack: { breeds: { ...still('statue').breeds, rat: { ...sluicesRows.breeds.rat, brain: [] } } } });
    const { floor } = game;
    floor.setTile({ x: 2, y: 2 }, game.content.tiles.findIndex(({ id }) => id === 'bed'));
    floor.setTile({ x: 4, y: 2 }, game.content.tiles.findIndex(({ id }) => id === 'bed'));
    const rat = monster(game, 'rat');
    Object.assign(rat, { asleep: true, announced: { ability: 'arrow', turn: 9, aim: 0, cells: [0] } });
    floor.announced.add(rat);
    monster(game, 'sleeper').asleep = true;
    const events = act(game, pull(game));
    expect(picture(game)).toBe(drawn(`
      @ŁS.......
      =====r....
      =====Z....
      =====#####`));
    expect([rat.asleep, rat.announced, monster(game, 'sleeper').asleep]).toEqual([false, null, true]);
    expect([only(events, 'carried').length, told(events).filter((key) => key === 'log.washed').length, brokenInvariants(game)]).toEqual([2, 2, []]);
  });

  it('RULES 5.20 nobody drowns where there is no shore: that tile stays dry', () => {
    const game = drawSluices(`
      @ł#####
      .##___#
      .##_S_#
      .##___#`, { pack: still('statue') });
    game.floor.setTile({ x: 4, y: 2 }, game.content.tiles.findIndex(({ id }) => id === 'bed'));
    act(game, pull(game));
    expect(picture(game)).toBe(drawn(`
      @Ł#####
      .##===#
      .##=S=#
      .##===#`));
    expect(brokenInvariants(game)).toEqual([]);
  });

  it('RULES 5.15, 5.20 what burns there meets the water, and who burns goes out', () => {
    const hazards = { ...sluicesRows.hazards, fire: { ...sluicesRows.hazards.fire, onTiles: { deepWater: { becomes: 'balm', turns: 3 } } } };
    const game = drawSluices(`
      @ł.
      ___
      ___`, { pack: { hazards } });
    lay(game, 'fire', [2, 2], [2, 0]);
    act(game, new Move(0, 1));
    game.state.player.statuses = { ablaze: 3 };
    act(game, pull(game));
    expect(game.floor.state.hazards.map(({ kind, x, y }) => [kind, x, y])).toEqual([['balm', 2, 2], ['fire', 2, 0]]);
    expect(game.state.player.statuses).toEqual({});
  });

  it('RULES 5.4, 5.20 a trap goes under, and does nothing there', () => {
    const game = drawSluices(`
      @łt
      ___`);
    game.floor.setTile({ x: 2, y: 0 }, game.content.tiles.findIndex(({ id }) => id === 'bed'));
    act(game, pull(game));
    expect(only(act(game, new Move(1, 1), new Move(1, -1)), 'trapSprung')).toEqual([]);
    expect(brokenInvariants(game)).toEqual([]);
    act(game, pull(game));
    expect(only(act(game, new Move(-1, 1), new Move(1, -1)), 'trapSprung')).toHaveLength(1);
  });
});

describe('as the water falls', () => {
  it('RULES 5.18, 5.20 a swimmer keeps the last pool, and is among the others again as it rises', () => {
    const game = drawSluices(`
      @Ł.....
      .==E==.`, { pack: still('eel') });
    act(game, pull(game));
    expect([picture(game), game.floor.tileAt(3, 1).id]).toEqual(['@ł.....\n.__E__.', 'deepWater']);
    act(game, pull(game));
    expect([picture(game), brokenInvariants(game)]).toEqual(['@Ł.....\n.==E==.', []]);
  });

  it('RULES 5.20 it shows what lay in it, which until then nobody sees, takes or fetches', () => {
    const game = drawSluices(`
      @Ł...
      .=!=.
      .....`);
    const at = { x: 2, y: 1 };
    game.floor.setTile(at, game.content.tiles.findIndex(({ id }) => id === 'deepWater'));
    game.look();
    const item = (): unknown => game.floor.state.items.map(({ seen }) => seen);
    const looked = (): string[] => inspect(game, at).map(({ key }) => key);
    game.floor.state.items.forEach((thing) => { thing.seen = false; });
    act(game, wait);
    expect([item(), looked()]).toEqual([[false], ['look.tile']]);
    expect(follow(game, { do: 'explore' }).why).toBe('stop.explored');
    act(game, new Move(0, 1), new Move(1, 0), new Move(1, 0));
    expect([told(game.turn(new PickUp())), game.state.player.x]).toEqual([['refused.nothingHere'], 2]);
    act(game, new Move(-1, 0), new Move(-1, -1));
    expect(only(act(game, pull(game)), 'found')).toMatchObject([{ kind: 'salve' }]);
    expect([item(), looked()]).toEqual([[true], ['look.item', 'look.tile']]);
    act(game, pull(game));
    expect([item(), looked()]).toEqual([[false], ['look.tile']]);
    act(game, pull(game));
    follow(game, { do: 'explore' });
    expect(follow(game, { do: 'explore' }).why).toBe('stop.explored');
    expect(game.state.hero.inventory.map(({ kind }) => kind)).toEqual(['salve']);
  });

  it('RULES 5.18, 5.20 what is dropped into the water lies on the shore as ever, and what melts away lets things ashore', () => {
    const hazards = { ...sluicesRows.hazards, heat: { ...sluicesRows.hazards.balm, onTiles: { ice: { leaves: 'deepWater' } } } };
    const game = drawSluices('@..-!-..', { pack: { hazards } });
    game.floor.setTile({ x: 4, y: 0 }, game.content.tiles.findIndex(({ id }) => id === 'ice'));
    layAll(game, [3, 4, 5].map((x) => ({ kind: 'heat', x, y: 0, turns: 1 })), { x: 4, y: 0 });
    expect([picture(game), brokenInvariants(game)]).toEqual(['@..===!.', []]);
  });
});
