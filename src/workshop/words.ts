import { WORKSHOPS } from '../content/text/workshops';
import { workshop as english } from '../content/text/en/workshop';
import { sentence, type Message, type Texts } from '../engine/core/grammar';
import { tongueOf } from '../keep/languages';
import { currentLanguage, currentTexts, nameText } from '../keep/text';
import { words } from '../lab/curve/words';

/** The key of a text of the workshop. */
export type ShopKey = keyof typeof english;

let texts: Texts = english;

/** Loads the workshop's texts in the language in use; what it lacks stays English. */
export async function loadWords(): Promise<void> {
  const own = await WORKSHOPS[currentLanguage()]?.();
  texts = { ...english, ...own?.workshop };
}

/** A text of the workshop with its placeholders filled. */
export function say(key: ShopKey, params: Message['params'] = {}): string {
  return sentence(texts, { key, params }, tongueOf(currentLanguage()));
}

/** Whether the workshop has a text of this key. */
export function isShopKey(key: string): key is ShopKey {
  return Object.hasOwn(english, key);
}

/** A number in the digits of the language in use, with at most one decimal. */
export function inDigits(number: number): string {
  return number.toLocaleString(currentLanguage(), { maximumFractionDigits: 1 });
}

/** The name of a row by the beginning of its text's key, such as `breed`; its id in plain words where there is no such text. */
export function nameIn(family: string, id: string): string {
  const key = `${family}.${id}`;
  return Object.hasOwn(currentTexts(), key) ? nameText(key) : words(id);
}
