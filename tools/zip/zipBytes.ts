import { zipSync, type Zippable } from 'fflate';

/** Files of a zip: contents by path, with forward slashes. */
export type Files = Readonly<Record<string, Uint8Array>>;

/** The first moment a zip can name, in local time because that is what a zip keeps. */
const EPOCH = new Date(1980, 0, 1);
/** Written on Unix, as a plain file anybody may read. */
const UNIX = 3;
const PLAIN_FILE = 0o100644 << 16;
/** Already packed inside. */
const PACKED = /\.(png|woff2|ogg|mp3|zip)$/;

/** The zip of some files: the same bytes for the same files, on every machine and at every hour. */
export function zipBytes(files: Files): Uint8Array {
  const entries: Zippable = {};
  for (const name of Object.keys(files).sort()) {
    const level = PACKED.test(name) ? 0 : 9;
    entries[name] = [files[name] ?? new Uint8Array(), { level, mtime: EPOCH, os: UNIX, attrs: PLAIN_FILE }];
  }
  return zipSync(entries);
}
