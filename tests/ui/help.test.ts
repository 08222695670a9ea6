import { packs } from '../../src/content/packs';
import { loadLanguage } from '../../src/keep/languages';
import { contentOf } from '../../src/keep/packRegistry';
import { completeTexts, setLanguage, usePackTexts } from '../../src/keep/text';
import { rulesView } from '../../src/ui/views/helpView';
import { hudView } from '../../src/ui/views/hudView';
import { Help } from '../../src/ui/modes/Page';
import { contentOf as packOf } from '../support/tinyPack';
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
  return rulesView(content).flatMap(({ rules }) => rules);
}

test('the campaign is won by the Ember, and everything that matters in it is explained', () => {
  expect(rulesIn('lanternfall')).toEqual([
    'Find the stairs and go down, floor by floor. Take the Ember to win.',
    'The game is turn-based: nothing moves until you do. Take your time.',
    'Death is permanent. Rest turns oil into health, up to 70%, while no enemy is in view.',
    'Killing enemies earns experience. Each level raises your max HP by 5 and lets you choose a talent.',
    'Walk into an enemy to attack. A hit does about your power, and each point of its defence takes a share off.',
    'Look before you fight: it shows what an enemy can do and how many hits it takes.',
    'Fight in corridors, where enemies come one at a time. In a doorway, several can reach you from the room.',
    'Marked tiles are about to be hit. Step off them, or lure enemies onto them: they are hit too.',
    'Your lantern burns oil. When it runs low you see less, and when it\'s empty, hunters come. Refill it with oil flasks.',
    'Light gives you away. Hood your lantern to pass unnoticed, or to steal up to sleepers and hit them far harder.',
    'Potions, scrolls and wands turn fights around. Using one identifies it: try potions in peace, and what needs a target on a weak enemy.',
    'Equip what you find: weapons raise power, most armour raises defence. The bag shows the difference.',
    'Loot adds to your score. Stalls and the like take it as payment, and what you spend no longer scores.',
    'Some traps are hidden. Stand still to search for them, and walk around those you see.',
    'Fire spreads over what burns and harms everyone there. Keep away, or let enemies walk in.',
    'Walk into a captive to free it, which takes 5 turns. It then fights at your side.',
  ]);
});

/** What no classic has. */
const RARE = [/Hood/, /Marked/, /Loot/, /trap/, /captive/, /Fire/];

test.each([
  ['firstDungeon', /floors never end/, [/experience/, /oil/, /Potions/, /Equip/, ...RARE]],
  ['classic', /floors never end/, [/oil/, /wands/, /talent/, ...RARE]],
  ['deepBare', /floor 10 win/, [/oil/, /Equip/, /talent/, ...RARE]],
  ['goblins', /floors never end/, [/experience/, /oil/, /Equip/, ...RARE]],
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

test('loot is no payment where nothing is sold, and a pack\'s own fire goes by its name', () => {
  const { lanternfall } = packs;
  const { fire } = lanternfall.hazards;
  const content = packOf({ ...lanternfall, id: 'poor', features: {}, vaults: { ...lanternfall.vaults, weights: {}, near: {} }, hazards: { ...lanternfall.hazards, fire } });
  const rules = rulesView(content).flatMap(({ rules: all }) => all);
  expect(rules).toContain('Loot adds to your score.');
  expect(rules.filter((rule) => rule.startsWith('Fire spreads'))).toHaveLength(1);
});

test('on a phone touch comes first, elsewhere the rules', () => {
  expect(new Help('touch').tabs).toEqual(['touch', 'rules', 'keys', 'mouse', 'pad']);
  for (const tab of ['rules', 'keys', 'mouse', 'pad'] as const) expect(new Help(tab).tabs[0]).toBe('rules');
  const help = new Help('touch');
  help.handle({ do: 'adjust', by: 1 });
  expect(help.tab).toBe('rules');
  help.handle({ do: 'choose', index: 0 });
  expect(help.tab).toBe('touch');
});
