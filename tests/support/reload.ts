import { Game } from '../../src/engine/Game';
import { decodeRun } from '../../src/engine/run/decodeRun';
import { encodeRun } from '../../src/engine/run/save';
import { floorsBelow, type Drawing } from './drawGame';

/** A drawn run loaded from its save, over the same floors below. */
export function reload({ content, state }: Game, below?: Drawing['below']): Game {
  const decoded = decodeRun(encodeRun(state));
  if (!decoded.ok) throw new Error(decoded.why);
  return new Game(content, decoded.run.state, floorsBelow(content, below));
}
