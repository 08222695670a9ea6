import { en } from '../content/text/en';
import { sentence, type Message, type Texts } from '../engine/core/grammar';

/** The language in use. */
const texts: Texts = en;

/** The text of a key, its holes filled. */
export function text(key: string, params: Message['params'] = {}): string {
  return sentence(texts, { key, params });
}

/** The sentence of a message of the engine. */
export function textOf(message: Message): string {
  return sentence(texts, message);
}
