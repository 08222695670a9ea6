import { decodeReplay } from '../../src/engine/run/decodeReplay';
import { replayTurn } from '../../src/engine/run/Recording';
import { encodeReplay } from '../../src/engine/run/replay';
import { type Bot, playRun, playWithReplay } from '../../src/lab/playRun';
import { BOTS } from '../../src/lab/bots';
import { contentById } from '../../src/lab/contentById';
import { newGame } from '../../src/procgen/newGame';
import { packs } from '../../src/content/packs';
import { scaled } from '../support/scale';

const random = BOTS['random'] as Bot;

describe('a run played with its replay', () => {
  it.each(Object.keys(packs))('of %s plays back the same, action by action', (pack) => {
    const content = contentById(pack);
    const decoded = decodeReplay(encodeReplay(playWithReplay(content, { seed: '3', bot: random, turns: scaled(60, 300) }).replay));
    if (!decoded.ok) throw new Error(decoded.why);
    const game = newGame(content, decoded.replay.seed);
    const partings = decoded.steps.map((step) => replayTurn(game, step).desync);
    expect(partings.length).toBe(decoded.replay.count);
    expect(partings.filter((desync) => desync !== null)).toEqual([]);
    expect(game.hash).toBe(decoded.replay.hash);
  });

  it('is the same as one that isn\'t recorded', () => {
    const how = { seed: 'lamp', bot: random, turns: 200 };
    const { report } = playWithReplay(contentById('lanternfall'), how);
    expect({ ...report, turnsPerSecond: 0 }).toEqual({ ...playRun(contentById('lanternfall'), how), turnsPerSecond: 0 });
  });

  it('of no actions is the run as it begins', () => {
    const content = contentById('classic');
    const replay = playWithReplay(content, { seed: '1', bot: random, turns: 0 }).replay;
    expect(replay).toMatchObject({ count: 0, actions: '', hash: newGame(content, '1').hash });
  });
});
