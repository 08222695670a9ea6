import { Bump } from '../../../src/engine/actions/fights';
import { Wait } from '../../../src/engine/actions/moves';
import { stepsBetween } from '../../../src/engine/core/point';
import type { Game } from '../../../src/engine/Game';
import { act, drawn, monster, picture, told } from '../../support/drawGame';
import { drawScene, mindsWith } from '../../support/tacticsPack';

const wait = (game: Game, turns = 1): string => {
  act(game, ...Array.from({ length: turns }, () => new Wait()));
  return picture(game);
};

describe('a monster that flees when hurt', () => {
  it('fights while it is healthy', () => {
    const game = drawScene('@..w....');
    monster(game, 'coward').hp = 5;
    expect(wait(game)).toBe('@.w.....');
  });

  it('then flees, and forgets where the player was', () => {
    const game = drawScene('@..w....');
    Object.assign(monster(game, 'coward'), { hp: 4, goal: 0 });
    expect(wait(game, 2)).toBe('@....w..');
    expect(monster(game, 'coward').goal).toBe(-1);
  });

  it('runs round a corner rather than along a wall', () => {
    const game = drawScene(`
      ####.##
      @..w...
      #######`);
    monster(game, 'coward').hp = 1;
    expect(wait(game)).toBe(drawn(`
      ####w##
      @......
      #######`));
  });

  it('fights in a dead end once the player is adjacent, and doesn\'t come out before', () => {
    const game = drawScene('@..w#');
    monster(game, 'coward').hp = 1;
    expect(wait(game, 3)).toBe('@..w#');
    expect(game.state.player.hp).toBe(20);
    act(game, new Bump(1, 0), new Bump(1, 0));
    expect(game.state.player.hp).toBe(18);
  });

  it('goes where the player has to walk furthest, not furthest as the crow flies', () => {
    const game = drawScene(`
      #######
      @.w=...
      ##...##
      #######`);
    monster(game, 'coward').hp = 1;
    expect(wait(game, 3)).toBe(drawn(`
      #######
      @..=.w.
      ##...##
      #######`));
  });
});

describe('a monster that keeps its distance', () => {
  it('comes as near as three steps, stands there, and backs off if approached', () => {
    const game = drawScene('@......y..');
    expect(wait(game, 4)).toBe('@..y......');
    expect([wait(game), wait(game)]).toEqual(['@..y......', '@..y......']);
    act(game, new Bump(1, 0));
    expect(picture(game)).toBe('.@..y.....');
  });

  it('fights if it can\'t back off', () => {
    const game = drawScene('@y#');
    wait(game);
    expect(game.state.player.hp).toBe(18);
  });

  it('shoots meanwhile', () => {
    const game = drawScene('@....A...');
    act(game, ...Array.from({ length: 9 }, () => new Wait()));
    expect(game.state.player.hp).toBe(14);
    expect(stepsBetween(monster(game, 'archer'), game.state.player)).toBe(3);
  });
});

describe('a thief', () => {
  it('steals something that is neither worn nor a key, and flees', () => {
    const game = drawScene('@T.....', { carry: ['key', 'axe', 'salve'], wear: ['axe'] });
    const events = act(game, new Wait());
    const thief = monster(game, 'thief');
    expect(events).toContainEqual({ type: 'stole', actor: thief.id, item: thief.loot[0]?.id, kind: 'salve', at: { x: 0, y: 0 }, seen: true });
    expect(told(events)).toEqual(['log.stole']);
    expect(game.state.hero.inventory.map(({ kind }) => kind)).toEqual(['key', 'axe']);
    expect(game.state.player.hp).toBe(20);
    expect(wait(game, 3)).toBe('@...T..');
  });

  it('steals any of several with equal probability', () => {
    const taken = Array.from({ length: 90 }, (_, seed) => {
      const game = drawScene('@T.', { carry: ['salve', 'bolt', 'daze'], seed: String(seed) });
      wait(game);
      return monster(game, 'thief').loot[0]?.kind;
    });
    for (const kind of ['salve', 'bolt', 'daze']) expect(taken.filter((other) => other === kind).length).toBeGreaterThan(15);
  });

  it('drops its loot when it dies', () => {
    const game = drawScene('@T#', { carry: ['salve'], pack: { breeds: mindsWith('thief', { hp: 1 }) } });
    wait(game);
    act(game, new Bump(1, 0));
    expect(game.state.hero.inventory).toEqual([]);
    expect(game.floor.state.items.map(({ kind, x, left }) => [kind, x, left])).toEqual([['salve', 1, false]]);
  });

  it('fights if there is nothing to steal, and when cornered with its loot', () => {
    const poor = drawScene('@T.');
    wait(poor);
    expect(poor.state.player.hp).toBe(18);
    const cornered = drawScene('@T#', { carry: ['salve', 'bolt'] });
    wait(cornered, 2);
    expect([cornered.state.player.hp, cornered.state.hero.inventory.length]).toEqual([18, 1]);
  });
});
