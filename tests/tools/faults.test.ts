import { existsSync, readFileSync } from 'node:fs';
import { FAULTS } from '../../tools/faults/allFaults';

describe('planted faults', () => {
  test.each(FAULTS.map((fault) => [fault.name, fault] as const))('%s: its string occurs once in the source, and its tests exist', (_name, { file, find, put, tests }) => {
    expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
    expect(put).not.toBe(find);
    expect(tests.filter((test) => !existsSync(test))).toEqual([]);
  });
});
