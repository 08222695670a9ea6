import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playScenario } from '../../src/lab/scenarios/playScenario';
import { labelOf, scenarioIn } from '../../src/lab/scenarios/readScenario';
import { shippedContent } from '../../src/lab/shippedContent';

/** All faults of the scenario in a file. */
function faultsOf(file: string): readonly string[] {
  const read = scenarioIn(readFileSync(join(__dirname, file), 'utf8'), file);
  if (!read.ok) return read.faults;
  const { scenario } = read;
  return playScenario(shippedContent(scenario.pack ?? 'lanternfall'), scenario).faults.map((fault) => labelOf(file, scenario) + fault);
}

it.each(readdirSync(__dirname).filter((file) => file.endsWith('.json')))('%s plays as expected', (file) => {
  expect(faultsOf(file)).toEqual([]);
});
