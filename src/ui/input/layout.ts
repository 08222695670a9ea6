/** The part of `navigator` that knows the keyboard's layout, where a browser tells it. */
interface LayoutSource extends Pick<Navigator, 'language'> {
  readonly keyboard?: { getLayoutMap?: () => Promise<Iterable<readonly [string, string]>> };
}

const LETTER_PLACE = /^Key[A-Z]$/;

/** What the player's keyboard types in the places of an American one. One for the whole page, like the language. */
const typed = new Map<string, string>();

/** Notes that the key in that place types a character, as a press of it shows. */
export function learnKey(code: string, key: string): void {
  if (LETTER_PLACE.test(code) && key.length === 1) typed.set(code, key.toLowerCase());
}

/** Asks the browser for the layout; where it does not tell, the keys tell as they are pressed. */
export async function learnLayout(source: LayoutSource): Promise<void> {
  try {
    const layout = (await source.keyboard?.getLayoutMap?.()) ?? [];
    for (const [code, key] of layout) learnKey(code, key);
  } catch {
    // A frame of a host's page may not ask.
  }
}

/** What is printed on the key in the place of an American letter, as far as it is known. */
export function printedAt(letter: string): string {
  return typed.get(`Key${letter.toUpperCase()}`) ?? letter;
}
