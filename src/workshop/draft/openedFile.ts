import { PACK_LIMITS } from '../../engine/pack/packFile';
import { type ImportFile, importFileOf } from '../../ui/files/archiveFiles';

/** A file of the player's disk that can be read again. Browsers without the File System Access API have none. */
export interface FollowedFile {
  readonly name: string;
  /** Changes whenever the file is saved. */
  stamp(): Promise<number>;
  read(): Promise<string>;
}

type Handle = Pick<FileSystemFileHandle, 'getFile' | 'name'>;

/** The page, as far as it can open files that it may read again. */
type FilePage = Window & { readonly showOpenFilePicker?: (options: object) => Promise<readonly Handle[]> };

/** Whether the browser lets a page follow a file. */
export function canFollow(page: FilePage): boolean {
  return typeof page.showOpenFilePicker === 'function';
}

/** Lets the player choose a file to follow; null where that is cancelled or refused. */
export async function pickFollowed(page: FilePage): Promise<FollowedFile | null> {
  const types = [{ description: 'Pack', accept: { 'application/json': ['.json'] } }];
  const [handle] = (await page.showOpenFilePicker?.({ types }).catch(() => [])) ?? [];
  return handle ? followed(handle) : null;
}

/** A file behind a handle. */
export function followed(handle: Handle): FollowedFile {
  const stamp = async (): Promise<number> => (await handle.getFile()).lastModified;
  return { name: handle.name, stamp, read: async () => textOf(importFileOf(await handle.getFile())) };
}

/** What a file says; throws, without reading it, where it has more than a pack file may have. */
export async function textOf(file: ImportFile): Promise<string> {
  if (file.size > 4 * PACK_LIMITS.characters) throw new RangeError('too big');
  return file.read();
}

/** Milliseconds between two looks at a file. */
const EVERY_MS = 700;

/** Calls back with the text of a file each time it is saved, and once with null when it can no longer be read. Returns how to stop. */
export function follow(
  page: Pick<Window, 'setInterval' | 'clearInterval'>, file: FollowedFile, onText: (text: string | null) => void,
): () => void {
  let known = -1;
  let isLooking = false;
  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    try {
      const stamp = await file.stamp();
      if (stamp !== known) {
        const text = await file.read();
        known = stamp;
        onText(text);
      }
    } catch {
      stop();
      onText(null);
    } finally {
      isLooking = false;
    }
  };
  const timer = page.setInterval(() => { void look(); }, EVERY_MS);
  const stop = (): void => { page.clearInterval(timer); };
  void look();
  return stop;
}
