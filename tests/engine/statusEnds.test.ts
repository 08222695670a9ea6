import type { StatusKind } from '../../src/engine/content';
import type { Game } from '../../src/engine/Game';
import { isHeld, isMended, turnsOf } from '../../src/engine/facts/stats';
import { breakFree, cure, endBy } from '../../src/engine/rules/cures';
import { inflict, wearOff } from '../../src/engine/rules/statuses';
import { endTurn } from '../../src/engine/rules/turnEnd';
import type { Actor } from '../../src/engine/state';
import { campaignRows, drawCampaign, only } from '../support/campaignPack';
import { monster, told } from '../support/drawGame';

const draw = (map: string, statuses: Readonly<Record<string, Partial<StatusKind>>> = {}, below?: string): Game => drawCampaign(map, {
  below: below ?? [],
  pack: { ...campaignRows, statuses: { ...campaignRows.statuses, ...Object.fromEntries(Object.entries(statuses).map(([id, row]) => [id, { sprite: 'none', ...row }])) } },
});

/** Forgets what has happened so far. */
function afresh(game: Game): Game {
  game.events = [];
  return game;
}

describe('how long a status lasts', () => {
  it.each([[{ status: 'venom', turns: 3 }, 3], [{ status: 'venom' }, 10], [{ status: 'ablaze' }, 4], [{ status: 'ablaze', turns: 1 }, 1], [{ status: 'nothing' }, 10]])('RULES 5.3 %j: %i turns', (effect, turns) => {
    expect(turnsOf(draw('@'), effect)).toBe(turns);
  });

  it.each([
    ['slow', [5, 3, 5]], ['slow', [3, 5, 5]], ['venom', [5, 3, 8]], ['frail', [5, 9, 5]], ['frail', [5, 3, 5]], ['frail', [0, 9, 9]], ['venom', [0, 9, 9]],
  ] as const)('RULES 5.3 stacks by its row: %s, %j', (status, [before, turns, after]) => {
    const game = draw('@');
    const { player } = game.state;
    if (before > 0) player.statuses = { [status]: before };
    inflict(afresh(game), player, { status, turns });
    expect([player.statuses, only(game.events, 'inflicted')]).toEqual([{ [status]: after }, [{ type: 'inflicted', actor: 1, status, turns: after, at: { x: 0, y: 0 }, seen: true }]]);
  });

  it('RULES 5.3 counts down what was there at the beginning of the turn, and ends with its last', () => {
    const game = draw('@');
    const { player } = game.state;
    player.statuses = { slow: 3, haste: 1, blind: 2 };
    wearOff(afresh(game), player, ['slow', 'haste', 'venom']);
    expect([player.statuses, told(game.events), only(game.events, 'cured').map(({ status }) => status)]).toEqual([{ slow: 2, blind: 2 }, ['status.haste.ends'], ['haste']]);
  });
});

describe('a status that ends', () => {
  it('RULES 5.3 is no more than cured once, and not what nobody has', () => {
    const game = draw('@');
    const { player } = game.state;
    player.statuses = { slow: 3 };
    cure(afresh(game), player, 'haste');
    expect(game.events).toEqual([]);
    cure(game, player, 'slow');
    cure(game, player, 'slow');
    expect(game.events).toEqual([{ type: 'cured', actor: 1, status: 'slow', at: { x: 0, y: 0 }, seen: true }]);
  });

  it('RULES 5.3 takes the HP above the maximum with it, and one that comes does as well', () => {
    const game = draw('@', { sick: { bonus: { maxHp: -8 } } });
    const { player } = game.state;
    player.statuses = { hale: 3 };
    player.hp = 25;
    cure(game, player, 'hale');
    expect(player.hp).toBe(20);
    inflict(game, player, { status: 'sick' });
    expect(player.hp).toBe(12);
  });

  it.each([['healing', ['venom'], ['ablaze', 'stiff']], ['water', ['ablaze'], ['venom', 'stiff']]] as const)('RULES 5.3 by %s: %j, but not %j', (by, ended, left) => {
    const game = draw('@');
    const { player } = game.state;
    player.statuses = { ablaze: 9, venom: 9, stiff: 9 };
    endBy(afresh(game), player, by);
    expect([only(game.events, 'cured').map(({ status }) => status), Object.keys(player.statuses), told(game.events)]).toEqual([ended, left, ended.map((id) => `status.${id}.ends`)]);
  });

  it.each([[{}, false, false], [{ venom: 1 }, true, false], [{ ablaze: 1, slow: 2 }, false, false], [{ stiff: 1 }, false, true], [{ slow: 1, stiff: 1, venom: 2 }, true, true], [{ dizzy: 3 }, false, false]])('RULES 5.3 with %j healing would end one: %s, and it is held: %s', (statuses, mended, held) => {
    const game = draw('@');
    const player = Object.assign(game.state.player, { statuses });
    expect([isMended(game, player), isHeld(game, player)]).toEqual([mended, held]);
    breakFree(game, player);
    expect([isHeld(game, player), 'dizzy' in player.statuses]).toEqual([false, 'dizzy' in statuses]);
  });

  it('RULES 5.3 out of view ends without a word', () => {
    const game = draw('@#z');
    monster(game, 'dormouse').statuses = { stiff: 1 };
    wearOff(afresh(game), monster(game, 'dormouse'), ['stiff']);
    expect([told(game.events), only(game.events, 'cured').map(({ seen }) => seen)]).toEqual([[], [false]]);
  });
});

