import type { Action } from '../../src/engine/actions/Action';
import { Rng } from '../../src/engine/core/rng';
import type { Game } from '../../src/engine/Game';
import { brokenInvariants } from '../../src/engine/run/invariants';
import { encodeRun } from '../../src/engine/run/save';
import { DIVERSE } from '../../src/lab/bots';
import { resumed } from './reload';

/** Turns for which a run and its twins are played on. */
const ONWARDS = 12;

/** An action, or what befalls the run before one. */
export type Step = Action | ((game: Game) => Action);

/**
 * Takes the steps, none of which may be refused, and some more turns. The run must be valid after each, and a twin, saved and loaded
 * before or after any of the steps, must have the same hashes from then on.
 */
export function expectKept(game: Game, ...steps: readonly Step[]): void {
  const saves = [encodeRun(game.state)];
  const hashes = [game.hash];
  for (const step of steps) {
    const events = game.turn(typeof step === 'function' ? step(game) : step);
    expect(events.filter(({ type }) => type === 'refused')).toEqual([]);
    expect(brokenInvariants(game)).toEqual([]);
    saves.push(encodeRun(game.state));
    hashes.push(game.hash);
  }
  hashes.push(...onwards(game));
  saves.forEach((save, at) => {
    const twin = resumed(game, save);
    const own = [twin.hash];
    for (const step of steps.slice(at)) {
      twin.turn(typeof step === 'function' ? step(twin) : step);
      own.push(twin.hash);
    }
    expect([at, ...own, ...onwards(twin)]).toEqual([at, ...hashes.slice(at)]);
  });
}

/** The hashes of the turns that follow. */
function onwards(game: Game): number[] {
  const rng = Rng.of('onwards', 'bot');
  const hashes: number[] = [];
  for (let turn = 0; turn < ONWARDS && !game.isOver; turn++) {
    game.turn(DIVERSE.random(game, rng));
    hashes.push(game.hash);
  }
  return hashes;
}
