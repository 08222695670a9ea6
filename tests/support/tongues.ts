import { grammar as german } from '../../src/content/text/de/grammar';
import { grammar as english } from '../../src/content/text/en/grammar';
import { PLAIN, sentence, type Phrase, type Texts, type Tongue } from '../../src/engine/core/grammar';

/** What the two languages of the tests know about names, with plain numbers. */
export const TONGUES = { en: { ...PLAIN, ...english }, de: { ...PLAIN, ...german } } as const satisfies Record<string, Tongue>;

/** A message as a sentence. */
export function inEnglish(texts: Texts, message: Phrase): string {
  return sentence(texts, message, TONGUES.en);
}

/** A message as a sentence. */
export function inGerman(texts: Texts, message: Phrase): string {
  return sentence(texts, message, TONGUES.de);
}
