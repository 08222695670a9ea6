import { zipSync, type Zippable } from 'fflate';

/** Files by path, with forward slashes. */
export type Files = Readonly<Record<string, Uint8Array>>;

/** The earliest date a zip can store, in local time like all its dates. */
const EPOCH = new Date(1980, 0, 1);
/** Marked as made on Unix, as a plain file readable by all. */
const UNIX = 3;
const PLAIN_FILE = 0o100644 << 16;
/** Already compressed formats. */
const PACKED = /\.(png|woff2|ogg|mp3|zip)$/;

/** Zips files: the same files give the same bytes on every machine, at any time. */
export function zipBytes(files: Files): Uint8Array {
  const entries: Zippable = {};
  for (const name of Object.keys(files).sort()) {
    const level = PACKED.test(name) ? 0 : 9;
    entries[name] = [files[name] ?? new Uint8Array(), { level, mtime: EPOCH, os: UNIX, attrs: PLAIN_FILE }];
  }
  return zipSync(entries);
}
