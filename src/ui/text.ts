import { en } from '../content/text/en';
import type { Game } from '../engine/Game';
import { nameOf, sentence, type Message, type Texts } from '../engine/core/grammar';
import { itemName } from '../engine/rules/names';
import type { Item } from '../engine/state';

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

/** The name behind a text key, affixes put around it. */
export function nameText(key: string): string {
  return nameOf(texts, key);
}

/** The name of one item as far as the player knows it, affixes included. */
export function nameOfItem(game: Game, item: Pick<Item, 'kind' | 'affixes'>): string {
  return nameText(itemName(game, item));
}
