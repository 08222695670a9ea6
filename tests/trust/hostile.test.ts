import { expectLane } from './expectLane';
import { hostilePacksLane, hostileReplaysLane, hostileUrlsLane } from './lanes/hostile';

test('hostile packs are refused with sentences, or play', () => expectLane(hostilePacksLane()));

test('hostile recordings are refused, found out, or the run that they were', () => expectLane(hostileReplaysLane()));

test('hostile addresses open the title or a run, and take nothing away', () => expectLane(hostileUrlsLane()));
