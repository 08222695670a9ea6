import { packs } from '../../src/content/packs';
import { contentById } from '../../src/lab/contentById';
import { POLICIES } from './contents';
import { dropRecording, keepRecording, recordings, recordLongest } from './recordings';
import { whyRenewed } from './replayed';

/**
 * `npx tsx tests/trust/record.ts`: makes those of tests/fixtures/recordings again that no longer play back after an intended change of rules or
 * tables, or with `--all` every one. The others stay as they are: they prove that what was recorded by former versions is still played.
 */
const isAll = process.argv.includes('--all');
const kept = new Map(recordings());
let made = 0;
for (const [pack, policy] of Object.keys(packs).flatMap((id) => POLICIES.map((each) => [id, each] as const))) {
  const name = `${pack}-${policy[0]}`;
  const why = isAll ? `${name}: asked for.` : whyRenewed(name, kept.get(name));
  kept.delete(name);
  if (why === null) continue;
  const replay = recordLongest(contentById(pack), policy);
  keepRecording(name, replay);
  made++;
  console.info(`${why}\n  made again: ${replay.count} deeds`);
}
for (const name of kept.keys()) {
  dropRecording(name);
  console.info(`${name}: dropped, since no pack and bot have that name.`);
}
console.info(`${made} made again; the others still play back.`);
