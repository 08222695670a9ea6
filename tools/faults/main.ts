import { FAULTS } from './allFaults';
import { Workshop } from './Workshop';

/**
 * `npm run test:faults [-- part of a name]`: plants one small fault after another into a copy of the house and sees whether the tests
 * that should notice it do. A fault that stops a file of tests from even beginning is not caught by it.
 */
const wanted = process.argv[2] ?? '';
const faults = FAULTS.filter(({ name }) => name.includes(wanted));
if (faults.length === 0) {
  console.info(`No fault is named "${wanted}".`);
  process.exit(2);
}
const began = Date.now();
const workshop = new Workshop();
let caught = 0;
try {
  const files = [...new Set(faults.flatMap(({ tests }) => tests))];
  const sound = await workshop.test(files);
  if (sound.failed !== null || sound.stillborn.length > 0) throw new Error(`The tests fail without any fault: ${sound.failed ?? sound.stillborn.join('\n')}`);
  console.info(`Baseline: ${sound.passed} tests in ${files.length} files pass.`);
  for (const fault of faults) {
    const { failed, stillborn } = await workshop.with(fault, () => workshop.test(fault.tests));
    if (failed !== null) caught++;
    const how = failed === null ? `NOT caught${stillborn.length > 0 ? ` (${stillborn.length} files of tests did not begin)` : ''}` : `caught by ${failed}`;
    console.info(`${failed === null ? 'FAIL' : 'ok  '} ${fault.name}\n       ${how}`);
  }
  console.info(`\n${caught} of ${faults.length} caught in ${Math.round((Date.now() - began) / 1000)} s.`);
} finally {
  workshop.close();
}
process.exitCode = caught === faults.length ? 0 : 1;
