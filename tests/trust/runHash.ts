import { fold } from '../../src/engine/core/hash';
import { playRun } from '../../src/lab/playRun';
import { pairOf } from './contents';

/** How long a run is that is compared between machines. */
const TURNS = 240;

/** One number for all states of a run: the same on every machine, unless a turn went differently somewhere. */
export function runHash(index: number): number {
  const { content, bot } = pairOf(index);
  let hash = 0;
  playRun(content, { seed: `machines ${index}`, bot, turns: TURNS, onTurn: (game) => { hash = fold(hash, game.hash); } });
  return hash >>> 0;
}

/** The hashes of runs in a row. */
export function runHashes(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => runHash(from + at));
}
