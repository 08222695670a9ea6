import { expectLane } from './expectLane';
import { madePacksLane } from './lanes/madePacks';
import { hostilePacksLane, hostileReplaysLane, hostileUrlsLane } from './lanes/hostile';

test('hostile packs are refused with sentences, or play', () => expectLane(hostilePacksLane()));

test('packs made up from the schema are refused with sentences, or take no more than their work', () => expectLane(madePacksLane()));

test('hostile recordings are refused, detected, or still the original run', () => expectLane(hostileReplaysLane()));

test('hostile addresses open the title or a run, and remove nothing', () => expectLane(hostileUrlsLane()));
