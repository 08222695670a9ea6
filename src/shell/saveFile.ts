import type { RescuedFile } from './Rescuer';
import type { Words } from './words';

/** Lets the browser save a text as a file; answers what is told of it. */
export function saveFile(win: Window, { name, text }: RescuedFile, said: Words): string {
  const { URL: addresses } = win as Window & typeof globalThis;
  const address = addresses.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = win.document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read only after this event is over.
  win.setTimeout(() => { addresses.revokeObjectURL(address); }, 60_000);
  return said.written.replace('{file}', () => name);
}
