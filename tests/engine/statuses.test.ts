import { perform } from '../../src/engine/actions/Action';
import { Bump } from '../../src/engine/actions/fights';
import { LevelUp } from '../../src/engine/actions/hero';
import { UseItem } from '../../src/engine/actions/items';
import { Wait } from '../../src/engine/actions/moves';
import type { Effect } from '../../src/engine/content';
import type { Game } from '../../src/engine/Game';
import { brightnessAt } from '../../src/engine/facts/light';
import { actorName, breedSeen } from '../../src/engine/facts/names';
import { inflict } from '../../src/engine/rules/statuses';
import { drawLit, lightRows } from '../support/lightPack';
import { carried, monster, picture, told, view } from '../support/drawGame';
import { campaignRows, drawCampaign, only, play } from '../support/campaignPack';
import { holding, useThing } from '../support/holding';

const east = new Bump(1, 0);
const wait = new Wait();

/** The player's statuses after one status was inflicted for each number of turns. */
function stacked(status: string, ...turns: readonly (number | undefined)[]): Record<string, number> {
  const game = drawCampaign('@');
  for (const n of turns) inflict(game, game.state.player, n === undefined ? { status } : { status, turns: n });
  return game.state.player.statuses;
}

describe('the duration of a status', () => {
  it.each([
    ['the longer one by default', ['haste', 5, 3], 5],
    ['the longer one, the other way round', ['haste', 3, 5], 5],
    ['both together', ['venom', 5, 3], 8],
    ['no change', ['frail', 3, 9], 3],
    ['as long as its row says', ['ablaze', undefined], 4],
    ['10 turns by default', ['haste', undefined], 10],
  ] as const)('RULES 5.3 inflicted again: %s', (_name, [status, ...turns], expected) => {
    expect(stacked(status, ...turns)).toEqual({ [status]: expected });
  });

  it('RULES 5.3 works as often as it has turns, and then its end is reported', () => {
    const game = drawCampaign('@');
    inflict(game, game.state.player, { status: 'venom', turns: 3 });
    const events = play(game, wait, wait, wait, wait);
    expect(only(events, 'damaged').map(({ amount }) => amount)).toEqual([2, 2, 2]);
    expect(told(events).filter((key) => key === 'status.venom.ends')).toHaveLength(1);
    expect([game.state.player.hp, game.state.player.statuses]).toEqual([14, {}]);
  });

  it('RULES 5.3 inflicted by the player\'s own action, neither works nor counts in that turn', () => {
    const game = holding('@', { effects: [{ do: 'inflict', status: 'venom', turns: 2 }], pack: campaignRows });
    expect(only(useThing(game), 'damaged')).toEqual([]);
    expect(game.state.player.statuses).toEqual({ venom: 2 });
    expect(only(play(game, wait, wait, wait), 'damaged')).toHaveLength(2);
  });

  it('RULES 5.3 nor on a monster that walks into it', () => {
    const rat = { ...campaignRows.breeds.rat, brain: ['stumble'] } as const;
    const kinds = { ...campaignRows.traps.kinds, net: { ...campaignRows.traps.kinds.net, effects: [{ do: 'inflict', status: 'venom', turns: 2 }] } } as const;
    const game = drawCampaign(`
      ..777
      @.7r7
      ..777`, { pack: { breeds: { ...campaignRows.breeds, rat }, traps: { ...campaignRows.traps, kinds } } });
    play(game, wait);
    expect([monster(game, 'rat').statuses, monster(game, 'rat').hp]).toEqual([{ venom: 2 }, 6]);
  });
});

describe('what ends a status', () => {
  it('RULES 5.3 healing, if its row says so, also at full health', () => {
    const game = drawCampaign('@', { carry: ['brew', 'brew'] });
    inflict(game, game.state.player, { status: 'venom', turns: 9 });
    inflict(game, game.state.player, { status: 'ablaze', turns: 9 });
    const events = play(game, new UseItem(carried(game, 'brew')));
    expect(only(events, 'cured')).toMatchObject([{ status: 'venom' }]);
    expect(Object.keys(game.state.player.statuses)).toEqual(['ablaze']);
  });

  it('RULES 5.3 regeneration is not healing: it closes no wounds', () => {
    const game = drawCampaign('@');
    Object.assign(game.state.player, { hp: 10, statuses: { mending: 3, venom: 3 } });
    play(game, wait);
    expect([game.state.player.hp, game.state.player.statuses]).toEqual([10, { mending: 2, venom: 2 }]);
  });

  it('RULES 5.3 water, if its row says so, on stepping into it', () => {
    const game = drawCampaign('@,.');
    Object.assign(game.state.player, { statuses: { ablaze: 9, venom: 9 } });
    const events = play(game, east);
    expect(told(events)).toContain('status.ablaze.ends');
    expect([game.state.player.statuses, game.state.player.hp]).toEqual([{ venom: 8 }, 18]);
  });

  it('RULES 5.3 but not on flying over it', () => {
    const game = drawCampaign(',f.@');
    const gnat = monster(game, 'gnat');
    gnat.statuses = { ablaze: 9 };
    perform(game, new Bump(-1, 0), gnat);
    expect([gnat.x, gnat.statuses]).toEqual([0, { ablaze: 9 }]);
  });
});

