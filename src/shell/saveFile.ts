import type { RescuedFile } from './Rescuer';
import type { Words } from './words';

/** Downloads a text as a file; returns the line to show. */
export function saveFile(win: Window, { name, text }: RescuedFile, said: Words): string {
  const { URL: addresses } = win as Window & typeof globalThis;
  const address = addresses.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = win.document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers start reading only after this event.
  win.setTimeout(() => { addresses.revokeObjectURL(address); }, 60_000);
  return said.written.replace('{file}', () => name);
}
