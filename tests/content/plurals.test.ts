import { sentence, type Message } from '../../src/engine/core/grammar';
import { inspect } from '../../src/engine/facts/inspect';
import { tablesOf, tongueOf } from '../../src/keep/languages';
import { completeTexts, setLanguage, speakAs } from '../../src/keep/text';
import { drawGame, monster } from '../support/drawGame';

/** Placeholders for names of things; the others are numbers here. */
const THING = /^(?:actor|target|source|attacker|hazard|item|tile|cause|ability|feature|from|to|other|trap|breed)$/;

/** An English verb for one thing alone, after the name of several. */
const SINGULAR = /(?<!around the )embers(?: and|,)? (?:[a-z]+[^s]s|doesn't|isn't|hasn't)\b/i;

/** Names of several things, and the sentences in which they act. */
const NAMES = { en: 'embers|pl', de: 'Funken|pl' } as const;

/** A text whose names are those of several things. */
function told(language: 'en' | 'de', key: string, template = tablesOf(language).usual[key] ?? ''): string {
  const texts = { [key]: template, 'hazard.embers': NAMES[language] };
  const params = [...template.matchAll(/\{(?:[a-z]+ )?(\w+)/g)].map(([, name = '']) => [name, THING.test(name) ? 'hazard.embers' : 3] as const);
  return sentence(texts, { key, params: Object.fromEntries(params) }, tongueOf(language));
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
    ['refused.noCharges', 'The embers are empty.'],
    ['stop.hostile', 'The embers come into view.'],
  ])('goes with the verb in English: %s', (key, expected) => {
    expect(told('en', key)).toBe(expected);
  });

  it.each([
    ['log.spreads', 'Die Funken greifen auf die Funken über.'],
    ['log.quenched', 'Die Funken erlöschen.'],
    ['hit.damage.self', 'Die Funken verletzen dich: 3 Schaden.'],
    ['stop.hostile', 'Die Funken kommen in Sicht.'],
    ['refused.noCharges', 'Die Funken sind leer.'],
  ])('goes with the verb in German: %s', (key, expected) => {
    expect(told('de', key)).toBe(expected);
  });

  it('goes with the verb of a text of a pack that has two forms of it', () => {
    expect(told('en', 'own', '{the actor} {actor?are:is} here.')).toBe('The embers are here.');
  });

  it('is never before a verb for one thing alone in English', () => {
    const lines = Object.keys(tablesOf('en').usual).map((key) => told('en', key)).filter((line) => /embers/i.test(line));
    expect(lines.length).toBeGreaterThan(150);
    expect(lines.filter((line) => SINGULAR.test(line))).toEqual([]);
  });

  it('has in German a form of the verb for several wherever it is the subject', () => {
    const wanting = Object.entries(tablesOf('de').usual).filter(([, template]) => {
      const subjects = [...template.matchAll(/\{(?:der|ein|dein|er) (\w+)\}(?! und )/g)].map(([, name]) => name);
      const chosen = [...template.matchAll(/\{(\w+)\?([^}]*)\}/g)].filter(([, name = '']) => THING.test(name));
      return subjects.some((name) => !chosen.some(([, other]) => other === name)) || chosen.some(([, , forms = '']) => forms.split(':').length !== 3);
    });
    expect(wanting).toEqual([]);
  });

  it('is never "it" in what is told of an enemy, in either language', () => {
    for (const language of ['en', 'de'] as const) {
      const keys = Object.keys(tablesOf(language).usual).filter((key) => /^look\.(?!lamp$)|^elite\..*about$/.test(key));
      expect(keys.length).toBeGreaterThan(40);
      expect(keys.map((key) => told(language, key)).filter((line) => /\b(?:it|its|it's|es|seine?|ihn|er)\b/i.test(line))).toEqual([]);
    }
  });

  it('is known to every line of looking at an enemy, a captive and an ally', () => {
    const game = drawGame('@r');
    const rat = monster(game, 'rat');
    const lines = (): Message[] => inspect(game, rat);
    const looks = [lines()];
    rat.asleep = true;
    Object.assign(rat, { hp: 2, elite: ['swift'] });
    looks.push(lines());
    Object.assign(rat, { side: 'player', bound: 3 });
    looks.push(lines());
    rat.bound = 0;
    looks.push(lines());
    for (const language of ['en', 'de'] as const) {
      const texts = { ...tablesOf(language).usual, 'breed.rat': NAMES[language] };
      const words = looks.flat().map((message) => sentence(texts, message, tongueOf(language)));
      expect(words.filter((line) => /[{}]|\bit\b|\bes\b/i.test(line))).toEqual([]);
    }
  });
});
