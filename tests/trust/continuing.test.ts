import { expectLane } from './expectLane';
import { continuingLane } from './lanes/continuing';

test('a run that is saved, loaded and gone on with anywhere is the unbroken run', () => expectLane(continuingLane()));
