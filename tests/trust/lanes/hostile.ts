import { hostilePack, packsSeen } from '../hostilePacks';
import { hostileReplay, replaysSeen } from '../hostileReplays';
import { hostileUrl, urlsSeen } from '../hostileUrls';
import type { Lane } from '../lane';

/** Cases every day and in the long run. */
const SIZE = { target: 60, long: 10_000 };

/** Pack files with something wrong in them are refused with sentences, or can be played. */
export function hostilePacksLane(): Lane {
  return {
    ...SIZE,
    name: 'hostilePacks',
    unit: 'hostile packs',
    run(index, rng) { hostilePack(index, rng); return undefined; },
    note: () => `${packsSeen.refused} refused, ${packsSeen.taken} taken and played`,
    missed: () => [...(packsSeen.refused < 10 ? ['hardly a pack was refused.'] : []), ...(packsSeen.taken < 3 ? ['hardly a pack was taken.'] : [])],
  };
}

/** Recordings with something wrong in them are refused, detected, or still the original run. */
export function hostileReplaysLane(): Lane {
  return {
    ...SIZE,
    name: 'hostileReplays',
    unit: 'hostile recordings',
    run(index, rng) { hostileReplay(index, rng); return undefined; },
    note: () => `${replaysSeen.refused} refused, ${replaysSeen.wrong} found out`,
    missed: () => [...(replaysSeen.refused < 10 ? ['hardly a recording was refused.'] : []), ...(replaysSeen.wrong < 2 ? ['hardly a recording was found out.'] : [])],
  };
}

/** Whatever an address says opens the title or a run, and removes nothing. */
export function hostileUrlsLane(): Lane {
  return {
    ...SIZE,
    name: 'hostileUrls',
    unit: 'hostile addresses',
    async run(index, rng) { await hostileUrl(index, rng); return undefined; },
    note: () => `${urlsSeen.title} to the title, ${urlsSeen.started} to a run`,
    missed: () => [...(urlsSeen.title < 10 ? ['hardly an address led to the title.'] : []), ...(urlsSeen.started < 3 ? ['hardly an address began a run.'] : [])],
  };
}
