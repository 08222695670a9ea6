import type { Lane } from '../lane';
import { botsLane } from './bots';
import { continuingLane } from './continuing';
import { damagedLane } from './damaged';
import { floorsLane } from './floors';
import { hostilePacksLane, hostileReplaysLane, hostileUrlsLane } from './hostile';
import { keysLane } from './keys';
import { madePacksLane } from './madePacks';
import { walksLane } from './walks';
import { watersLane } from './waters';

/** Every lane that needs only Node, the longest first. The long run checks all invariants after every single turn. */
export const LANES: readonly Lane[] = [botsLane(1), watersLane(), floorsLane(), damagedLane(), continuingLane(), walksLane(), keysLane(), hostilePacksLane(), madePacksLane(), hostileReplaysLane(), hostileUrlsLane()];
