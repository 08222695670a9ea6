import { sentence, type Texts } from '../../src/engine/core/grammar';
import { countingOf } from '../../src/keep/counting';
import { tablesOf } from '../../src/keep/languages';
import { completeTexts, setLanguage, speakAs } from '../../src/keep/text';

/** Names of several things, and the sentences in which they act. */
const NAMES = { en: 'embers|pl', de: 'Funken|pl' } as const;

function told(language: 'en' | 'de', key: string, own: Texts = {}): string {
  const texts = { ...tablesOf(language).usual, 'hazard.embers': NAMES[language], ...own };
  const name = 'hazard.embers';
  return sentence(texts, { key, params: { hazard: name, actor: name, target: name, source: name, item: name, cause: name, tile: name, other: name, n: 3 } }, countingOf(language));
}

beforeAll(async () => {
  await completeTexts();
  await speakAs('de');
  await completeTexts();
  setLanguage('en');
});

describe('the name of several things', () => {
  it.each([
    ['hit.cloud', 'Embers fill the air!'],
    ['log.spreads', 'The embers spread to the embers.'],
    ['log.quenched', 'The embers go out.'],
    ['hit.damage.self', 'The embers hit you for 3.'],
    ['log.dies', 'The embers die!'],
    ['status.burning.begins', 'The embers catch fire!'],
    ['refused.noCharges', 'The embers have no charges left.'],
    ['stop.hostile', 'The embers come into view.'],
  ])('goes with the verb in English: %s', (key, expected) => {
    expect(told('en', key)).toBe(expected);
  });

  it.each([
    ['log.spreads', 'Die Funken greifen auf die Funken über.'],
    ['log.quenched', 'Die Funken erlöschen.'],
    ['hit.damage.self', 'Die Funken verletzen dich: 3 Schaden.'],
    ['stop.hostile', 'Die Funken kommen in Sicht.'],
    ['refused.noCharges', 'Die Funken haben keine Ladungen mehr.'],
  ])('goes with the verb in German: %s', (key, expected) => {
    expect(told('de', key)).toBe(expected);
  });

  it('goes with the verb of a text of a pack that has two forms of it', () => {
    expect(told('en', 'own', { own: '{the actor} {actor?are:is} here.' })).toBe('The embers are here.');
  });

  it('is never before a verb that is for one thing alone', () => {
    const { usual } = tablesOf('en');
    const rules = Object.entries(usual).filter(([key]) => /^(?:log|hit|stop|danger|refused|effect|look)\./.test(key));
    expect(rules.length).toBeGreaterThan(200);
    expect(rules.filter(([, text]) => /\{(?:the |a |your )?(?:actor|target|source|attacker|hazard|item|tile|cause)\} (?:is|has|was|doesn't|[a-z]+s)\b/.test(text))).toEqual([]);
    const german = Object.entries(tablesOf('de').usual).filter(([key]) => /^(?:log|hit|stop|danger|refused)\./.test(key));
    expect(german.filter(([, text]) => /\{(?:der|ein|dein) (?:actor|target|source|hazard|item|tile|cause)\} (?:ist|hat|kann|wird|[a-zäöü]+t)\b/.test(text))).toEqual([]);
  });
});
