/** A file or text from outside, not read yet. */
export interface Outside {
  /** Its name in quotes, or in words where it comes from. */
  readonly name: string;
  /** In bytes, or characters where it is a text. */
  readonly size: number;
  read(): Promise<string>;
}

/** How texts leave the page and come in. */
export interface FilesPort {
  /** Hands a file to the player; false where the browser may have blocked that without a word. */
  save(name: string, text: string): boolean;
  /** Lets the player choose files; none when that is called off. */
  pick(): Promise<readonly Outside[]>;
  /** Puts a text on the clipboard; false where that is not allowed. */
  copy(text: string): Promise<boolean>;
}

/** How long a link to a file is good, in milliseconds: a slow browser asks for it late. */
const LINK_MS = 60_000;

/** The ways that a browser offers. */
export function browserFiles(page: Window): FilesPort {
  return {
    save: (name, text) => save(page, name, text),
    pick: () => pick(page.document),
    copy: (text) => copy(page.navigator, text),
  };
}

/** A file of the browser's that nobody has read yet. */
export function outsideOf(file: File): Outside {
  return { name: `"${file.name}"`, size: file.size, read: () => file.text() };
}

function save(page: Window, name: string, text: string): boolean {
  const link = page.document.createElement('a');
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.href = url;
  link.download = name;
  link.click();
  page.setTimeout(() => { URL.revokeObjectURL(url); }, LINK_MS);
  // A frame may be forbidden to hand out files, and nobody is told of it.
  return page.parent === page;
}

function pick(document: Document): Promise<readonly Outside[]> {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  return new Promise((resolve) => {
    input.addEventListener('change', () => { resolve(Array.from(input.files ?? [], outsideOf)); });
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
