import { packs } from '../../src/content/packs';
import { loadLanguage } from '../../src/keep/languages';
import { contentOf } from '../../src/keep/packRegistry';
import { completeTexts, setLanguage, usePackTexts } from '../../src/keep/text';
import { rulesView } from '../../src/ui/views/helpView';
import { hudView } from '../../src/ui/views/hudView';
import { openRun } from './support';

beforeAll(async () => {
  await completeTexts();
  await loadLanguage('de');
});
afterEach(() => { setLanguage('en'); });

/** The rules that the help gives in a pack, in its words. */
function rulesIn(pack: string): string[] {
  const content = contentOf(pack);
  if (!content) throw new Error(pack);
  usePackTexts(pack);
  return rulesView(content);
}

test('the campaign is won by the Ember, and its levels raise health and bring a talent', () => {
  expect(rulesIn('lanternfall')).toEqual([
    'Find the stairs and go down, floor by floor. Take the Ember to win.',
    'The game is turn-based: nothing moves until you do. Take your time.',
    'Walk into an enemy to attack. A hit does about your power, and each point of its defence takes a share off.',
    'Death is permanent. Rest turns oil into health, up to 70%, while no enemy is in view.',
    'Potions, scrolls and wands turn fights around. Using one identifies it: try potions in peace, and what needs a target on a weak enemy.',
    'Equip what you find: weapons raise power, most armour raises defence. The bag shows the difference.',
    'Your lantern burns oil. When it runs low you see less, and when it\'s empty, hunters come. Refill it with oil flasks.',
    'Killing enemies earns experience. Each level raises your max HP by 5 and lets you choose a talent.',
    'Look before you fight: it shows what an enemy can do and how many hits it takes.',
    'Fight in corridors, where enemies come one at a time. In a doorway, several can reach you from the room.',
  ]);
});

test.each([
  ['firstDungeon', /floors never end/, [/experience/, /oil/, /Potions/, /Equip/]],
  ['classic', /floors never end/, [/oil/, /wands/, /talent/]],
  ['deepBare', /floor 10 win/, [/oil/, /Equip/, /talent/]],
  ['goblins', /floors never end/, [/experience/, /oil/, /Equip/]],
] as const)('in %s the help says how it ends, and nothing of what it has not', (pack, goal, absent) => {
  const rules = rulesIn(pack);
  expect(rules[0]).toMatch(goal);
  for (const words of absent) expect(rules.join(' ')).not.toMatch(words);
});

test.each(Object.keys(packs))('the rules of %s have no gaps in either language', (pack) => {
  for (const language of ['en', 'de'] as const) {
    setLanguage(language);
    expect(rulesIn(pack).filter((rule) => /[{}]|ui\./.test(rule) || rule.length < 20)).toEqual([]);
  }
});

test.each([['lanternfall', 'Each point takes a share off every hit you take.'], ['classic', 'Subtracted from every hit you take.']])('defence in %s does what its tooltip says', async (pack, tip) => {
  const { game } = await openRun({ pack });
  expect(hudView(game, null).defenceTip).toBe(tip);
});
