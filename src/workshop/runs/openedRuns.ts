import { UsageError } from '../../lab/failures';
import { headerIn, isOfRows, lineReader, otherRows } from '../../lab/runs/runLines';
import { type PlayedPack, Side } from './Side';

/**
 * The runs in the text of a file; a `UsageError` says what is wrong with it, in the lab's words.
 * @param packOf the pack of an id   @param isOfAny whether its rows may be others, as of an older version
 */
export function openedRuns(file: string, text: string, packOf: (id: string) => PlayedPack | null, isOfAny = false): Side {
  const [first = '', ...lines] = text.replace(/^\ufeff/, '').split('\n');
  const header = headerIn(file, first);
  const pack = packOf(header.pack);
  if (!pack) throw new UsageError(`${file} has runs of the pack ${header.pack}, which is not open here.`);
  if (!isOfAny && !isOfRows(header, pack.content)) throw new UsageError(`${otherRows(file, header, pack.name)}.`);
  const side = new Side(file, pack, header);
  const read = lineReader(file, header);
  for (const line of lines) if (line !== '') side.add(read(line).record);
  return side;
}

/** What a file says, unpacked if it is packed. */
export async function textOfRuns(file: Blob): Promise<string> {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isPacked = start[0] === 0x1f && start[1] === 0x8b;
  return isPacked ? new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text() : file.text();
}
