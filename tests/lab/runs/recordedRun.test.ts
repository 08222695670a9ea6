import lanternfall from '../../../assets/arrivals/lanternfall.json';
import { packs } from '../../../src/content/packs';
import { decodeReplay } from '../../../src/engine/run/decodeReplay';
import { Replaying } from '../../../src/engine/run/Replaying';
import { readArrivals } from '../../../src/lab/arrivals/arrivalsFile';
import { beginOnFloor } from '../../../src/lab/arrivals/beginOnFloor';
import { botNamed } from '../../../src/lab/bots';
import { actionsBefore, recordedRun } from '../../../src/lab/runs/recordedRun';
import { type RunAnswer, runProgram } from '../../../src/lab/runs/runProgram';
import { playForRecord } from '../../../src/lab/runs/RunRecord';
import { shippedContent } from '../../../src/lab/shippedContent';
import { newGame } from '../../../src/procgen/newGame';
import { contentOf } from '../../support/tinyPack';

const classic = contentOf(packs.classic);
const campaign = contentOf(packs.lanternfall);
const limits = { bot: botNamed('random'), turns: 3000, floors: 99 };

it('plays the run of a seed again, up to the same end', () => {
  for (const seed of ['1', '2', '3', '4']) {
    const record = playForRecord(classic, seed, limits);
    const { recording, hash, turns, begins } = recordedRun(classic, seed, limits);
    expect(begins).toBeUndefined();
    expect([hash, turns.length]).toEqual([record.hash, record.turns]);
    const decoded = decodeReplay(recording);
    if (!decoded.ok) throw new Error(decoded.why);
    const run = new Replaying(newGame(classic, seed), decoded);
    const before = actionsBefore({ turns }, 20);
    while (run.at < before) run.next();
    expect(run.game.state.turn).toBe(Math.max(0, record.turns - 20));
    while (run.next());
    expect([run.desync, run.game.isOver, run.game.hash]).toEqual([null, record.end === 'died', record.hash]);
  }
});

it('keeps who came to a deeper floor with the run that began there', () => {
  const begins = { floor: 4, arrivals: readArrivals('lanternfall.json', lanternfall, campaign).byFloor.get(4) ?? [] };
  const deep = { ...limits, turns: 400, begins };
  const { recording, begins: kept, hash } = recordedRun(campaign, '7', deep);
  expect(hash).toBe(playForRecord(campaign, '7', deep).hash);
  const decoded = decodeReplay(recording);
  if (!decoded.ok || !kept) throw new Error('nothing is kept');
  const run = new Replaying(beginOnFloor(campaign, '7', { floor: 4, arrivals: [kept.arrival] }), decoded);
  while (run.next());
  expect([run.desync, run.game.hash]).toEqual([null, hash]);
});

it('begins at the start of runs that are shorter than what is wanted', () => {
  expect([actionsBefore({ turns: [] }, 20), actionsBefore({ turns: [1, 3, 4] }, 3), actionsBefore({ turns: [1, 3, 4] }, 1)]).toEqual([0, 0, 3]);
});

it('is what the program answers to who asks for it, after a job', () => {
  const answers: RunAnswer[] = [];
  const take = runProgram((answer) => { answers.push(answer); }, () => shippedContent('classic'));
  take({ recorded: '1' });
  take({ job: { pack: 'classic', bot: 'random', turns: 3000, floors: 99 } });
  take({ recorded: '1' });
  expect(answers).toEqual([
    { error: expect.stringContaining('no job') as unknown }, { recorded: recordedRun(classic, '1', limits) },
  ]);
});
