import type { Claim } from '../draft/Claim';
import type { Shop } from '../Shop';
import { beforeDraft, draftInUse } from './packsInUse';
import { roomOf } from './roomOf';
import { RANGES } from './settings';

/** Pairs that may be played for each of a claim, since by other rules it may take longer to be sure. */
const ROOM = 2;

/** Plays the comparison of a claim again, in the room of runs. */
export function playClaim(shop: Shop, { compared, on, from, last, bot, turns, first, detect, pairs }: Claim): void {
  const room = roomOf(shop);
  const before = beforeDraft(shop.draft, shop.ports.house);
  const draft = draftInUse(shop.draft);
  if (!before || !draft) return;
  room.clear();
  room.compareNoMore();
  const count = Math.min(RANGES.count[1], ROOM * pairs);
  room.set({ compared, on, from, last, bot, turns, first, detect, count, isBeside: true });
  shop.show('runs');
  void room.begin([before, draft]);
}
