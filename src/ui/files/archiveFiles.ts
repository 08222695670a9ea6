import { encodingOf } from '../../engine/core/textEncoding';

/** A file or text to import, not read yet. */
export interface ImportFile {
  /** Its name in quotes, or words for a pasted text. */
  readonly name: string;
  /** In bytes, or in characters for a pasted text. */
  readonly size: number;
  read(): Promise<string>;
}

/** Files and the clipboard. */
export interface FilesPort {
  /** Downloads a file; false where the browser may have blocked that silently. */
  save(name: string, text: string): boolean;
  /** Lets the player choose files; none when that is cancelled. */
  pick(): Promise<readonly ImportFile[]>;
  /** Copies a text; false where the browser forbids that. */
  copy(text: string): Promise<boolean>;
}

/** Milliseconds until a file's link expires: a slow browser follows it late. */
const LINK_MS = 60_000;

/** The files and clipboard of a browser. */
export function browserFiles(page: Window): FilesPort {
  return {
    save: (name, text) => save(page, name, text),
    pick: () => pick(page.document),
    copy: (text) => copy(page.navigator, text),
  };
}

/** A browser's file to import. */
export function importFileOf(file: File): ImportFile {
  return { name: `"${file.name}"`, size: file.size, read: async () => textOf(new Uint8Array(await file.arrayBuffer())) };
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function save(page: Window, name: string, text: string): boolean {
  const link = page.document.createElement('a');
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.href = url;
  link.download = name;
  link.click();
  page.setTimeout(() => { URL.revokeObjectURL(url); }, LINK_MS);
  // A frame may be forbidden to download files, and isn't told.
  return page.parent === page;
}

function pick(document: Document): Promise<readonly ImportFile[]> {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  return new Promise((resolve) => {
    input.addEventListener('change', () => { resolve(Array.from(input.files ?? [], importFileOf)); });
    input.addEventListener('cancel', () => { resolve([]); });
    input.click();
  });
}

async function copy({ clipboard }: Partial<Navigator>, text: string): Promise<boolean> {
  try {
    await clipboard?.writeText(text);
    return clipboard !== undefined;
  } catch {
    return false;
  }
}
