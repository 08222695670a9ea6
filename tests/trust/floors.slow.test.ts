import { expectLane } from './expectLane';
import { floorsLane } from './lanes/floors';

test('every floor of every pack can be played', () => expectLane(floorsLane()));
