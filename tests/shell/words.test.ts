import { words } from '../../src/shell/words';

describe('the words of the error screen', () => {
  test.each([
    ['de', 'Neu starten'],
    ['de-AT', 'Neu starten'],
    ['en-GB', 'Restart'],
    ['den', 'Restart'],
    ['fr', 'Restart'],
  ])('for %s: %s', (language, restart) => {
    expect(words(language).restart).toBe(restart);
  });

  test('are all translated', () => {
    const [english, german] = [words('en'), words('de')];
    expect(Object.keys(english).filter((key) => english[key as keyof typeof english] === german[key as keyof typeof german])).toEqual([]);
  });
});
