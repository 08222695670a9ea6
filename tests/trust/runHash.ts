import { fold } from '../../src/engine/core/hash';
import { play } from '../../src/lab/play';
import { pairOf } from './contents';

/** How long a run is that is compared between machines. */
const TURNS = 240;

/** One number for all states of a run, one after another: the same on every machine, or somewhere a turn went otherwise. */
export function runHash(index: number): number {
  const { content, bot } = pairOf(index);
  let hash = 0;
  play(content, { seed: `machines ${index}`, bot, turns: TURNS, onTurn: (game) => { hash = fold(hash, game.hash); } });
  return hash >>> 0;
}

/** Those of runs in a row. */
export function runHashes(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => runHash(from + at));
}
