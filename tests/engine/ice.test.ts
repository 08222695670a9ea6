import { Drop } from '../../src/engine/actions/items';
import { Move, Wait } from '../../src/engine/actions/moves';
import { dangerOf } from '../../src/engine/ai/interruption';
import { routeTo } from '../../src/engine/ai/intents';
import { isUnsafe } from '../../src/engine/facts/danger';
import { inspect } from '../../src/engine/facts/inspect';
import type { Game } from '../../src/engine/Game';
import { layAll } from '../../src/engine/rules/reactions';
import { brokenInvariants } from '../../src/engine/run/invariants';
import { only } from '../support/campaignPack';
import { act, carried, drawn, monster, picture, told } from '../support/drawGame';
import { follow } from '../support/follow';
import { reload } from '../support/reload';
import { drawSluices, sluicesRows } from '../support/sluicesPack';

const [east, west, wait] = [new Move(1, 0), new Move(-1, 0), new Wait()];

/** The breeds of the pack with some that do nothing by themselves. */
const still = (...ids: (keyof (typeof sluicesRows)['breeds'])[]) => ({ breeds: { ...sluicesRows.breeds, ...Object.fromEntries(ids.map((id) => [id, { ...sluicesRows.breeds[id], brain: [] }])) } });

/** Lays hazards on cells of the second row: what is not open at the edge of the map stays as it is. */
const blow = (game: Game, kind: string, ...cells: number[]): void => { layAll(game, cells.map((x) => ({ kind, x, y: 1, turns: 1 })), { x: 0, y: 1 }); };

/** A row of a map between walls. */
const between = (row: string): string => ['#'.repeat(row.length), row, '#'.repeat(row.length)].join('\n');
const row = (game: Game): string | undefined => picture(game).split('\n')[1];

describe('thin ice', () => {
  it('RULES 5.21 comes of frost on the deep, bears once, and breaks under who comes back', () => {
    const game = drawSluices(between('@.==..'));
    blow(game, 'frost', 2, 3);
    expect(row(game)).toBe('@.ÌÌ..');
    const events = act(game, east, east, east, east);
    expect([row(game), game.state.hero.afloat]).toEqual(['..ÎÎ@.', 0]);
    expect(told(events)).toEqual(['log.cracks', 'log.cracks']);
    const back = act(game, west);
    expect([row(game), told(back), game.state.hero.afloat]).toEqual(['..Î@..', ['log.breaks'], 1]);
    expect([game.floor.tileAt(3, 1).id, brokenInvariants(game)]).toEqual(['deepWater', []]);
  });

  it('RULES 5.21 carries who stands still on it', () => {
    const game = drawSluices('@Ì..');
    act(game, east, wait, wait);
    expect([picture(game), game.floor.tileAt(1, 0).id]).toEqual(['.@..', 'crackedIce']);
  });

  it('RULES 5.21 breaks under monsters likewise, which are washed ashore, and under no one who flies', () => {
    const game = drawSluices(`
      ..S..b.
      #ÎÎ#ÎÎ#
      .......
      @......`, { pack: still('statue', 'bat') });
    for (const [id, dx] of [['statue', 0], ['bat', 0]] as const) {
      const actor = monster(game, id);
      game.affect([{ do: 'push', cells: 1 }], { target: actor, source: { ...game.state.player, x: actor.x - dx, y: -1 }, at: actor, cause: { table: 'item', id: 'bolt' } });
    }
    expect(picture(game)).toBe(drawn(`
      ..S....
      #Î=#Îb#
      .......
      @......`));
    expect([only(game.events, 'carried').length, brokenInvariants(game)]).toEqual([1, []]);
  });

  it('RULES 5.15, 5.21 melts to deep water under who stands on it; things come to lie on the shore', () => {
    const game = drawSluices(between('@ÌÌS.'), { carry: ['salve'], pack: still('statue') });
    game.floor.setTile(monster(game, 'statue'), game.content.tiles.findIndex(({ id }) => id === 'thinIce'));
    act(game, east, new Drop(carried(game, 'salve')), wait);
    blow(game, 'heat', 1, 2, 3);
    expect([row(game), brokenInvariants(game)]).toEqual(['.@==S', []]);
    expect([game.floor.tileAt(1, 1).id, game.floor.state.items.map(({ x, y }) => [x, y])]).toEqual(['deepWater', [[4, 1]]]);
  });

  it('RULES 5.18, 5.21 does not close over a swimmer, which comes no further than its hole', () => {
    const game = drawSluices(between('@..==E==..'), { pack: still('eel') });
    blow(game, 'frost', 3, 4, 5, 6, 7);
    expect([row(game), game.floor.tileAt(5, 1).id]).toEqual(['@..ÌÌEÌÌ..', 'deepWater']);
    const hunting = drawSluices(between('@..==E==..'));
    blow(hunting, 'frost', 3, 4, 5, 6, 7);
    act(hunting, wait, wait, wait);
    expect(monster(hunting, 'eel').x).toBe(5);
  });

  it('RULES 1.8, 5.21 goes on the same after loading', () => {
    const game = drawSluices('@ÌÎ..r');
    act(game, east);
    const loaded = reload(game);
    for (const one of [game, loaded]) act(one, east, wait);
    expect(loaded.hash).toBe(game.hash);
  });
});

