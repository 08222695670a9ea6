import { expectLane } from './expectLane';
import { continuingLane } from './lanes/continuing';

test('a run saved, loaded and continued at any point is the unbroken run', () => expectLane(continuingLane()));
