import { Bump } from '../../src/engine/actions/fights';
import { Wait } from '../../src/engine/actions/moves';
import { addLine, LOG_LINES } from '../../src/engine/log';
import type { LogLine } from '../../src/engine/state';
import type { Game } from '../../src/engine/Game';
import { inflict } from '../../src/engine/rules/statuses';
import { campaignRows, drawCampaign, only, play } from '../support/campaignPack';
import { act, drawGame, told } from '../support/drawGame';
import { breedsWith } from '../support/tinyPack';

describe('the log', () => {
  it('RULES 1.2 stacks equal consecutive messages', () => {
    const game = drawGame('@S');
    act(game, new Bump(1, 0), new Bump(1, 0), new Bump(1, 0));
    expect(game.state.log).toEqual([{ tone: 'playerAttack', key: 'log.attackFails', params: { attacker: 'breed.player', target: 'breed.statue', n: 0 }, count: 3 }]);
  });

  it('RULES 1.2 keeps apart messages that differ in words, numbers or colour, or aren\'t consecutive', () => {
    const log: LogLine[] = [];
    const a = { tone: 'plain', key: 'log.xp', params: { n: 1 } } as const;
    for (const line of [a, { ...a, params: { n: 2 } }, a, { ...a, tone: 'error' } as const, { ...a, key: 'log.dies' }, a, a]) addLine(log, line);
    expect(log.map((line) => line.count)).toEqual([1, 1, 1, 1, 1, 2]);
  });

  it('RULES 1.2 stacks lines that differ only in what was paid, which is then left out: the words of a line change no count', () => {
    const params = { item: 'item.bread' };
    const bought = { tone: 'plain', key: 'log.pickUp', params: { ...params, paid: 35, left: 105, first: 1 } } as const;
    const found = { tone: 'plain', key: 'log.pickUp', params } as const;
    for (const lines of [[bought, found], [found, bought], [bought, { ...bought, params: { ...params, paid: 35, left: 70, first: 0 } }]]) {
      const log: LogLine[] = [];
      for (const line of lines) addLine(log, line);
      expect(log).toEqual([{ ...found, count: 2 }]);
    }
  });

  it('RULES 1.2 doesn\'t keep the line object that it was given', () => {
    const log: LogLine[] = [];
    const line = { tone: 'plain', key: 'log.xp', params: {} } as const;
    addLine(log, line);
    addLine(log, line);
    expect(line).toEqual({ tone: 'plain', key: 'log.xp', params: {} });
  });

  it('keeps the last thousand lines', () => {
    const log: LogLine[] = [];
    for (let n = 0; n < LOG_LINES + 7; n++) addLine(log, { tone: 'plain', key: 'log.xp', params: { n } });
    expect([log.length, log[0]?.params['n'], log.at(-1)?.params['n']]).toEqual([1000, 7, 1006]);
  });

  it('RULES 1.2 leaves out experience and damage from statuses if terse; numbers on the map show them', () => {
    const killed = (terseLog: boolean): Game => drawCampaign('@j', { pack: { terseLog, breeds: { ...campaignRows.breeds, ...breedsWith('jar', { xp: 35 }) } } });
    expect(told(act(killed(false), new Bump(1, 0)))).toEqual(['log.attack', 'log.dies', 'log.xp']);
    const game = killed(true);
    const events = act(game, new Bump(1, 0));
    expect(told(events)).toEqual(['log.attack', 'log.dies']);
    expect(only(events, 'gainedXp')).toEqual([{ type: 'gainedXp', amount: 35, at: { x: 0, y: 0 }, seen: true }]);
    expect(game.state.hero.xp).toBe(35);

    inflict(game, game.state.player, { status: 'venom', turns: 2 });
    const ill = play(game, new Wait(), new Wait());
    expect(only(ill, 'damaged')).toHaveLength(2);
    expect(game.state.log.map(({ key }) => key)).toEqual(['log.attack', 'log.dies', 'status.venom.ends']);
  });

  it('RULES 1.2 reports each if not terse', () => {
    const game = drawCampaign('@');
    inflict(game, game.state.player, { status: 'venom', turns: 2 });
    play(game, new Wait(), new Wait());
    expect(game.state.log).toMatchObject([{ key: 'hit.ails.self', count: 2 }, { key: 'status.venom.ends' }]);
  });

  it('RULES 1.2 refusals are shown and not logged', () => {
    const game = drawGame('@');
    act(game, new Bump(1, 0));
    expect(game.state.log).toEqual([]);
  });
});
