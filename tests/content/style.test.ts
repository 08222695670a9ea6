import { languages } from '../support/languages';
import { book } from '../../src/content/text/en/book';
import { history, morgue, replays } from '../../src/content/text/en/history';
import { hints, manual } from '../../src/content/text/en/manual';
import { ui } from '../../src/content/text/en/interface';
import { keeping, outside, title } from '../../src/content/text/en/page';
import type { Texts } from '../../src/engine/content';

/** The texts of buttons, settings, hints and errors; lore and the log of the classics have their own voice. */
const INTERFACE: Texts = { ...ui, ...title, ...book, ...hints, ...morgue, ...history, ...keeping, ...manual, ...outside, ...replays };

/** Words that players never read, and terms with another name in this game: action, enemy, hit, tile, HP, bag, equip. */
const NEVER = [
  'whoever', 'whom', 'somebody', 'nobody', 'everybody', 'as long as', 'all the same', 'anew', 'go on with', 'gone on with', 'give it up', 'is to be', 'holds', 'tells',
  'deeds?', 'foes?', 'blows?', 'strikes?', 'cells?', 'hit points?', 'inventory', 'worn', 'put on', 'take off', 'fill the screen',
];

/** The words of a text, without the names of its holes. */
const wordsOf = (text: string): string => text.replace(/\{(?:[a-z]+ )?\w+[?}]/g, ' ');

const against = (texts: Texts, pattern: RegExp): string[] => Object.entries(texts).filter(([, text]) => pattern.test(wordsOf(text))).map(([key, text]) => `${key}: ${text}`);

describe('the style of the texts', () => {
  it.each(NEVER)('no text of the interface says "%s"', (word) => {
    expect(against(INTERFACE, new RegExp(`\\b${word}\\b`, 'i'))).toEqual([]);
  });

  it('English writes percentages without a space', () => {
    expect(Object.entries(languages.en).filter(([, text]) => / %/.test(text))).toEqual([]);
  });

  it.each(Object.keys(languages))('an ellipsis is one character in %s', (language) => {
    expect(against(languages[language as keyof typeof languages], /\.\.\./)).toEqual([]);
  });

  it.each(Object.keys(languages))('a value of a setting begins with a capital in %s', (language) => {
    const values = Object.entries<string>(languages[language as keyof typeof languages]).filter(([key]) => key.startsWith('ui.value.'));
    expect(values.filter(([, text]) => /^\p{Ll}/u.test(text))).toEqual([]);
    expect(values.length).toBeGreaterThan(30);
  });
});
