import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/* Runs in each test file while coverage is measured: writes down which stretches of the sources ran. */

afterAll(() => {
  const { __ran: ran = {} } = globalThis as { __ran?: Record<string, number[]> };
  const numbers = Object.entries(ran).map(([file, hits]) => [file, Object.keys(hits).map(Number)]);
  const note = JSON.stringify({ test: expect.getState().testPath, ran: Object.fromEntries(numbers) as object });
  writeFileSync(join(process.env['RAN_FOLDER'] ?? '', `${process.hrtime.bigint()}-${process.pid}.json`), note);
});
