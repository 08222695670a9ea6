import { completeTexts } from '../../src/keep/text';
import { de } from '../../src/content/text/de';
import { en } from '../../src/content/text/en';
import { packs } from '../../src/content/packs';
import type { PackRows } from '../../src/engine/content';
import { Rng } from '../../src/engine/core/rng';
import { deepestFloor } from '../../src/engine/facts/uses';
import { contentOf, packIds } from '../../src/keep/packRegistry';
import { NO_LORE, memoryLore, type Met, type PackLore } from '../../src/keep/lore';
import { shippedContent } from '../../src/lab/shippedContent';
import { beastView, bestiaryView, placeText } from '../../src/ui/views/bestiaryView';
import { bestiary } from '../../src/ui/views/bestiary';
import { oddsView } from '../../src/ui/views/oddsView';
import { contentOf as packOf } from '../support/tinyPack';
import { openRun, openTitle, type } from './support';

beforeAll(completeTexts);

const LAST = deepestFloor(shippedContent('lanternfall')) ?? 0;

const met: Met = { seen: 4, slain: 2, killed: 1, floor: 2 };
const lore: PackLore = { breeds: { rat: met, goblinShaman: met, ratKing: met }, elites: { swift: met }, traps: { dart: met }, statuses: { poison: met }, items: { bread: met, ember: met } };

describe('the list', () => {
  test('names what has been met, and shows the outlines of the rest floor by floor', () => {
    const view = bestiaryView('lanternfall', bestiary('lanternfall', lore));
    const all = contentOf('lanternfall')?.breeds.size ?? 0;
    expect(view.slice(0, 2)).toEqual([
      { key: 'breeds rat', name: 'Rat', sprites: ['rat/idle.0'], isMet: true, note: 'met 4, killed 2', heading: `Monsters: 3/${all - 1}`, group: 'From floor 1' },
      { key: 'breeds bat', name: 'Not yet met: 3', sprites: ['bat/idle.0', 'scavenger/idle.0', 'snake/idle.0'], isMet: false, note: '', heading: null, group: null },
    ]);
    const groups = view.flatMap(({ group }) => group ?? []);
    expect(groups).toEqual([...Array.from({ length: LAST }, (_, place) => `From floor ${place + 1}`), 'Captives']);
    expect(view.find(({ key }) => key === 'elites swift')).toMatchObject({ name: 'Swift Monster', heading: expect.stringMatching(/^Elites: 1\/\d+$/) as string, group: null });
  });

  test('says no name of what has not been met, and counts every kind once', () => {
    for (const pack of packIds) {
      const entries = bestiary(pack, NO_LORE);
      const view = bestiaryView(pack, entries);
      expect(view.filter(({ name, isMet, note }) => isMet || !name.startsWith('Not yet met: ') || note !== '')).toEqual([]);
      const ids = entries.flatMap(({ unmet }) => unmet);
      expect([...ids].sort()).toEqual([...(contentOf(pack)?.breeds.keys() ?? [])].filter((id) => id !== 'player').sort());
    }
  });

  test('goes from shallow monsters to deep ones', () => {
    const ids = bestiary('lanternfall', NO_LORE).flatMap(({ unmet }) => unmet);
    expect(ids[0]).toBe('rat');
    expect(ids.indexOf('ratKing')).toBeLessThan(ids.indexOf('wolf'));
    expect(ids.indexOf('wolf')).toBeLessThan(ids.indexOf('rootMother'));
  });

  test('of no pack is empty', () => {
    expect(bestiary('nowhere', lore)).toEqual([]);
  });
});

