import { Bump, Melee } from '../../src/engine/actions/fights';
import { LevelUp, type LevelReward } from '../../src/engine/actions/hero';
import { Drop, Equip, PickUp, UseItem } from '../../src/engine/actions/items';
import { Move, Stairs, Wait } from '../../src/engine/actions/moves';
import type { Game } from '../../src/engine/Game';
import { brokenInvariants } from '../../src/engine/run/invariants';
import { xpToNext } from '../../src/engine/facts/stats';
import { gainXp } from '../../src/engine/rules/death';
import { inflict } from '../../src/engine/rules/statuses';
import { act, carried, drawGame, monster, picture, told, type Drawing } from '../support/drawGame';
import { expectRefused } from '../support/expectRefused';
import { reload } from '../support/reload';
import { breedsWith } from '../support/tinyPack';

/** A run in which the jar's death gives this much experience. */
function worth(xp: number, map = '@j', drawing: Drawing = {}): Game {
  return drawGame(map, { ...drawing, pack: { ...drawing.pack, breeds: breedsWith('jar', { xp }) } });
}

const smash = new Bump(1, 0);

/** Level, experience and pending rewards. */
const growth = ({ state }: Game): number[] => [state.hero.level, state.hero.xp, state.hero.choices];

const stats = ({ state }: Game): number[] => [state.player.hp, state.player.maxHp, state.player.power, state.player.defence];

describe('levels', () => {
  it('RULES 5.9 of one kill are at most a hundred; the rest come with the next', () => {
    const game = drawGame('@');
    gainXp(game, 1_000_000);
    expect(game.state.hero.level).toBe(101);
    expect(game.state.hero.xp).toBeGreaterThan(xpToNext(game.content, 101));
    expect(brokenInvariants(game)).toEqual([]);
    gainXp(game, 1);
    expect(game.state.hero.level).toBeGreaterThan(101);
    expect(game.state.hero.xp).toBeLessThan(xpToNext(game.content, game.state.hero.level));
  });

  it.each([
    [1, 350],
    [2, 500],
    [3, 650],
    [4, 800],
  ])('RULES 1.5 from level %i to the next takes %i experience, and not one point less', (level, need) => {
    expect(xpToNext({ growth: null }, level)).toBe(need);
    const grown = [need - 1, need].map((xp) => {
      const game = worth(xp);
      game.state.hero.level = level;
      act(game, smash);
      return growth(game);
    });
    expect(grown).toEqual([[level, need - 1, 0], [level + 1, 0, 1]]);
  });

  it('RULES 1.5 the surplus is kept', () => {
    const game = worth(400);
    act(game, smash);
    expect(growth(game)).toEqual([2, 50, 1]);
  });

  it('RULES 1.5 several levels at once give several rewards in a row', () => {
    const game = worth(350 + 500 + 7);
    const events = act(game, smash);
    expect(growth(game)).toEqual([3, 7, 2]);
    expect(events.flatMap((event) => (event.type === 'levelled' ? [event.level] : []))).toEqual([2, 3]);
    expect(told(act(game, new LevelUp('power'), new LevelUp('defence'), new LevelUp('life')))).toEqual(['log.boon.power', 'log.boon.defence', 'refused.noLevel']);
    expect(stats(game)).toEqual([20, 20, 6, 2]);
  });

  it('RULES 1.5 is reported in words and as an event, at the player\'s cell', () => {
    const events = act(worth(350), smash);
    expect(events).toContainEqual({ type: 'levelled', level: 2, at: { x: 0, y: 0 }, seen: true });
    expect(events).toContainEqual({ type: 'message', tone: 'status', key: 'log.level', params: { n: 2 }, seen: true });
  });

  it('RULES 1.5 in a pack without levels experience counts for nothing', () => {
    const game = worth(5000, '@j', { pack: { levels: false } });
    expect(told(act(game, smash))).toEqual(['log.attack', 'log.dies']);
    expect(growth(game)).toEqual([1, 0, 0]);
  });

  it('monsters killed by other monsters count as well', () => {
    const game = worth(350, `
      #####
      #jO@#
      #####`);
    game.state.player.hp = game.state.player.maxHp = 9000;
    inflict(game, monster(game, 'ogre'), { status: 'dizzy', turns: 500 });
    for (let turn = 0; turn < 60 && game.state.hero.choices === 0; turn++) act(game, new Wait());
    expect(growth(game)).toEqual([2, 0, 1]);
  });
});

describe('the choice of a level reward', () => {
  it.each<[LevelReward, number[]]>([
    ['life', [25, 40, 5, 1]],
    ['power', [5, 20, 6, 1]],
    ['defence', [5, 20, 5, 2]],
  ])('RULES 1.5 %s', (reward, after) => {
    const game = worth(350);
    game.state.player.hp = 5;
    act(game, smash);
    expect(told(act(game, new LevelUp(reward)))).toEqual([`log.boon.${reward}`]);
    expect(stats(game)).toEqual(after);
    expect(growth(game)).toEqual([2, 0, 0]);
  });

  it('RULES 1.5 takes no turn: no monster acts, nothing wears off', () => {
    const game = worth(350, 'r@j');
    act(game, smash);
    inflict(game, game.state.player, { status: 'dizzy', turns: 3 });
    const { turn, player } = game.state;
    const { hp, energy } = player;
    expect(act(game, new LevelUp('power')).filter((event) => event.type !== 'message')).toEqual([]);
    expect([game.state.turn, player.hp, player.energy, player.statuses]).toEqual([turn, hp, energy, { dizzy: 3 }]);
  });

  it('RULES 1.5 can\'t be dismissed: until then every other action is refused and loses nothing', () => {
    const game = worth(350, `
      .!j
      r@.`, { carry: ['salve', 'daze', 'club'] });
    game.state.player.hp = 3;
    act(game, new Bump(1, -1));
    expect(growth(game)).toEqual([2, 0, 1]);
    const actions = [
      new Wait(),
      new Bump(1, 0),
      new Bump(-1, 0),
      new Move(0, -1),
      new Melee(monster(game, 'rat')),
      new PickUp(),
      new Stairs(),
      new UseItem(carried(game, 'salve')),
      new UseItem(carried(game, 'daze'), { x: 0, y: 1 }),
      new Equip(carried(game, 'club')),
      new Drop(carried(game, 'salve')),
    ];
    for (const action of actions) expectRefused(game, action, { key: 'refused.choose' });
  });

  it('RULES 1.5 without a level gained there is nothing to choose', () => {
    for (const reward of ['life', 'power', 'defence'] as const) expectRefused(drawGame('@r'), new LevelUp(reward), { key: 'refused.noLevel' });
  });

  it('RULES 6 waits for no key and eats none: it comes with the attack, and the next action is done', () => {
    const game = worth(350, '@j.');
    act(game, smash);
    expect(game.state.hero.choices).toBe(1);
    act(game, new LevelUp('life'));
    act(game, smash);
    expect(picture(game)).toBe('.@.');
    expect(game.state.turn).toBe(2);
  });

  it('RULES 1.5 pending rewards are part of the saved run, and a loaded run goes on as the unbroken one', () => {
    const game = worth(350 + 500, 'r@j');
    act(game, smash, new LevelUp('power'));
    const loaded = reload(game);
    expect(loaded.state).toEqual(game.state);
    expectRefused(loaded, new Wait(), { key: 'refused.choose' });
    for (const run of [game, loaded]) act(run, new LevelUp('life'), new Wait());
    expect(growth(loaded)).toEqual([3, 0, 0]);
    expect(loaded.state).toEqual(game.state);
    expect(loaded.hash).toBe(game.hash);
  });
});
