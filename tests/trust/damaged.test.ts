import { expectLane } from './expectLane';
import { damagedLane } from './lanes/damaged';

test('no damaged save is taken for a good one, and the one before is always gone on with', () => expectLane(damagedLane()));
