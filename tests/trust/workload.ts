import { Rng } from '../../src/engine/core/rng';

/** More random numbers than the largest floors and fifty turns of the wildest pack take. */
const MOST_DRAWS = 5_000_000;

/** Does something and counts the random numbers it draws, which grow with all work a pack can ask for; throws beyond a bound. */
export function withinBudget<T>(action: () => T): { readonly result: T; readonly draws: number } {
  const next = Reflect.get<Rng, 'next'>(Rng.prototype, 'next');
  let draws = 0;
  Rng.prototype.next = function count(this: Rng): number {
    if (++draws > MOST_DRAWS) throw new Error(`more than ${MOST_DRAWS} random numbers were drawn`);
    return next.call(this);
  };
  try {
    return { result: action(), draws };
  } finally {
    Rng.prototype.next = next;
  }
}