describe('an entry', () => {
  const viewOf = (table: 'breeds' | 'elites' | 'traps' | 'statuses' | 'items', id: string): ReturnType<typeof beastView> => beastView('lanternfall', { table, id, met }, null);

  test.each([
    ['snapTurtle', 'As it announces this, it shuts itself in its shell.'],
    ['snapTurtle', 'After that, it leaves itself gaping for 4 turns.'],
    ['ironBeetle', 'If a wall stops it, it stuns itself for 3 turns.'],
    ['spitter', 'Fills the marked tiles with spray for 1 turn.'],
    ['siren', 'Heard through walls, and by those it has not noticed.'],
  ])('says of the %s: %s', (breed, line) => {
    expect(viewOf('breeds', breed)?.abilities.flatMap(({ lines }) => lines)).toContain(line);
  });

  test('describes a monster as the look panel would, with its abilities', () => {
    const view = viewOf('breeds', 'goblinShaman');
    expect(view).toMatchObject({ name: 'Goblin Shaman', sprite: 'goblin-shaman/idle.0', note: 'met 4, killed 2 It has killed you 1×.', floors: 'Floors 3–5', strength: 'Stats on floor 2', attacks: [] });
    expect(view?.description[0]).toContain('twice as fast');
    expect(view?.measures.map(({ label }) => label)).toEqual(['Health', 'Power', 'Defence', 'Speed']);
    expect(view?.abilities).toEqual([{ name: 'Quickening chant', lines: [expect.stringContaining('8 turns'), 'Used within 6 tiles of an ally, every 6 turns at most.'] }]);
  });

  test('in a run of that dungeon uses the floor\'s strength, and counts attacks', async () => {
    const { game } = await openRun({ pack: 'lanternfall' });
    game.state.floor = 6;
    const view = beastView('lanternfall', { table: 'breeds', id: 'rat', met }, game);
    expect(view?.strength).toBe('Stats on floor 6');
    expect(view?.measures[0]).toEqual({ label: 'Health', value: String(Math.floor(packs.lanternfall.breeds.rat.hp * 1.5)) });
    expect(view?.attacks).toHaveLength(2);
    expect(beastView('classic', { table: 'breeds', id: 'orc', met }, game)?.attacks).toEqual([]);
  });

  test('describes elites, traps, statuses and items by their rows', () => {
    expect(viewOf('elites', 'vampiric')).toMatchObject({ name: 'Vampiric Monster', measures: [{ label: 'Health', value: '+20%' }, { label: 'Power', value: '+20%' }] });
    expect(viewOf('elites', 'howling')?.abilities).toHaveLength(1);
    expect(viewOf('traps', 'dart')?.lines).toEqual(['Deals 4 damage to its victim and makes it bleed for 4 turns.', 'The damage ignores defence.']);
    expect(viewOf('statuses', 'poison')?.description).toHaveLength(1);
    expect(viewOf('items', 'bread')?.lines[0]).toContain('10');
    expect(viewOf('items', 'ember')?.sprite).toBe('item/ember.0');
  });

  test('names no floor that the dungeon does not have', () => {
    // The ogre goes all the way down, and the hollow knight begins below.
    const content = packOf({ ...packs.lanternfall, id: 'deep', monsters: { ogre: [[8, 16]], hollowKnight: [[LAST + 2, 10]] } });
    const floorsOf = (id: string): string => placeText(content, { table: 'breeds', id });
    expect([floorsOf('ogre'), floorsOf('rootMother'), floorsOf('hollowKnight')]).toEqual([`Floors 8–${LAST}`, 'Floor 8', `Floor ${LAST}, rarely`]);
    expect(beastView('classic', { table: 'breeds', id: 'troll', met }, null)?.floors).toBe('Floors 3+');
    expect(beastView('deep', { table: 'breeds', id: 'troll', met }, null)?.floors).toBe('Floors 3–10');
    expect(viewOf('statuses', 'poison')?.floors).toBe('');
  });

  test('of what no floor has says whose captive or summons it is', () => {
    expect(viewOf('breeds', 'wolfCub')?.floors).toBe(`Floors 3–${LAST}, as a captive`);
    const { orc, troll } = packs.classic.breeds;
    const call = { id: 'call', on: 'foe', range: 9, every: 5, chance: 100, target: { at: 'self' }, effects: [{ do: 'summon', breed: 'troll', count: 1 }] } as const;
    const placeIn = (changes: Partial<PackRows>): string => placeText(packOf({ ...packs.classic, id: 'calls', monsters: { orc: [[1, 1]] }, ...changes }), { table: 'breeds', id: 'troll' });
    expect(placeIn({ breeds: { ...packs.classic.breeds, orc: { ...orc, abilities: [call] } } })).toBe('Only summoned by the orc');
    expect(placeIn({ breeds: { ...packs.classic.breeds, troll: { ...troll } } })).toBe('Only summoned');
  });

  test('that has not been met shows nothing', () => {
    expect(beastView('lanternfall', { table: 'breeds', id: 'mimic', met: null }, null)).toBeNull();
  });

  test.each(packIds)('%s: every possible entry has a page without gaps', (pack) => {
    const { breeds, elites, traps, statuses, itemKinds } = shippedContent(pack);
    const all = (kinds: ReadonlyMap<string, unknown>): Record<string, Met> => Object.fromEntries([...kinds.keys()].map((id) => [id, met]));
    const everything: PackLore = { breeds: all(breeds), elites: all(elites.kinds), traps: all(traps.kinds), statuses: all(statuses), items: all(itemKinds) };
    for (const entry of bestiary(pack, everything)) {
      const view = beastView(pack, entry, null);
      const words = [view?.name, view?.floors, ...(view?.description ?? []), ...(view?.lines ?? []), ...(view?.abilities ?? []).flatMap(({ name, lines }) => [name, ...lines])].join(' ');
      expect([entry.id, words.search(/[{}]|\b(breed|item|trap|elite|status|ability|ui|effect|target|traits)\.\w/)]).toEqual([entry.id, -1]);
    }
  });
});

