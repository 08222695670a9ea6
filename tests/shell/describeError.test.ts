import { describeError, missingFile } from '../../src/shell/describeError';

describe('an error in words', () => {
  test('names the error and its location', () => {
    const error = new RangeError('floor 0');
    error.stack = 'RangeError: floor 0\n    at dig (main.js:1:2)\n    at turn (main.js:3:4)';
    expect(describeError(error).lines).toEqual(['RangeError: floor 0', 'at dig (main.js:1:2)', 'at turn (main.js:3:4)']);
  });

  test('names the locations even if the stack has no message', () => {
    const error = new Error('floor 0');
    error.stack = 'dig@main.js:1:2\n';
    expect(describeError(error).lines).toEqual(['Error: floor 0', 'dig@main.js:1:2']);
  });

  test('names the causes of an error', () => {
    const error = new Error('no floor', { cause: new Error('no seed', { cause: 'nothing typed' }) });
    const { lines } = describeError(error);
    expect(lines.filter((line) => /no|Caused/.test(line) && !line.startsWith('at '))).toEqual([
      'Error: no floor',
      'Caused by Error: no seed',
      'Caused by nothing typed',
    ]);
  });

  test('ends, however long the stack and the chain of causes', () => {
    const error = new Error('round');
    error.cause = error;
    error.stack = Array.from({ length: 99 }, (_, at) => `at f${at}`).join('\n');
    expect(describeError(error).lines).toHaveLength(4 * (1 + 8));
  });

  test.each([
    ['a text', 'a text'],
    [7, '7'],
    [undefined, ''],
    [null, 'null'],
    [{ message: 'like an error' }, 'like an error'],
    [{ other: 1 }, '[object Object]'],
  ])('accepts any thrown value: %p', (thrown, line) => {
    expect(describeError(thrown).lines.join()).toBe(line);
  });

  test('names a file that failed to load', () => {
    expect(missingFile('http://here/phaser.js').lines).toEqual(['Missing: http://here/phaser.js']);
  });
});
