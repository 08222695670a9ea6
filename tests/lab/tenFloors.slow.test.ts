import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Rng } from '../../src/engine/core/rng';
import { decodeRun } from '../../src/engine/run/decodeRun';
import { brokenInvariants } from '../../src/engine/run/invariants';
import type { Bot } from '../../src/lab/playRun';
import { BOTS } from '../../src/lab/bots';
import { shippedContent } from '../../src/lab/shippedContent';
import { resumeGame } from '../../src/procgen/newGame';

/*
 * Runs that were saved while the campaign had ten floors, in two formats and on four floors: the fighter's, forty turns after it came there.
 * They are never made again.
 */
const FOLDER = join(__dirname, '..', 'fixtures', 'tenFloors');
const FILES = readdirSync(FOLDER).sort();

/** More turns than any of them still takes. */
const TURNS = 6000;

it('has runs of both formats on four floors', () => {
  expect(FILES).toHaveLength(8);
});

it.each(FILES)('%s opens with what it had, and can be played to its end', (file) => {
  const decoded = decodeRun(gunzipSync(readFileSync(join(FOLDER, file))).toString('utf8'));
  if (!decoded.ok) throw new Error(decoded.why);
  const { state, record } = decoded.run;
  expect(`format${file.charAt(6)}-floor${state.floor}.txt.gz`).toBe(file);
  expect(record).toMatchObject({ ranked: true, id: expect.stringContaining('ten-floors') as string });
  const game = resumeGame(shippedContent('lanternfall'), state);
  expect(brokenInvariants(game)).toEqual([]);
  const rng = Rng.of(file, 'bot');
  const last = state.turn + TURNS;
  while (state.outcome === null && state.turn < last) {
    game.turn((BOTS['fighter'] as Bot)(game, rng));
    if (state.turn % 500 === 0) expect(brokenInvariants(game)).toEqual([]);
  }
  expect(state.outcome).not.toBeNull();
});
