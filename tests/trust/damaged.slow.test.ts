import { expectLane } from './expectLane';
import { damagedLane } from './lanes/damaged';

test('no damaged save is taken for a good one, and the previous one is always continued', () => expectLane(damagedLane()));
