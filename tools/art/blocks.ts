import { ArtError, type Place } from './ArtError';

/** A `# name ...` header and the lines below it, verbatim. */
export interface Block {
  readonly place: Place & { readonly sprite: string };
  /** The words after the name: flags, or `from BASE a=b`. */
  readonly words: readonly string[];
  readonly rows: readonly string[];
}

/** Splits a sprite file into blocks; throws on rows above the first header and on a header without a name. */
export function splitBlocks(file: string, text: string): Block[] {
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  const heads = lines.flatMap((line, at) => (line.startsWith('#') ? [at] : []));
  if (lines.length > 0 && heads[0] !== 0) throw new ArtError({ file, line: 1 }, "a file starts with '# name'");
  return heads.map((at, i) => ({
    ...header(lines[at] ?? '', { file, line: at + 1 }),
    rows: lines.slice(at + 1, heads[i + 1]),
  }));
}

function header(line: string, place: Place): Pick<Block, 'place' | 'words'> {
  const [mark, sprite, ...words] = line.trimEnd().split(/ +/);
  if (mark !== '#' || sprite === undefined) throw new ArtError(place, "a header reads '# name flags'");
  return { place: { ...place, sprite }, words };
}