describe('a status with a tactic', () => {
  const clung = (status: string): [Game, Actor] => {
    const game = draw('@rr', { wet: { loosens: true }, dry: {} });
    const [rat] = game.floor.state.actors as [Actor];
    rat.clings = game.state.player.id;
    inflict(afresh(game), rat, { status });
    return [game, rat];
  };

  it.each([['stiff', true], ['dizzy', true], ['wet', true], ['dry', false], ['slow', false]])('RULES 5.18 or one that loosens makes let go: %s, %s', (status, lets) => {
    const [game, rat] = clung(status);
    expect([rat.clings === 0, told(game.events).includes('log.letsGo')]).toEqual([lets, lets]);
  });
});

describe('an announced attack', () => {
  it.each([['stiff', true], ['dizzy', true], ['slow', false]])('RULES 5.14 is lost by a status with a tactic: %s, %s', (status, isLost) => {
    const game = draw('@r');
    const rat = Object.assign(monster(game, 'rat'), { announced: { ability: 'bite', aim: 0, cells: [0], turn: 9 } });
    game.floor.announced.add(rat);
    inflict(afresh(game), rat, { status });
    expect([game.floor.announced.isEmpty, told(game.events).includes('log.calledOff')]).toEqual([isLost, isLost]);
  });
});

describe('the end of a turn', () => {
  it('RULES 5.3 of one that its own status has killed ends no status of the dead', () => {
    const game = draw('@r');
    const rat = Object.assign(monster(game, 'rat'), { hp: 2, statuses: { venom: 5, slow: 1 } });
    endTurn(afresh(game), rat, ['venom', 'slow']);
    expect([rat.hp, only(game.events, 'cured'), rat.statuses]).toEqual([0, [], { venom: 5, slow: 1 }]);
  });

  it('RULES 5.3 works and wears off only what was there when it began', () => {
    const game = draw('@r');
    const rat = Object.assign(monster(game, 'rat'), { statuses: { venom: 5, ablaze: 5 } });
    endTurn(game, rat, ['ablaze']);
    expect([rat.hp, rat.statuses]).toEqual([3, { venom: 5, ablaze: 4 }]);
  });

  it.each([1, 2, 5])('RULES 5.3 wears off what an actor of %i HP has', (hp) => {
    const game = draw('@r');
    const rat = Object.assign(monster(game, 'rat'), { hp, statuses: { slow: 3, frail: 1 } });
    endTurn(game, rat, ['slow', 'frail']);
    expect(rat.statuses).toEqual({ slow: 2 });
  });

  it('RULES 5.4 of a monster that falls by its own effect ends no status: it is gone', () => {
    const game = draw('@r', { haste: { eachTurn: [{ do: 'fall' }] } });
    const rat = Object.assign(monster(game, 'rat'), { statuses: { haste: 5, slow: 1 } });
    endTurn(afresh(game), rat, ['haste', 'slow']);
    expect([game.floor.state.actors, only(game.events, 'cured'), rat.statuses]).toEqual([[], [], { haste: 5, slow: 1 }]);
  });

  it('RULES 5.4 of a player who falls by its own status wears off all that it had, as in any turn', () => {
    const game = draw('@r', { haste: { eachTurn: [{ do: 'fall' }] } }, '..@');
    const { player } = game.state;
    player.statuses = { haste: 5, slow: 1, frail: 3 };
    endTurn(game, player, ['haste', 'slow']);
    expect([game.state.floor, player.statuses]).toEqual([2, { haste: 4, frail: 3 }]);
  });
});