describe('a status that kills', () => {
  it('RULES 5.3 is what killed the player', () => {
    const game = drawCampaign('@');
    Object.assign(game.state.player, { hp: 2, statuses: { venom: 9 } });
    play(game, wait);
    expect(game.state.outcome).toEqual({ kind: 'died', cause: 'status.venom', floor: 1, turn: 1 });
  });

  it('kills monsters for experience, before they act again', () => {
    const game = drawCampaign('@h');
    Object.assign(monster(game, 'hound'), { hp: 2, statuses: { venom: 9 } });
    const events = play(game, wait);
    expect([only(events, 'attacked').length, game.state.hero.xp]).toEqual([1, 9]);
    expect(game.floor.state.actors).toEqual([]);
  });

  it('two at once kill only once', () => {
    const game = drawCampaign('@r');
    Object.assign(monster(game, 'rat'), { hp: 1, statuses: { venom: 9, ablaze: 9 } });
    expect(only(play(game, wait), 'died')).toHaveLength(1);
    expect(game.floor.state.corpses).toHaveLength(1);
  });
});

describe('paralysis of the player', () => {
  it('RULES 5.3 passes turn after turn at once, while the monsters act', () => {
    const game = drawCampaign('@r');
    game.state.player.statuses = { stiff: 4 };
    const events = play(game, wait);
    expect([game.state.turn, only(events, 'attacked').length, game.state.player.statuses]).toEqual([4, 4, {}]);
  });

  it('RULES 5.3 breaks after 20 turns even if renewed again and again', () => {
    const game = drawCampaign('@H');
    Object.assign(game.state.player, { hp: 500, maxHp: 500 });
    const events = play(game, wait);
    expect([game.state.turn, game.isOver]).toEqual([21, false]);
    expect(told(events).at(-1)).toBe('status.stiff.ends');
    expect(game.state.player.statuses).toEqual({});
  });

  it('ends with the player, too', () => {
    const game = drawCampaign('@O');
    game.state.player.statuses = { stiff: 9 };
    play(game, wait);
    expect(game.state.outcome).toMatchObject({ cause: 'breed.ogre', turn: 1 });
  });
});