describe('who knows of cracked ice', () => {
  it('RULES 5.21 is told by looking, and warned before the step', () => {
    const game = drawSluices('@ÎÌ.');
    const looked = (x: number): string[] => inspect(game, { x, y: 0 }).map(({ key }) => key);
    expect([looked(1), looked(2)]).toEqual([['look.tile', 'look.breaks'], ['look.tile', 'look.cracks']]);
    expect(dangerOf(game, east)).toEqual({ key: 'danger.breaks', params: { tile: 'tile.crackedIce' } });
    expect(dangerOf(drawSluices('@ÌÎ.'), east)).toBeNull();
    const afloat = drawSluices('=@Î.');
    expect(dangerOf(afloat, east)).toBeNull();
  });

  it('RULES 5.21 travels and explores round it, and over thin ice', () => {
    expect(routeTo(drawSluices('@ÎÎ.'), { x: 3, y: 0 })).toBeNull();
    expect(routeTo(drawSluices('@ÌÌ.'), { x: 3, y: 0 })).toHaveLength(3);
    const game = drawSluices(`
      @Î..
      ....`);
    expect(follow(game, { do: 'travel', to: { x: 2, y: 0 } })).toEqual({ why: 'stop.there', turns: 2 });
    expect(game.floor.tileAt(1, 0).id).toBe('crackedIce');
    expect(follow(drawSluices(`@Î${'.'.repeat(12)}`, { pack: { sight: 3 } }), { do: 'explore' }).why).toBe('stop.exploredDanger');
  });

  it('RULES 5.21 walks round it as a monster, and does not follow over it', () => {
    const game = drawSluices(`
      @Îr
      ...`);
    const rat = monster(game, 'rat');
    expect([isUnsafe(game, rat, { x: 1, y: 0 }), isUnsafe(game, rat, { x: 1, y: 1 })]).toEqual([true, false]);
    act(game, wait);
    expect([rat.x, rat.y]).toEqual([1, 1]);
    const behind = drawSluices('@.ÎrÎ.');
    act(behind, wait, wait);
    expect(picture(behind)).toBe('@.ÎrÎ.');
  });
});

test('RULES 5.15 sparks run through currents and what else conducts by its row, but not through ice', () => {
  const game = drawSluices('@..→⇒~ÌS~', { pack: still('statue') });
  layAll(game, [{ kind: 'sparks', x: 3, y: 0, turns: 1 }], { x: 3, y: 0 });
  expect(game.floor.state.hazards.map(({ x }) => x)).toEqual([3, 4, 5]);
});