describe('the odds', () => {
  const sectionOf = (floor: number, of: string, known = lore): ReturnType<typeof oddsView>['sections'][number] | undefined => oddsView({ pack: 'lanternfall' }, known, floor).sections.find((section) => section.of === of);

  test('name what has been met, and add up the rest', () => {
    const section = sectionOf(1, 'breeds');
    expect(section?.rows[0]).toMatchObject({ name: 'Rat', shown: '38%', percent: 38.5 });
    expect(section?.rows.at(-1)).toMatchObject({ name: 'Not yet met: 3 kinds', sprite: null });
    expect(section?.rows.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100, 0);
  });

  test('give no unknown row away', () => {
    const view = oddsView({ pack: 'lanternfall' }, NO_LORE, 6);
    for (const { rows } of view.sections) expect(rows.map(({ sprite, key }) => [sprite, key])).toEqual([[null, '?']]);
    expect(JSON.stringify(view)).not.toMatch(/mimic|chest/i);
  });

  test('show the change on the next floor', () => {
    const known: PackLore = { ...lore, breeds: { rat: met, jackal: met, goblinShaman: met } };
    const trends = (floor: number): Record<string, string> => Object.fromEntries((sectionOf(floor, 'breeds', known)?.rows ?? []).map(({ key, trend }) => [key, trend]));
    expect(trends(1)).toMatchObject({ rat: 'falling', jackal: 'new' });
    expect(trends(4)).toMatchObject({ rat: 'gone' });
    expect(trends(1)).not.toHaveProperty('goblinShaman');
  });

  test('end with the last floor, also where a prize wins: there is no next one to compare with', () => {
    const known: PackLore = { ...lore, breeds: { ogre: met, hollowKnight: met, skeleton: met } };
    const view = oddsView({ pack: 'lanternfall' }, known, LAST);
    expect(view.isLast).toBe(true);
    expect(view.sections.flatMap(({ rows }) => rows).filter(({ trend }) => trend !== 'same')).toEqual([]);
    const isLast = (pack: string, floor: number): boolean => oddsView({ pack }, lore, floor).isLast;
    expect([isLast('lanternfall', LAST - 1), isLast('deep', 10), isLast('deep', 9), isLast('classic', 10), isLast('goblins', 20)]).toEqual([false, true, false, false, false]);
  });

  test('show how many elites and traps there are', () => {
    expect(sectionOf(2, 'elites')?.share).toBe('4% of monsters are elite.');
    expect(sectionOf(1, 'traps')?.share).toContain('30% hidden');
    expect(sectionOf(2, 'breeds')?.share).toBe('10% of monsters come from 2 floors deeper.');
  });

  test('have no floor below the last', () => {
    const orc: PackLore = { ...NO_LORE, breeds: { orc: met } };
    expect(oddsView({ pack: 'deep' }, orc, 10).sections[0]?.rows[0]?.trend).toBe('same');
  });

  test('that nothing is known of add up to 100%, on every floor', () => {
    const shown = Array.from({ length: LAST }, (_, at) => oddsView({ pack: 'lanternfall' }, NO_LORE, at + 1).sections.map(({ of, rows }) => [of, rows[0]?.shown])).flat();
    expect(shown.filter(([, percent]) => percent !== '100%')).toEqual([['elites', '0%']]);
  });

  test('match what the tables draw', () => {
    const rng = Rng.of('odds', 'test');
    let rats = 0;
    for (let i = 0; i < 5000; i++) if (shippedContent('lanternfall').monsters.draw(1, rng) === 'rat') rats++;
    expect(Math.abs(rats / 50 - (sectionOf(1, 'breeds')?.rows[0]?.percent ?? 0))).toBeLessThan(3);
  });
});

