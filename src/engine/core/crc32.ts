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
