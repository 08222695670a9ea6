/** Lets the player choose a file; null when that is called off. */
export function pickFile(doc: Document): Promise<File | null> {
  const input = doc.createElement('input');
  input.type = 'file';
  return new Promise((resolve) => {
    input.addEventListener('change', () => { resolve(input.files?.[0] ?? null); });
    input.addEventListener('cancel', () => { resolve(null); });
    input.click();
  });
}