describe('statuses change who acts when and what is visible', () => {
  const attacks = (game: Game, turns: number): number[] => Array.from({ length: turns }, () => only(play(game, wait), 'attacked').length);

  it('RULES 5.3 slow and haste of a monster', () => {
    const game = drawCampaign('@r');
    monster(game, 'rat').statuses = { slow: 99 };
    expect(attacks(game, 4)).toEqual([0, 1, 0, 1]);
    monster(game, 'rat').statuses = { haste: 99 };
    expect(attacks(game, 2)).toEqual([2, 2]);
  });

  it('RULES 5.3 slow and haste of the player', () => {
    const game = drawCampaign('@r');
    game.state.player.statuses = { haste: 99 };
    expect(attacks(game, 4)).toEqual([1, 0, 1, 0]);
    game.state.player.statuses = { slow: 99 };
    game.state.player.energy = 100;
    expect(attacks(game, 2)).toEqual([2, 2]);
  });

  it('RULES 5.3 the blind see as far as the row says, and are seen as far as ever', () => {
    const game = drawCampaign('@....r');
    game.state.player.statuses = { blind: 3 };
    play(game, wait);
    expect([view(game), game.seesActor(monster(game, 'rat'))]).toEqual(['@.____', false]);
    expect(monster(game, 'rat').x).toBe(4);
    play(game, wait);
    expect(monster(game, 'rat').x).toBe(3);
    play(game, wait, wait);
    expect(view(game)).toBe(picture(game));
  });

  it('RULES 5.3 the blind are still told what hits them', () => {
    const game = drawCampaign(`
      @..
      ..r`);
    game.state.player.statuses = { blind: 9 };
    expect(told(play(game, new Bump(1, 1)))).toEqual(['log.attack']);
  });

  it('RULES 5.3 the invisible are noticed only by adjacent monsters', () => {
    const game = drawCampaign('@...r');
    game.state.player.statuses = { veiled: 99 };
    play(game, wait, wait);
    expect(picture(game)).toBe('@...r');
    const near = drawCampaign('@r');
    near.state.player.statuses = { veiled: 99 };
    expect(only(play(near, wait), 'attacked')).toHaveLength(1);
  });

  it.each([['shines', 'lit'], ['does not', 'glow']])('RULES 5.6 burning, a hooded player %s as its status says', (how, level) => {
    const ablaze = { ...lightRows.statuses.ablaze, ...(how === 'shines' ? { shines: 2 } : {}) };
    const game = drawLit('....\n....\n....\n....\n@...', { pack: { statuses: { ...lightRows.statuses, ablaze } } }, { hooded: true });
    game.state.player.statuses = { ablaze: 9 };
    game.look();
    expect([0, 1, 2, 3].map((x) => brightnessAt(game, { x, y: 4 }))).toEqual([level, level, level, 'dark']);
    expect(brightnessAt(game, { x: 0, y: 0 })).toBe('dark');
  });

  it('RULES 5.3 a hallucinating player takes every monster for another, the same one for a whole turn', () => {
    const game = drawCampaign('@....S');
    const statue = monster(game, 'statue');
    expect(breedSeen(game, statue)).toBe('statue');
    game.state.player.statuses = { slow: 99 };
    expect([1, 2, 3, 4].map((turn) => ((game.state.turn = turn), breedSeen(game, statue)))).toEqual(['statue', 'statue', 'statue', 'statue']);
    game.state.player.statuses = { dream: 99 };
    const seen = Array.from({ length: 400 }, (_, turn) => {
      game.state.turn = turn;
      expect(breedSeen(game, statue)).toBe(breedSeen(game, statue));
      return breedSeen(game, statue);
    });
    expect(new Set(seen).size).toBe(game.content.breeds.size - 1);
    expect(seen).not.toContain('player');
    expect(actorName(game, statue)).toBe(`breed.${breedSeen(game, statue)}`);
    expect(actorName(game, game.state.player)).toBe('breed.player');
  });

  it('RULES 5.3 and is told the wrong name of an actor that comes into view', () => {
    const game = drawCampaign(`
      @#S
      ..#`);
    game.state.player.statuses = { dream: 99 };
    const names = only(play(game, new Bump(0, 1)), 'noticed').map(({ breed }) => breed);
    expect(names).toEqual([breedSeen(game, monster(game, 'statue'))]);
    expect(names).not.toEqual(['statue']);
  });
});

describe('a status that lowers the maximum', () => {
  const sick = { ...campaignRows.statuses, sick: { sprite: 'none', bonus: { maxHp: -999 } }, weak: { sprite: 'none', bonus: { maxHp: -3 } } } as const;

  it.each<[string, 'sick' | 'weak', Effect]>([
    ['splits', 'weak', { do: 'split' }],
    ['is given more of it', 'sick', { do: 'boon', stat: 'maxHp', amount: 9 }],
  ])('RULES 5.3 leaves nobody more HP than it allows: the player %s', (_what, status, effect) => {
    const game = holding('@..', { effects: [effect], pack: { ...campaignRows, statuses: sick } });
    inflict(game, game.state.player, { status, turns: 9 });
    useThing(game);
  });

  it('RULES 5.3 does so for a level that gives life, and for one that grows', () => {
    const game = drawCampaign('@r.', { pack: { ...campaignRows, statuses: sick } });
    const [{ player, hero }, rat] = [game.state, monster(game, 'rat')];
    for (const actor of [player, rat]) inflict(game, actor, { status: 'sick', turns: 9 });
    Object.assign(hero, { level: 2, choices: 1 });
    play(game, new LevelUp('life'));
    game.affect([{ do: 'grow', percent: 50, most: 100 }], { target: rat, source: rat, at: { x: 1, y: 0 }, cause: { table: 'item', id: 'test' } });
    expect([player.hp, rat.hp]).toEqual([1, 1]);
  });
});
