import { CLASSICS, packs } from '../../src/content/packs';
import { sentence, type Texts } from '../../src/engine/core/grammar';
import { campaigns, languages } from '../support/languages';
import { TONGUES } from '../support/tongues';
import { descriptionsOf } from '../support/descriptions';
import { contentOf } from '../support/tinyPack';

/** What stands beside sentences about effects: costs, limits, what ignores defence, and what a trap does that is laid. */
const BESIDES = /^(effect\.damage\.past|effect\.lay\.does|working\.|thing\.|skill\.)/;

/** What may stand beside a percentage: how much less or more, or of what it is a part. */
const PERCENTAGES = {
  en: /\d+% (less|more|faster|slower|of)\b|\b(by|to) \d+%/,
  de: /\d+ % (weniger|mehr|langsamer|schneller|der|des|deiner|seiner|ihrer)\b|\bum (höchstens )?\d+ %/,
};

const cases = Object.entries(packs).flatMap(([id, rows]) => (['en', 'de'] as const).map((language) => {
  const texts: Texts = CLASSICS.includes(id) ? languages[language] : { ...languages[language], ...campaigns[language] };
  const all = descriptionsOf(contentOf(rows)).map((each) => ({ ...each, lines: each.phrases.map((phrase) => sentence(texts, phrase, TONGUES[language])) }));
  return { id, language, all };
}));

describe.each(cases)('the descriptions of $id in $language', ({ language, all }) => {
  const odd = (isOdd: (line: string) => boolean): string[] => all.flatMap(({ of, lines }) => lines.filter(isOdd).map((line) => `${of}: ${line}`));

  it('are whole sentences, without a gap, a key or a stray sign', () => {
    expect(odd((line) => !/^[\p{Lu}\d+-].*[^\s,.]\.$/u.test(line) || /[{}]|\w\.\w| {2}| [.,]|,[.,]/.test(line))).toEqual([]);
  });

  it('say nothing twice', () => {
    expect(all.filter(({ lines }) => new Set(lines).size < lines.length).map(({ of }) => of)).toEqual([]);
  });

  it('join what effects do, and name the target once', () => {
    const listed = all.filter(({ phrases, most }) => most !== null && phrases.filter(({ key }) => !BESIDES.test(key)).length > Math.max(1, most));
    expect(listed.map(({ of, lines }) => `${of}: ${lines.join(' ')}`)).toEqual([]);
    expect(odd((line) => /\b(the target|das Ziel|whoever|identified)\b.*\1|^(The target|Ziel)\b|On \w+:|:$/i.test(line))).toEqual([]);
  });

  it('say what a percentage changes, or of what it is', () => {
    const unsaid = (line: string): boolean => (line.match(/\d+ ?%/g) ?? []).length !== (line.match(new RegExp(PERCENTAGES[language], 'gu')) ?? []).length;
    expect(odd(unsaid)).toEqual([]);
  });

  it('are short: hardly a sentence has more than 24 words', () => {
    const words = (line: string): number => line.replace(/[^\p{L}\s]/gu, '').trim().split(/\s+/).length;
    expect(odd((line) => words(line) > 28)).toEqual([]);
  });
});

describe('the descriptions of the campaign', () => {
  const said = (of: string, language: 'en' | 'de'): string | undefined => cases.find((each) => each.id === 'lanternfall' && each.language === language)?.all.find((each) => each.of === of)?.lines.join(' ');

  it.each([
    ['skill flare', 'Stuns everyone in view within 8 tiles for 2 turns and blinds them for 7. Costs 40 turns of oil.', 'Betäubt alle in Sicht im Umkreis von 8 Feldern für 2 Züge und blendet sie für 7. Kostet Öl für 40 Züge.'],
    ['skill brace', 'For 4 turns you take half damage and return every hit. Costs 25 turns of oil.', 'Für 4 Züge nimmst du halben Schaden und gibst jeden Treffer zurück. Kostet Öl für 25 Züge.'],
    ['talent pathfinder', 'On each new floor you see everything within 15 tiles, even traps and hidden enemies.', 'Auf jeder neuen Ebene siehst du alles im Umkreis von 15 Feldern, auch Fallen und versteckte Feinde.'],
    ['talent thrift', 'Your lantern burns 25% less oil.', 'Deine Laterne verbraucht 25 % weniger Öl.'],
    ['talent momentum', 'For 4 turns after each kill you act twice as fast.', 'Für 4 Züge nach jedem getöteten Feind handelst du doppelt so schnell.'],
    ['hero poacher', 'You make 20% less noise and deal 25% more damage to sleepers.', 'Du machst 20 % weniger Lärm und richtest an Schlafenden 25 % mehr Schaden an.'],
    ['hero tinker', '+5 max HP. At the start you get 2 identified potions. On each new floor you get 3 identified potions.', '+5 max. TP. Zu Beginn erhältst du 2 identifizierte Tränke. Auf jeder neuen Ebene erhältst du 3 identifizierte Tränke.'],
    ['breed rootMother', 'Is immune to paralysis, confusion, poison, blindness, slowness and chilling. Each turn heals it for 1 HP. Its death turns every seal into ground.', 'Ist immun gegen Lähmung, Verwirrung, Gift, Blindheit, Verlangsamung und Kälte. Jeder Zug heilt das Monster um 1 TP. Der Tod des Monsters verwandelt jedes Siegel in Boden.'],
    ['breed spider', 'Is immune to poison. Each hit poisons its victim for 4 turns.', 'Ist immun gegen Gift. Jeder Treffer vergiftet das Opfer für 4 Züge.'],
    ['elite explosive', 'Is immune to burning. Its death deals 6 damage to everyone within 1 tile and fills everything within 1 tile with fire for 3 turns. The damage ignores defence.', 'Ist immun gegen Brennen. Der Tod des Monsters trifft alle im Umkreis von 1 Feld mit 6 Schaden und füllt alles im Umkreis von 1 Feld für 3 Züge mit Feuer. Der Schaden ignoriert Abwehr.'],
  ])('%s', (of, english, german) => {
    expect([said(of, 'en'), said(of, 'de')]).toEqual([english, german]);
  });
});
