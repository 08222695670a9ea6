const LITTLE = Buffer.from([0xff, 0xfe]);

/** A text as editors write it into files, by what they call it. */
export const ENCODINGS: Readonly<Record<string, (text: string) => Buffer>> = {
  'UTF-8': (text) => Buffer.from(text),
  'UTF-8 with a mark': (text) => Buffer.from(`\ufeff${text}`),
  'UTF-16': (text) => Buffer.concat([LITTLE, Buffer.from(text, 'utf16le')]),
  'UTF-16 big-endian': (text) => Buffer.concat([LITTLE, Buffer.from(text, 'utf16le')]).swap16(),
  'UTF-16 without a mark': (text) => Buffer.from(text, 'utf16le'),
  'UTF-16 big-endian without a mark': (text) => Buffer.from(text, 'utf16le').swap16(),
};
