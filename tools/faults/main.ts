import { ENGINE_FAULTS } from './engineFaults';
import { TRUST_FAULTS } from './trustFaults';
import { Workshop } from './Workshop';

/**
 * `npm run test:faults [-- part of a name]`: plants one small fault after another into a copy of the house and sees whether the tests
 * that should notice it do. A fault that stops a file of tests from even beginning is not caught by it.
 */
const wanted = process.argv[2] ?? '';
const faults = [...ENGINE_FAULTS, ...TRUST_FAULTS].filter(({ name }) => name.includes(wanted));
if (faults.length === 0) {
  console.info(`No planted fault has "${wanted}" in its name.`);
  process.exit(2);
}
const began = Date.now();
const workshop = new Workshop();
let caught = 0;
try {
  const files = [...new Set(faults.flatMap(({ tests }) => tests))];
  const sound = workshop.test(files);
  if (sound.failed !== null || sound.stillborn.length > 0) throw new Error(`The tests fail before anything is planted: ${sound.failed ?? sound.stillborn.join('\n')}`);
  console.info(`Nothing planted: ${sound.passed} tests in ${files.length} files pass.`);
  for (const fault of faults) {
    const { failed, stillborn } = workshop.with(fault, () => workshop.test(fault.tests));
    if (failed !== null) caught++;
    const how = failed === null ? `NOT caught${stillborn.length > 0 ? ` (${stillborn.length} files of tests did not begin)` : ''}` : `caught by ${failed}`;
    console.info(`${failed === null ? 'FAIL' : 'ok  '} ${fault.name}\n       ${how}`);
  }
  console.info(`\n${caught} of ${faults.length} caught in ${Math.round((Date.now() - began) / 1000)} s.`);
} finally {
  workshop.close();
}
process.exitCode = caught === faults.length ? 0 : 1;
