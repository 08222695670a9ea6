import { FAULTS } from './allFaults';
import { answerHelp, refuseArguments } from '../usage';
import { WorkingCopy } from './WorkingCopy';

/**
 * `npm run test:faults [-- part of a name]`: injects one small fault after another into a copy of the project and checks that
 * the tests meant to catch it do. A fault that keeps a test file from starting does not count as caught.
 */
const USAGE = `usage: npm run test:faults [-- PART_OF_A_NAME]\n\nThe faults:\n${FAULTS.map(({ name }) => `  ${name}`).join('\n')}`;
answerHelp(process.argv.slice(2), USAGE);
const wanted = process.argv[2] ?? '';
const faults = FAULTS.filter(({ name }) => name.includes(wanted));
if (faults.length === 0) refuseArguments(`No fault is named "${wanted}".`, USAGE);
const started = Date.now();
const copy = new WorkingCopy();
let caught = 0;
try {
  const files = [...new Set(faults.flatMap(({ tests }) => tests))];
  const baseline = await copy.test(files);
  if (baseline.failed !== null || baseline.broken.length > 0) {
    throw new Error(`The tests fail without any fault: ${baseline.failed ?? baseline.broken.join('\n')}`);
  }
  console.info(`Baseline: ${baseline.passed} tests in ${files.length} files pass.`);
  for (const fault of faults) {
    const { failed, broken } = await copy.with(fault, () => copy.test(fault.tests));
    if (failed !== null) caught++;
    const unstarted = broken.length > 0 ? ` (${broken.length} test files did not start)` : '';
    const how = failed === null ? `NOT caught${unstarted}` : `caught by ${failed}`;
    console.info(`${failed === null ? 'FAIL' : 'ok  '} ${fault.name}\n       ${how}`);
  }
  console.info(`\n${caught} of ${faults.length} caught in ${Math.round((Date.now() - started) / 1000)} s.`);
} finally {
  copy.close();
}
process.exitCode = caught === faults.length ? 0 : 1;
