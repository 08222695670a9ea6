import type { Rng } from '../../src/engine/core/rng';

/** One way to damage a stored text, which is not empty. */
type Harm = (text: string, rng: Rng) => string;

/** Every way by name: what a torn write, a bad disk, another version or a tamperer does. */
export const HARMS: Readonly<Record<string, Harm>> = {
  cutShort: (text, rng) => text.slice(0, rng.below(text.length)),
  cutOff: (text, rng) => text.slice(1 + rng.below(text.length)),
  bitFlipped: flipped,
  bitsFlipped: (text, rng) => Array.from({ length: rng.range(2, 20) }).reduce<string>((harmed) => flipped(harmed, rng), text),
  partLost: (text, rng) => withPart(text, rng, () => ''),
  partTwice: (text, rng) => withPart(text, rng, (part) => part + part),
  partZeroed: (text, rng) => withPart(text, rng, (part) => '\0'.repeat(part.length)),
  partReversed: (text, rng) => withPart(text, rng, (part) => Array.from(part).reverse().join('')),
  partsSwapped: (text, rng) => {
    const cut = rng.below(text.length);
    return text.slice(cut) + text.slice(0, cut);
  },
  digitChanged: withOne(/\d/g, (digit, rng) => String((Number(digit) + 1 + rng.below(9)) % 10)),
  nameChanged: withOne(/"[a-z]\w*"/gi, (name) => `"${name.slice(2, -1)}x"`),
  valueNulled: withOne(/:(\d+|"\w*"|true|false)/g, () => ':null'),
  braceLost: withOne(/[{}[\]]/g, () => ''),
  headerLost: (text) => text.slice(text.indexOf('\n') + 1),
  otherFormat: (text, rng) => text.replace(/"format":\d+/, `"format":${rng.pick([0, 1, 2, 4, 99, 1e9])}`),
  otherRevision: (text, rng) => text.replace(/"revision":\d+/, `"revision":${1_000_000 + rng.below(1000)}`),
  otherMagic: (text) => text.replace('lanternfall-run', 'lanternfall-rum'),
  emptied: () => '',
  nonsense: (_text, rng) => rng.pick(['null', '[]', '{}', '\n', 'undefined', '{"magic":"lanternfall-run"}', '[object Object]', '{"__proto__":{"polluted":true}}\n{}']),
};

/** The text damaged in some way: never the text itself. */
export function damage(text: string, rng: Rng): string {
  for (;;) {
    const harmed = rng.pick(Object.values(HARMS))(text, rng);
    if (harmed !== text) return harmed;
  }
}

/** Flips one of the 16 bits of one character. */
function flipped(text: string, rng: Rng): string {
  if (text === '') return text;
  const at = rng.below(text.length);
  return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << rng.below(16))) + text.slice(at + 1);
}

/** Changes 1 to 100 characters in a row. */
function withPart(text: string, rng: Rng, change: (part: string) => string): string {
  const from = rng.below(text.length);
  const to = Math.min(text.length, from + rng.range(1, 100));
  return text.slice(0, from) + change(text.slice(from, to)) + text.slice(to);
}

/** Changes one of all matching places. */
function withOne(looks: RegExp, change: (found: string, rng: Rng) => string): Harm {
  return (text, rng) => {
    const places = Array.from(text.matchAll(looks));
    if (places.length === 0) return text;
    const { index, 0: found } = rng.pick(places);
    return text.slice(0, index) + change(found, rng) + text.slice(index + found.length);
  };
}
