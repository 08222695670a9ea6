import { Rng } from '../../src/engine/core/rng';
import { hostilePack, packsSeen } from './hostilePacks';
import { hostileReplay, replaysSeen } from './hostileReplays';
import { hostileUrl, urlsSeen } from './hostileUrls';

const CASES = 50;

test(`${CASES} hostile packs are refused with sentences, or play`, () => {
  for (let index = 0; index < CASES; index++) hostilePack(index, Rng.of('hostile packs', String(index)));
  expect(packsSeen.refused).toBeGreaterThan(10);
  expect(packsSeen.taken).toBeGreaterThan(3);
});

test(`${CASES} hostile recordings are refused, found out, or the run that they were`, () => {
  for (let index = 0; index < CASES; index++) hostileReplay(index, Rng.of('hostile replays', String(index)));
  expect(replaysSeen.refused).toBeGreaterThan(10);
  expect(replaysSeen.wrong).toBeGreaterThan(3);
});

test(`${CASES} hostile addresses open the title or a run, and take nothing away`, async () => {
  for (let index = 0; index < CASES; index++) await hostileUrl(index, Rng.of('hostile addresses', String(index)));
  expect(urlsSeen.resumed).toBe(CASES);
  expect(urlsSeen.title).toBeGreaterThan(10);
  expect(urlsSeen.started).toBeGreaterThan(3);
});
