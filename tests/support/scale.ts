import { extentOf, wantedOf } from '../trust/lane';

/** How often a test repeats something: the first number in `npm test`, the second in `npm run test:long -- suites`. Bounds hold for both. */
export function scaled(target: number, long: number): number {
  return wantedOf({ target, long }, extentOf(process.env).scale);
}
