import { fighterWith } from '../../src/lab/fighter';
import { PERSONAS } from '../../src/lab/fighter/Weights';
import { playByKeys, writeVictory } from './harness/victory';

/** `npx tsx tests/browser/recordVictory.ts [first seed] [how many]`: records the first seed the fighter wins by keys, for the browser's check. */
/** Frees no captives and uses no features: `typed.ts` has no keys for that. */
const bot = fighterWith({ ...PERSONAS.fighter, asks: 0, mercy: 0 });

const [first = 1, count = 500] = process.argv.slice(2).map(Number);
for (let seed = first; seed < first + count; seed++) {
  const victory = await playByKeys({ pack: 'lanternfall', seed: String(seed) }, bot);
  console.info(`seed ${seed}: ${victory ? 'won' : 'not won'}`);
  if (!victory) continue;
  writeVictory(victory);
  break;
}
