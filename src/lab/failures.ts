import type { Game } from '../engine/Game';

/** Wrong arguments: the message is one sentence that names what is valid. */
export class UsageError extends Error {}

/** Where a pack is at work; without a turn where a floor is only made. */
export interface Place {
  readonly pack: string;
  readonly seed: string;
  readonly floor: number;
  readonly turn?: number;
}

/** A floor or a run that its pack has broken; the message is a sentence that says which, where and by what. */
export class PackFailure extends UsageError {
  constructor(readonly place: Place, cause: unknown) {
    const { pack, seed, floor, turn } = place;
    const of = `of the seed "${seed}" of the pack ${pack} failed`;
    const what = turn === undefined ? `Floor ${floor} ${of}` : `The run ${of} on floor ${floor}, turn ${turn}`;
    super(`${what}: ${String(cause).replace(/\.?$/, '.')}`, { cause });
  }
}

/** Does something with a pack. What it throws becomes a `PackFailure`, if it is no `UsageError` already. */
export function blaming<T>(where: () => Place, make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw error instanceof UsageError ? error : new PackFailure(where(), error);
  }
}

/** Where a run is. */
export function placeOf({ state: { pack, seed, floor, turn } }: Pick<Game, 'state'>): Place {
  return { pack, seed, floor, turn };
}

/** What is made, or why it failed, put with the others; other errors are thrown. */
export function unlessFailed<T>(failures: string[], make: () => T): T | null {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof PackFailure)) throw error;
    failures.push(error.message);
    return null;
  }
}
