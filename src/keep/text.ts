import { languages, type Language } from '../content/text';
import { isConsumable } from '../engine/content';
import type { Game } from '../engine/Game';
import { nameOf, sentence, type Message, type Texts } from '../engine/core/grammar';
import { isKnown, itemName } from '../engine/rules/names';
import type { Item } from '../engine/state';
import { countingOf } from './counting';
import { textsWith } from './packWords';

/** The language in use. One for the whole page, like the page's own `lang`. */
let current: Language = 'en';
let texts: Texts = textsWith(null, 'en');
/** The pack in whose words all is told: an added one has its own before ours, a classic keeps its lines; null for none. */
let textPack: string | null = null;
let counting = countingOf('en');

/** Lets all texts be in a language from now on. */
export function setLanguage(language: Language): void {
  if (language === current) return;
  current = language;
  texts = textsWith(textPack, current);
  counting = countingOf(language);
}

/** Lets them be in the language that the settings ask for; `system` is the first of those that the browser prefers. */
export function speakAs(language: Language | 'system', preferred: readonly string[] = []): void {
  setLanguage(language === 'system' ? languageOf(preferred) : language);
}

/** Lets all be told in the words of a pack from now on; to be told again when packs come or go. */
export function usePackTexts(pack: string | null): void {
  if (pack === textPack && pack !== null) return;
  textPack = pack;
  texts = textsWith(textPack, current);
}

/** The language that all texts are in. */
export function currentLanguage(): Language {
  return current;
}

/** A moment as people of the language write it, in their own time zone. */
export function localTime(moment: Date): string {
  return new Intl.DateTimeFormat(current, { dateStyle: 'long', timeStyle: 'short' }).format(moment);
}

/** The day of a moment as people of the language write it: in their own time zone, or in another. */
export function localDay(moment: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat(current, { dateStyle: 'medium', ...(timeZone === undefined ? {} : { timeZone }) }).format(moment);
}

/** The first language there is among tags such as `de-AT`; English where none of them is known. */
export function languageOf(tags: readonly string[]): Language {
  const known = tags.map((tag) => tag.split('-', 1).join('').toLowerCase()).find((tag) => Object.hasOwn(languages, tag));
  return (known ?? 'en') as Language;
}

/** The text of a key, its holes filled. */
export function text(key: string, params: Message['params'] = {}): string {
  return sentence(texts, { key, params }, counting);
}

/** The sentence of a message of the engine; it begins with a capital, whatever name comes first. */
export function textOf(message: Message): string {
  const words = sentence(texts, message, counting);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name behind a text key, affixes put around it. */
export function nameText(key: string): string {
  return nameOf(texts, key);
}

/** The sentences of messages, without those for which nobody has written one. */
export function textsOf(messages: readonly Message[]): string[] {
  return messages.filter(({ key }) => Object.hasOwn(texts, key)).map(textOf);
}

/** The name of one item as far as the player knows it: affixes, what enchanting added, and the charges left. */
export function nameOfItem(game: Game, item: Pick<Item, 'kind' | 'affixes' | 'charges' | 'plus'>): string {
  const kind = game.content.itemKinds.get(item.kind);
  const name = itemName(game, item);
  const counts = kind !== undefined && isConsumable(kind) && kind.charges !== undefined && isKnown(game, item.kind);
  return counts ? text('ui.item.charges', { item: name, n: item.charges }) : nameText(name);
}
