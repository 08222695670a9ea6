import type { Rng } from '../../src/engine/core/rng';

/* What malicious people and bad disks put into texts. */

/** Hostile texts, or such as some program somewhere interprets. */
export const WORDS: readonly string[] = [
  '<img src=x onerror="globalThis.polluted=1">', '<script>globalThis.polluted=1</script>', 'javascript:globalThis.polluted=1', '"><svg onload=alert(1)>', '${globalThis.polluted=1}', '{{constructor.constructor("polluted=1")()}}',
  '__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__',
  '../../etc/passwd', 'file:///etc/passwd', 'data:text/html,<b>x</b>', "'; DROP TABLE runs;--", '%00', '%ED%A0%80', '%', '%%%', '&amp;', '\\', '\\u0000', 'NaN', 'Infinity', '-0', '1e308', '0x10',
  '\u0000', '\u202egnihton', '\ufeff', '\ud800', 'e\u0301'.repeat(20), '\u{1f4a9}', 'z\u0335\u0322'.repeat(30), '\u2028', 'a'.repeat(41), 'Ä', '7', '', ' ', '\t\n', '~', '|', '{', '}', '{actor', '{target}', '{n?one:many}', 'x|q|r|s', '+1', 'a+b+c',
];

/** Numbers at and beyond every limit. */
export const NUMBERS: readonly number[] = [0, -0, 1, -1, 0.5, 2, 9, 10, 40, 60, 99, 100, 101, 120, 200, 400, 999, 1000, 9999, 10_000, 65_536, 2 ** 31 - 1, 2 ** 31, 2 ** 32, 2 ** 53, 2 ** 53 + 2, -(2 ** 31), 1e21, 1e308, -1e308, 5e-324];

/** Such a text repeated many times, or as it is. */
export function wordFor(rng: Rng): string {
  const word = rng.pick(WORDS);
  return rng.below(8) === 0 ? word.repeat(1 + rng.below(2000)) : word;
}

/** One to four changes: cut off, letters changed, parts duplicated or moved. */
export function wounded(text: string, rng: Rng): string {
  let sick = text;
  for (let wounds = 1 + rng.below(4); wounds > 0; wounds--) {
    const at = rng.below(Math.min(sick.length + 1, 2_000_000));
    const length = rng.below(40);
    switch (rng.below(6)) {
      case 0:
        sick = sick.slice(0, at);
        break;
      case 1:
        sick = `${sick.slice(0, at)}${String.fromCharCode((sick.charCodeAt(at) || 0) ^ (1 << rng.below(8)))}${sick.slice(at + 1)}`;
        break;
      case 2:
        sick = `${sick.slice(0, at)}${wordFor(rng)}${sick.slice(at)}`;
        break;
      case 3:
        sick = `${sick.slice(0, at)}${sick.slice(at, at + length)}${sick.slice(at)}`;
        break;
      case 4:
        sick = sick.slice(0, at) + sick.slice(at + length);
        break;
      default:
        sick = sick.slice(at) + sick.slice(0, at);
    }
  }
  return sick;
}

const BEFORE = Object.getOwnPropertyNames(Object.prototype).sort().join(' ');

/** Throws if Object.prototype has been polluted. */
export function checkPrototype(): void {
  const now = Object.getOwnPropertyNames(Object.prototype).sort().join(' ');
  if (now !== BEFORE) throw new Error(`every object has other names now: ${now}`);
  const probe: Record<string, unknown> = {};
  if (probe['polluted'] !== undefined || 'polluted' in globalThis) throw new Error('something from outside was run, or stands on every object');
}

/** Throws unless these are sentences a person can read: some, not too many, none too long, none with invisible characters. */
export function checkSentences(sentences: readonly string[]): void {
  if (sentences.length === 0 || sentences.length > 25) throw new Error(`${sentences.length} sentences say why`);
  for (const sentence of sentences) {
    if (sentence.length < 10 || sentence.length > 600) throw new Error(`no sentence: ${sentence.slice(0, 700)}`);
  }
}
