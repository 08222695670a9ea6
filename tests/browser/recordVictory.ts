import { fighter } from '../../src/lab/fighter';
import { playByKeys, writeVictory } from './harness/victory';

/** `npx tsx tests/browser/recordVictory.ts [first seed] [how many]`: records the first seed the fighter wins by keys, for the browser's check. */
const [first = 1, count = 500] = process.argv.slice(2).map(Number);
for (let seed = first; seed < first + count; seed++) {
  const victory = await playByKeys({ pack: 'lanternfall', seed: String(seed) }, fighter);
  console.info(`seed ${seed}: ${victory ? 'won' : 'not won'}`);
  if (!victory) continue;
  writeVictory(victory);
  break;
}
