import { expectLane } from './expectLane';
import { keysLane } from './lanes/keys';

test('keys, clicks and frames by chance never break the interface or the run', () => expectLane(keysLane()));
