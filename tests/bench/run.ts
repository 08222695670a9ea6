import { benchDistances } from './distances';
import { benchFire } from './fire';
import { benchFloors } from './floors';
import { benchFlows } from './flows';
import { benchForks } from './forks';
import { benchRuns } from './runs';
import { benchSight } from './sight';
import { benchStress } from './stress';
import { benchTurns } from './turns';

/* Ratios measured side by side in one run, medians of many. Printed, never asserted: machines differ. */
for (const bench of [benchSight, benchDistances, benchFloors, benchTurns, benchForks, benchFire, benchFlows, benchRuns, benchStress]) {
  process.stdout.write(`${(await bench()).join('\n')}\n\n`);
}
