import { contentOf } from '../../src/lab/shippedContent';
import { runProgram, type RunAnswer, type RunRequest } from '../../src/lab/runs/runProgram';
import type { StartWorker, WorkerEars } from '../../src/workshop/runs/RunWorker';

/** A worker of this thread, which plays when it is told to. */
export interface FakeWorker {
  readonly requests: RunRequest[];
  readonly ears: WorkerEars;
  isEnded: boolean;
  /** Carries out requests until an answer comes; false if none is left. */
  step(): boolean;
}

/** Workers without threads, whose program is the lab's or another one. */
export class FakeWorkers {
  readonly all: FakeWorker[] = [];

  constructor(private readonly program: typeof runProgram = runProgram) {}

  readonly start: StartWorker = (ears) => {
    let answers: RunAnswer[] = [];
    const take = this.program((answer) => { answers.push(structuredClone(answer)); }, contentOf);
    const fake: FakeWorker = {
      requests: [], ears, isEnded: false,
      step: () => {
        for (let request = fake.requests.shift(); request; request = fake.requests.shift()) {
          take(request);
          const come = answers;
          answers = [];
          come.forEach(ears.answered);
          if (come.length > 0) return true;
        }
        return false;
      },
    };
    this.all.push(fake);
    return { post: (request) => { fake.requests.push(structuredClone(request)); }, end: () => { fake.isEnded = true; } };
  };

  get living(): FakeWorker[] {
    return this.all.filter(({ isEnded }) => !isEnded);
  }

  /** Lets the workers play in turn, the last first, so that records come out of order; until nothing is left, or so many answers came. */
  play(most = Infinity): void {
    for (let count = 0; count < most; count++) {
      const { living } = this;
      const turn = living.length - (count % Math.max(1, living.length));
      if (![...living.slice(0, turn).reverse(), ...living.slice(turn)].some((worker) => worker.step())) return;
    }
  }
}
