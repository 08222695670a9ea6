/** Folds a whole number into a running 32-bit hash (the mixing of MurmurHash3). */
export function fold(hash: number, value: number): number {
  const mixed = Math.imul(value ^ (value >>> 15), 0xcc9e2d51);
  const turned = hash ^ Math.imul((mixed << 15) | (mixed >>> 17), 0x1b873593);
  return (Math.imul((turned << 13) | (turned >>> 19), 5) + 0xe6546b64) | 0;
}

const textHashes = new Map<string, number>();

/** A text's 32-bit hash (FNV-1a over its UTF-16 units); cached, since the same few ids are hashed each turn. */
export function textHash(text: string): number {
  const known = textHashes.get(text);
  if (known !== undefined) return known;
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  textHashes.set(text, hash);
  return hash;
}

/** A cell's part of the floor's hash: a sum, so that it can be updated as cells change. */
export function cellHash(index: number, tile: number, knowledge: number): number {
  // The bit for a mapped cell lies above all tile indices; without mapped cells the hash is the same as before there were any.
  const word = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul((tile << 1) | (knowledge & 1) | ((knowledge & 2) << 15), 0x85ebca6b);
  return Math.imul(word ^ (word >>> 15), 0xc2b2ae35);
}

const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let word = byte;
  for (let bit = 0; bit < 8; bit++) word = word & 1 ? (word >>> 1) ^ 0xedb88320 : word >>> 1;
  return word;
});

/** CRC-32 (ISO 3309) over the UTF-16 units of a text, low byte first; unsigned. */
export function crc32(text: string): number {
  let word = -1;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    word = (word >>> 8) ^ (TABLE[(word ^ unit) & 0xff] as number);
    word = (word >>> 8) ^ (TABLE[(word ^ (unit >>> 8)) & 0xff] as number);
  }
  return ~word >>> 0;
}
