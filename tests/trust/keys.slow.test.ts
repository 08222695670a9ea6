import { expectLane } from './expectLane';
import { keysLane } from './lanes/keys';

test('random keys, clicks and frames never break the interface or the run', () => expectLane(keysLane()));
