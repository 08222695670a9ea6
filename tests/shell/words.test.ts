import { words } from '../../src/shell/words';

describe('the words of the error screen', () => {
  test.each([
    ['de', 'Neu laden'],
    ['de-AT', 'Neu laden'],
    ['en-GB', 'Reload'],
    ['den', 'Reload'],
    ['fr', 'Reload'],
  ])('for %s: %s', (language, reload) => {
    expect(words(language).reload).toBe(reload);
  });

  test('none is left in English', () => {
    const [english, german] = [words('en'), words('de')];
    expect(Object.keys(english).filter((key) => english[key as keyof typeof english] === german[key as keyof typeof german])).toEqual([]);
  });
});
