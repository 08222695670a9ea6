import { packs } from '../../src/content/packs';
import { contentById } from '../../src/lab/contentById';
import { POLICIES } from './contents';
import { keepRecordings, recordLongest } from './recordings';

/** `npx tsx tests/trust/record.ts`: records tests/fixtures/recordings again, after an intended change of rules or tables. */
const all = Object.keys(packs).flatMap((pack) => POLICIES.map((policy) => {
  const replay = recordLongest(contentById(pack), policy);
  console.info(`${pack}-${policy[0]}: ${replay.count} deeds`);
  return [`${pack}-${policy[0]}`, replay] as const;
}));
keepRecordings(all);
