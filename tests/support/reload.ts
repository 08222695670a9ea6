import { Game } from '../../src/engine/Game';
import { decodeRun } from '../../src/engine/run/decodeRun';
import { encodeRun } from '../../src/engine/run/save';
import type { GameState } from '../../src/engine/state';
import { resumeGame } from '../../src/procgen/newGame';
import { floorsBelow, type Drawing } from './drawGame';

/** A drawn run loaded from its save, over the same floors below. */
export function reload({ content, state }: Game, below?: Drawing['below']): Game {
  return new Game(content, stateIn(encodeRun(state)), floorsBelow(content, below));
}

/** A run of a pack loaded from a save, by default from that of the run as it is now. */
export function resumed({ content, state }: Game, save = encodeRun(state)): Game {
  return resumeGame(content, stateIn(save));
}

function stateIn(save: string): GameState {
  const decoded = decodeRun(save);
  if (!decoded.ok) throw new Error(decoded.why);
  return decoded.run.state;
}
