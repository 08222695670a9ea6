import type { Options } from '../options';
import { hazardOf, WON, type Measure } from './measure';

/** What a command is to measure: the hazard of the floors of `--on`, else the share of runs won. */
export function measureOf(options: Options): Measure {
  const range = options.range('on');
  return range === null ? WON : hazardOf(range[0], range[1]);
}
