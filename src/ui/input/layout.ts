import { halfWidth, isForeign } from './KeyPress';

/** The part of `navigator` that reports the keyboard layout, in browsers that do. */
interface LayoutSource extends Pick<Navigator, 'language'> {
  readonly keyboard?: { getLayoutMap?: () => Promise<Iterable<readonly [string, string]>> };
}

/** Whether the last letter key typed a letter of another script than Latin. */
let isForeignLayout = false;

const LETTER_PLACE = /^Key[A-Z]$/;

/** The characters of the player's layout by code, one map for the whole page, like the language. */
const typed = new Map<string, string>();

/** Records the character that a key types, as seen from a press. */
export function learnKey(code: string, key: string): void {
  const character = halfWidth(key);
  if (!LETTER_PLACE.test(code) || character.length !== 1) return;
  typed.set(code, character.toLowerCase());
  // Capitals tell nothing: where there are none, as in Hebrew, Shift types Latin ones.
  if (isForeign(character) || /^[a-z]$/.test(character)) isForeignLayout = isForeign(character);
}

/** Whether the player's layout is one without Latin letters, as far as known. */
export function lacksLatin(): boolean {
  return isForeignLayout;
}

/** Asks the browser for the layout; if it does not tell, `learnKey` fills it in as keys are pressed. */
export async function learnLayout(source: LayoutSource): Promise<void> {
  try {
    const layout = (await source.keyboard?.getLayoutMap?.()) ?? [];
    for (const [code, key] of layout) learnKey(code, key);
  } catch {
    // A host page may deny its frames access.
  }
}

/** The label of the key where an American keyboard has that letter; the letter itself if unknown. */
export function printedAt(letter: string): string {
  return typed.get(`Key${letter.toUpperCase()}`) ?? letter;
}
