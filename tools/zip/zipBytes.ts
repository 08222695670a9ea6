import { deflateAsync } from '@gfx/zopfli';
import { Zip, ZipPassThrough } from 'fflate';

/** Files by path, with forward slashes. */
export type Files = Readonly<Record<string, Uint8Array>>;

/** The earliest date a zip can store, in local time like all its dates. */
const EPOCH = new Date(1980, 0, 1);
/** Marked as made on Unix, as a plain file readable by all. */
const UNIX = 3;
const PLAIN_FILE = 0o100644 << 16;
const DEFLATED = 8;
/** Already compressed formats. */
const PACKED = /\.(png|woff2|ogg|mp3|zip)$/;

/** A file of the zip; `packed` stands in for its bytes there. */
class Entry extends ZipPassThrough {
  override readonly os = UNIX;
  override readonly attrs = PLAIN_FILE;
  override readonly mtime = EPOCH;

  constructor(name: string, private readonly packed: Uint8Array<ArrayBuffer> | null) {
    super(name);
    if (packed) this.compression = DEFLATED;
  }

  protected override process(chunk: Uint8Array<ArrayBuffer>, final: boolean): void {
    this.ondata(null, this.packed ?? chunk, final);
  }
}

/** Zips files, as small as can be: the same files give the same bytes on every machine, at any time. */
export async function zipBytes(files: Files): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  for (const name of Object.keys(files).sort()) {
    const bytes = files[name] ?? new Uint8Array();
    const entry = new Entry(name, PACKED.test(name) ? null : new Uint8Array(await deflateAsync(bytes, {})));
    zip.add(entry);
    entry.push(bytes, true);
  }
  zip.end();
  return Buffer.concat(parts);
}
