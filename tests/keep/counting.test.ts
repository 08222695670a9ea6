import { PLAIN, sentence } from '../../src/engine/core/grammar';
import { countingOf } from '../../src/keep/languages';

/* A third language is just a table of texts: nothing else knows how many plurals it has. */

const polish = {
  rats: '{n} {n?szczur:szczury:szczurów:szczura}',
  turns: '{n} {n?tura:tury:tur}',
  hit: '{actor} {actor?trafiasz:trafia:trafiają} za {n}.',
  'breed.player': 'Ty|you',
  'breed.rat': 'Szczur|m',
  'breed.beetles': 'Chrząszcze|pl',
};

const say = (language: string, template: string, n: number): string => sentence({ it: template }, { key: 'it', params: { n } }, { ...PLAIN, ...countingOf(language) });

describe('plurals', () => {
  test.each([
    [0, '0 szczurów'], [1, '1 szczur'], [2, '2 szczury'], [4, '4 szczury'], [5, '5 szczurów'], [12, '12 szczurów'], [21, '21 szczurów'], [22, '22 szczury'], [101, '101 szczurów'], [1.5, '1.5 szczura'],
  ])('Polish has four: %d', (n, words) => {
    expect(say('pl', polish.rats, n)).toBe(words);
  });

  test('the last form stands for any missing ones', () => {
    expect([1, 3, 7, 1.5].map((n) => say('pl', polish.turns, n))).toEqual(['1 tura', '3 tury', '7 tur', '1.5 tur']);
  });

  test.each([
    ['ru', '{n} {n?крыса:крысы:крыс}', [[1, '1 крыса'], [2, '2 крысы'], [5, '5 крыс'], [11, '11 крыс'], [21, '21 крыса']]],
    ['ar', '{n?zero:one:two:few:many:other}', [[0, 'zero'], [1, 'one'], [2, 'two'], [3, 'few'], [11, 'many'], [100, 'other']]],
    ['ja', '{n}{n?匹}', [[1, '1匹'], [2, '2匹']]],
    ['fr', '{n} {n?rat:rats}', [[0, '0 rat'], [1, '1 rat'], [2, '2 rats'], [1_000_000, '1 000 000 rats']]],
    ['en', '{n} {n?rat:rats}', [[0, '0 rats'], [1, '1 rat'], [2, '2 rats'], [21, '21 rats']]],
    ['de', '{n} {n?Ratte:Ratten}', [[0, '0 Ratten'], [1, '1 Ratte'], [2, '2 Ratten']]],
  ] as const)('%s: %s', (language, template, counts) => {
    expect(counts.map(([n]) => [n, say(language, template, n).replace(/\s/g, ' ')])).toEqual(counts);
  });

  test.each([['en', '9999', '10,000'], ['de', '9999', '10.000']])('numbers from five digits on are grouped: %s', (language, four, five) => {
    const counting = countingOf(language);
    expect([9999, 10_000, -9999, -10_000].map((n) => counting.numeral(n))).toEqual([four, five, `-${four}`, `-${five}`]);
  });

  test('the person addressed is chosen the same way: the reader, another, several', () => {
    const hit = (actor: string): string => sentence(polish, { key: 'hit', params: { actor, n: 2 } }, { ...PLAIN, ...countingOf('pl') });
    expect(['breed.player', 'breed.rat', 'breed.beetles'].map(hit)).toEqual(['Ty trafiasz za 2.', 'Szczur trafia za 2.', 'Chrząszcze trafiają za 2.']);
  });
});
