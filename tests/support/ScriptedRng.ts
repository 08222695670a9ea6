import { Rng } from '../../src/engine/core/rng';

/** A stream whose `below` returns the numbers of a script. A number too large, or a draw after the end, is an error. */
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
