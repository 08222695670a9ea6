const FIRST = [
  'amber', 'ashen', 'bitter', 'brass', 'broken', 'cold', 'crooked', 'dim', 'drowned', 'dusty', 'ember', 'fallen',
  'gilded', 'hollow', 'iron', 'last', 'lonely', 'lost', 'mossy', 'old', 'pale', 'quiet', 'rusty', 'silver', 'sunken', 'wild',
] as const;

const SECOND = [
  'badger', 'bell', 'candle', 'cellar', 'crow', 'crown', 'door', 'fox', 'gate', 'hearth', 'key', 'ladder', 'lantern',
  'moth', 'oak', 'owl', 'raven', 'river', 'root', 'stair', 'star', 'stone', 'tower', 'wick', 'wolf', 'well',
] as const;

/** A seed that is easy to read aloud and remember, such as `amber-owl-42`; `random` returns 0 <= n < 1. */
export function seedName(random: () => number): string {
  const pick = (words: readonly string[]): string => words[Math.floor(random() * words.length)] ?? '';
  return `${pick(FIRST)}-${pick(SECOND)}-${10 + Math.floor(random() * 90)}`;
}

/** A new id for a run: 16 hexadecimal digits. */
export function freshId(random: () => number): string {
  return Array.from({ length: 16 }, () => Math.floor(random() * 16).toString(16)).join('');
}
