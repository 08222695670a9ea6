import { Rng } from '../../src/engine/core/rng';

/** A stream whose `below` gives the numbers of a script. One that is too large, or asking for more, is a mistake. */
export class ScriptedRng extends Rng {
  private readonly script: number[];

  constructor(...script: readonly number[]) {
    super([0, 0, 0, 0]);
    this.script = [...script];
  }

  override below(n: number): number {
    const number = this.script.shift();
    if (number === undefined || number >= n) throw new Error(`below(${n}) finds ${number ?? 'the end of'} the script`);
    return number;
  }

  override flip(): boolean {
    return this.below(2) === 1;
  }
}
