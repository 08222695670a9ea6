/** How a text may be written in a file. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** The encoding of a file that begins with these bytes: by its byte order mark, or by the zeros of plain letters in UTF-16. */
export function encodingOf([first, second]: Uint8Array): TextEncoding {
  if ((first === 0xff && second === 0xfe) || (second === 0 && first !== 0 && first !== undefined)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0 && second !== undefined)) return 'utf-16be';
  return 'utf-8';
}
