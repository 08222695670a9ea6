import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Rng } from '../../src/engine/core/rng';
import { decodeRun } from '../../src/engine/run/decodeRun';
import { brokenInvariants } from '../../src/engine/run/invariants';
import type { RunRecord } from '../../src/engine/run/save';
import type { GameState } from '../../src/engine/state';
import { fighter } from '../../src/lab/fighter';
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
  const { state, record } = opened(file);
  expect(`format${file.charAt(6)}-floor${state.floor}.txt.gz`).toBe(file);
  expect(record).toMatchObject({ ranked: true, id: expect.stringContaining('ten-floors') as string });
  expect(isPlayedToItsEnd(state, Rng.of(file, 'first'))).toBe(true);
});

function opened(file: string): { readonly state: GameState; readonly record: RunRecord } {
  const decoded = decodeRun(gunzipSync(readFileSync(join(FOLDER, file))).toString('utf8'));
  if (!decoded.ok) throw new Error(decoded.why);
  return decoded.run;
}

/** Whether the fighter comes to the end of a run; its state holds together all the way. */
function isPlayedToItsEnd(state: GameState, rng: Rng): boolean {
  const game = resumeGame(shippedContent('lanternfall'), state);
  expect(brokenInvariants(game)).toEqual([]);
  const last = state.turn + TURNS;
  for (let actions = 0; state.outcome === null && state.turn < last && actions < 2 * TURNS; actions++) {
    game.turn(fighter(game, rng));
    if (state.turn % 500 === 0) expect(brokenInvariants(game)).toEqual([]);
  }
  return state.outcome !== null;
}