describe('by keys', () => {
  test('B opens the bestiary, O the odds, Esc closes them; unknown entries can\'t be opened', async () => {
    const { session } = await openRun({ pack: 'lanternfall' });
    type(session, 'B');
    expect(session.modes.top.kind).toBe('bestiary');
    type(session, 'Enter');
    expect(session.modes.top.kind).toBe('bestiary');
    type(session, 'Escape', 'O');
    expect(session.modes.top).toMatchObject({ kind: 'odds', pack: 'lanternfall', floor: 1 });
    type(session, 'Escape');
    expect(session.modes.top.kind).toBe('playing');
  });

  test('the first known entry is marked, Enter opens it, left and right turn its pages', async () => {
    const store = memoryLore();
    store.save({ lanternfall: { ...NO_LORE, breeds: { bat: met, wolf: met } } });
    const { session } = await openRun({ pack: 'lanternfall', lore: store });
    type(session, 'B', 'Enter');
    expect(session.modes.top).toMatchObject({ kind: 'beast', entry: { id: 'bat' } });
    type(session, 'ArrowRight');
    expect(session.modes.top).toMatchObject({ entry: { id: 'wolf' } });
    type(session, 'Escape', 'ArrowDown', 'Enter');
    expect(session.modes.top.kind).toBe('bestiary');
  });

  test('left and right switch between dungeons', async () => {
    const { session } = await openRun({ pack: 'lanternfall' });
    type(session, 'B', 'ArrowRight');
    expect(session.modes.top).toMatchObject({ pack: packIds[1] });
    type(session, 'ArrowLeft', 'ArrowLeft');
    expect(session.modes.top).toMatchObject({ pack: packIds.at(-1) });
  });

  test('a click opens, hovering only marks', async () => {
    const store = memoryLore();
    store.save({ lanternfall: { ...NO_LORE, breeds: { rat: met } } });
    const { session } = await openRun({ pack: 'lanternfall', lore: store });
    type(session, 'B');
    session.command({ do: 'point', index: 2 });
    expect(session.modes.top).toMatchObject({ kind: 'bestiary', cursor: 2 });
    session.command({ do: 'choose', index: 0 });
    expect(session.modes.top.kind).toBe('beast');
  });

  test('the title has it too, and Q toggles the sound', async () => {
    const title = await openTitle();
    title.command({ do: 'bestiary' });
    expect(title.modes.top).toMatchObject({ kind: 'bestiary', pack: 'lanternfall' });
    const { session } = await openRun();
    type(session, 'Q');
    expect(session.settings.sound).toBe('off');
    type(session, 'Q');
    expect(session.settings.sound).toBe('on');
  });
});

test('German has everything', () => {
  const keys = Object.keys(en).filter((key) => /^(ui\.(hint|book|bestiary|odds|mute)|breed\.any)/.test(key));
  expect(keys.length).toBeGreaterThan(70);
  expect(keys.filter((key) => !Object.hasOwn(de, key))).toEqual([]);
});
