import { readFileSync } from 'node:fs';
import { allTextsOf, LANGUAGES } from '../support/languages';

const { smallCharacters, faces } = jest.requireActual<{
  readonly smallCharacters: () => readonly string[];
  readonly faces: () => Promise<Readonly<Record<string, Buffer>>>;
}>('../../tools/fonts/faces');

test('the small faces have every character of the texts (else add it to the unicode-ranges in fonts.css, then: npm run fonts)', async () => {
  const tables = (await Promise.all(LANGUAGES.map(allTextsOf))).flat();
  const texts = tables.flatMap((table) => Object.values(table));
  const used = new Set(texts.join('').replaceAll('\n', ''));
  expect([...used].filter((character) => !smallCharacters().includes(character))).toEqual([]);
});

test('the faces are those of the installed fonts (else: npm run fonts)', async () => {
  for (const [name, bytes] of Object.entries(await faces())) expect(readFileSync(`assets/fonts/${name}`).equals(bytes)).toBe(true);
});
