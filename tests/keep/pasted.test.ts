import { recordingIn, recordingInHash } from '../../src/keep/replays/verify';

describe('a recording in a link', () => {
  it('has its tildes back where a program escaped them, and keeps an escape of its own, as in a seed', () => {
    expect(recordingIn('see #replay=LF1%7E3%7ea')).toBe('LF1~3~a');
    expect(recordingIn('see #replay=LF1~3~a%7Eb')).toBe('LF1~3~a%7Eb');
  });

  it('is looked for only behind the words that announce one', () => {
    expect([recordingInHash('#seed=LF1~3'), recordingInHash(''), recordingInHash('#replay=LF1~3'), recordingInHash('#replay=nonsense')]).toEqual([null, null, 'LF1~3', 'nonsense']);
  });
});
