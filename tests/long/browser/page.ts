import { replayed, type Replayed } from '../../trust/replayed';
import { runHashes } from '../../trust/runHash';

/** The long run's interface to a browser that runs only the engine; this entry exists for it. */
export interface EnginePage {
  readonly runHashes: (from: number, count: number) => number[];
  readonly replayed: (name: string, text: string) => Replayed;
}

const engine: EnginePage = { runHashes, replayed };

Object.defineProperty(globalThis, 'engine', { value: engine });
