import { Bump } from '../../src/engine/actions/Bump';
import { addLine, LOG_LINES } from '../../src/engine/log';
import type { LogLine } from '../../src/engine/state';
import { act, drawGame } from '../support/drawGame';

describe('the log', () => {
  it('RULES 1.2 stacks equal consecutive messages', () => {
    const game = drawGame('@S');
    act(game, new Bump(1, 0), new Bump(1, 0), new Bump(1, 0));
    expect(game.state.log).toEqual([{ tone: 'playerAttack', key: 'log.attackFails', params: { attacker: 'breed.player', target: 'breed.statue', n: 0 }, count: 3 }]);
  });

  it('RULES 1.2 keeps apart what differs in words, numbers or colour, and what is not consecutive', () => {
    const log: LogLine[] = [];
    const a = { tone: 'plain', key: 'log.xp', params: { n: 1 } } as const;
    for (const line of [a, { ...a, params: { n: 2 } }, a, { ...a, tone: 'error' } as const, { ...a, key: 'log.dies' }, a, a]) addLine(log, line);
    expect(log.map((line) => line.count)).toEqual([1, 1, 1, 1, 1, 2]);
  });

  it('RULES 1.2 does not take up the line object that it was given', () => {
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

  it('RULES 1.2 refusals are told and not logged', () => {
    const game = drawGame('@');
    act(game, new Bump(1, 0));
    expect(game.state.log).toEqual([]);
  });
});
