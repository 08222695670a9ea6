import { packs } from '../../src/content/packs';
import { describeWorking } from '../../src/engine/effects/describe';
import { installPack } from '../../src/keep/installPack';
import { loadLanguage, loadMore, textsWith } from '../../src/keep/languages';
import { installedPack, uninstallPack } from '../../src/keep/packRegistry';
import { inEnglish } from '../support/tongues';
import { contentOf } from '../support/tinyPack';

const ID = 'kilns';
const { tinker } = packs.lanternfall.heroes;
const rows = {
  ...packs.lanternfall, id: ID,
  heroes: { ...packs.lanternfall.heroes, potter: { ...tinker, skill: { ...tinker.skill, id: 'embers' } } },
  statuses: { ...packs.lanternfall.statuses, soaked: { sprite: 'none', speed: 80 }, sootBlind: { sprite: 'none', sees: 2 } },
};
const texts = { en: { 'skill.embers': 'embers|pl', 'hero.potter': 'potter', 'status.soaked': 'soaked', 'status.soaked.inflicts': 'soaks {whom} {long}' } };

beforeAll(async () => {
  await loadMore('en', 'whole');
  await loadLanguage('de');
  installPack({ rows, content: contentOf(rows), texts });
});

afterAll(() => { uninstallPack(ID); });

describe('the texts of an added pack', () => {
  it('have nouns with a capital in German, if they come from another language: what hurts you may be a skill', () => {
    const words = installedPack(ID)?.words({ language: 'de', preferred: [] }, 'all') ?? {};
    expect([words['skill.embers'], words['hero.potter'], words['status.soaked']]).toEqual(['Embers|pl', 'Potter', 'soaked']);
  });

  it.each([
    ['soaked', 'Soaks a visible enemy for 3 turns.', 'For 3 turns you act 20% slower.'],
    ['sootBlind', 'Makes a visible enemy soot blind for 3 turns.', 'For 3 turns you see no further than 2 tiles.'],
  ])('make sentences of the status %s, which may have no words of its own', (status, other, own) => {
    const about = { content: contentOf(rows), floor: 1 };
    const said = (at: 'actor' | 'self'): string[] => describeWorking({ target: { at }, effects: [{ do: 'inflict', status, turns: 3 }] }, about).map((phrase) => inEnglish(textsWith(ID, 'en'), phrase));
    expect([said('actor'), said('self')]).toEqual([[other], [own]]);
  });
});
