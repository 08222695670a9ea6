import { FAULTS } from './allFaults';
import { WorkingCopy } from './WorkingCopy';

/**
 * `npm run test:faults [-- part of a name]`: injects one small fault after another into a copy of the project and checks that
 * the tests meant to catch it do. A fault that keeps a test file from starting does not count as caught.
 */
const wanted = process.argv[2] ?? '';
const faults = FAULTS.filter(({ name }) => name.includes(wanted));
if (faults.length === 0) {
  console.info(`No fault is named "${wanted}".`);
  process.exit(2);
}
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
    const how = failed === null ? `NOT caught${broken.length > 0 ? ` (${broken.length} test files did not start)` : ''}` : `caught by ${failed}`;
    console.info(`${failed === null ? 'FAIL' : 'ok  '} ${fault.name}\n       ${how}`);
  }
  console.info(`\n${caught} of ${faults.length} caught in ${Math.round((Date.now() - started) / 1000)} s.`);
} finally {
  copy.close();
}
process.exitCode = caught === faults.length ? 0 : 1;
