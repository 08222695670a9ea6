import { expectLane } from './expectLane';
import { walksLane } from './lanes/walks';

test('exploring, travel and the way to the stairs end on the floors of all packs, with all seen that can be reached', () => expectLane(walksLane()));
