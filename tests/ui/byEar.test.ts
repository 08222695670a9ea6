import { loadLanguage } from '../../src/keep/languages';
import { memoryLore } from '../../src/keep/lore';
import { completeTexts, setLanguage } from '../../src/keep/text';
import { Speech } from '../../src/ui/guide/Speech';
import type { Session } from '../../src/ui/Session';
import { afterLines } from '../../src/ui/views/overView';
import { packs } from '../../src/content/packs';
import { lying, openRun, put, threaten, type, topOf } from './support';
import { watched, wound } from './replays';

beforeAll(async () => {
  await completeTexts();
  await loadLanguage('de');
});

afterEach(() => { setLanguage('en'); });

type Language = 'en' | 'de';

/** All that is said from now on, and whether in the region that interrupts. */
function ear(session: Session, speech = new Speech()): { speech: Speech; heard: () => string[]; urgent: () => string[] } {
  let last = speech.recent.at(-1)?.id ?? 0;
  const fresh = (): { text: string; isUrgent: boolean }[] => {
    const news = speech.update(session).filter(({ id }) => id > last);
    last = news.at(-1)?.id ?? last;
    return news.map(({ text, isUrgent }) => ({ text, isUrgent }));
  };
  return { speech, heard: () => fresh().map(({ text }) => text), urgent: () => fresh().filter(({ isUrgent }) => isUrgent).map(({ text }) => text) };
}

async function campaign(language: Language): Promise<Awaited<ReturnType<typeof openRun>>> {
  const run = await openRun({ pack: 'lanternfall' });
  run.session.configure({ language, hints: 'off' });
  run.session.tell(null);
  return run;
}

describe('a death by ear', () => {
  test.each([
    ['en', 'You die…', { cause: /^Killed by an? .* on floor 1\./, oil: /^\d+ turns of oil left\.$/, score: /^Score 100 for 1 floor\.$/ }],
    ['de', 'Du stirbst …', { cause: /^Getötet v.* auf Ebene 1\./, oil: /^Noch Öl für \d+ Züge\.$/, score: /^Punkte: 100 für 1 Ebene\.$/ }],
  ] as const)('in %s says first that one died and of what, in one region, and nothing of health or things nearby', async (language, dies, { cause, oil, score }) => {
    const { session, game } = await campaign(language);
    const { heard } = ear(session);
    heard();
    const { x, y } = game.state.player;
    game.floor.state.items.push(lying(900, 'healthPotion', { x: x + 1, y: y + 1 }));
    threaten(game);
    type(session, '.');
    const lines = heard();
    const at = lines.indexOf(dies);
    expect(at).toBeGreaterThan(-1);
    expect(lines[at + 1]).toMatch(cause);
    expect(lines.findIndex((line) => oil.test(line))).toBeGreaterThan(at);
    expect(lines.findIndex((line) => score.test(line))).toBeGreaterThan(at);
    expect(lines.filter((line) => /^0 |(nearly dead|fast tot)|(Health Potion|Heiltrank): /.test(line))).toEqual([]);
  });

  test('is not told again to who comes back from the floor', async () => {
    const { session, game } = await campaign('en');
    const { heard } = ear(session);
    threaten(game);
    type(session, '.');
    heard();
    const top = topOf(session);
    session.command({ do: 'choose', index: 'choices' in top ? top.choices.findIndex(({ label }) => label === 'ui.over.floor') : -1 });
    expect(heard()).toHaveLength(2);
    type(session, 'Escape');
    expect(heard()).toEqual([]);
  });

  test('interrupts nothing of its own', async () => {
    const { session, game } = await campaign('en');
    const { heard, urgent } = ear(session);
    heard();
    threaten(game);
    type(session, '.');
    expect(urgent()).toEqual([]);
  });

  test.each([[7, /: (\w[\w' ]+, ){6}\w[\w' ]+\.$/], [9, /: (\w[\w' ]+, ){5}\w[\w' ]+ and 3 more\.$/]])('a list of %i monsters met ends properly', async (count, words) => {
    const lore = memoryLore();
    const { session } = await openRun({ pack: 'lanternfall', lore });
    const ids = Object.keys(packs.lanternfall.breeds).filter((id) => id !== 'player').slice(0, count);
    const now = Date.parse(session.run?.record.began ?? '') + 1;
    const met = { seen: 1, slain: 0, killed: 0, floor: 1, first: now };
    lore.save({ lanternfall: { breeds: Object.fromEntries(ids.map((id) => [id, met])), elites: {}, traps: {}, statuses: {}, items: {} } });
    const again = await openRun({ pack: 'lanternfall', lore });
    Object.assign(again.session.run?.record ?? {}, { began: session.run?.record.began });
    expect(afterLines(again.session, null).at(-1)).toMatch(words);
  });
});

describe('what is said in passing', () => {
  test.each([
    ['en', 'The jackal is awake and in view, 1 tile west.'], ['de', 'Der Schakal ist wach und in Sicht, 1 Feld nach Westen.'],
  ] as const)('in %s has the place of the enemy that keeps the player from exploring', async (language, words) => {
    const { session, game } = await campaign(language);
    const { heard } = ear(session);
    put(game, 'jackal', { asleep: false });
    heard();
    for (const name of ['o', 'Z', '_']) {
      type(session, name);
      expect(heard()).toEqual([words]);
    }
    expect(session.passing?.text).toBe(words.replace(/, .*$/, '.'));
  });

  test.each([['en', 'You are hurt.'], ['de', 'Du bist verletzt.']] as const)('in %s speaks of being hurt only as health falls below a half or a quarter', async (language, words) => {
    const { session, game } = await campaign(language);
    const { heard } = ear(session);
    const { player } = game.state;
    heard();
    const told = [0.95, 0.8, 0.45, 0.4, 0.2].map((part) => {
      player.hp = Math.floor(player.maxHp * part);
      session.mention({ key: 'stop.hurt', params: {} });
      return heard().includes(words);
    });
    expect(told).toEqual([false, false, true, false, true]);
  });

  test.each([['en', 'You are noticed.', 'You are unnoticed.'], ['de', 'Du bist bemerkt worden.', 'Du bist unbemerkt.']] as const)('in %s says in a sentence who is noticed', async (language, noticed, not) => {
    const { session, game } = await campaign(language);
    const { heard } = ear(session);
    heard();
    const rat = put(game, 'rat', { asleep: false });
    type(session, '.');
    expect(heard()).toContain(noticed);
    game.remove(rat);
    type(session, '.');
    expect(heard()).toContain(not);
  });
});

describe('the beginning of a run by ear', () => {
  test.each([
    ['en', /^Floor 1, The Cellars\. You are the \w+, (\d+) of \1 HP\.$/], ['de', /^Ebene 1, .+\. Du bist \S+, (\d+) von \1 TP\.$/],
  ] as const)('in %s says once where and who one is, and again in the next run', async (language, words) => {
    const { session } = await campaign(language);
    const { heard } = ear(session);
    expect(heard()[0]).toMatch(words);
    session.refresh();
    type(session, '.');
    expect(heard().filter((line) => words.test(line))).toEqual([]);
    session.runs.start('lanternfall', 'other', { hero: 'tinker' });
    expect(heard()[0]).toMatch(words);
  });

  test('does not list what is only remembered, until it comes into view', async () => {
    const { session, game } = await campaign('en');
    const { floor, state: { player } } = game;
    floor.state.traps = [{ kind: 'dart', known: true, x: player.x + 1, y: player.y + 1 }];
    player.statuses['blindness'] = 3;
    type(session, '.');
    expect(floor.isVisible(player.x + 1, player.y + 1)).toBe(false);
    const { heard } = ear(session);
    const told = [heard().join()];
    for (let turn = 0; turn < 9 && !floor.isVisible(player.x + 1, player.y + 1); turn++) {
      type(session, '.');
      told.push(heard().join());
    }
    expect(told.slice(0, -1).join()).not.toContain('Dart');
    expect(told.at(-1)).toContain('Dart trap: 1 tile south-east.');
  });
});

describe('a replay by ear', () => {
  test.each([
    ['en', 'This is a replay, from turn 0. Space: pause or play. Left, Right: one step back or forward. Esc: leave.', ['Turn', 'The replay is over.']],
    ['de', 'Dies ist eine Aufzeichnung, ab Zug 0. Leertaste: anhalten oder abspielen. Links, Rechts: einen Schritt zurück oder vor. Esc: verlassen.', ['Zug', 'Die Aufzeichnung ist zu Ende.']],
  ] as const)('in %s says what it is and its keys, and of what it is wound past only the turn reached', async (language, begin, [turn, over]) => {
    const { session, mode } = await watched();
    session.configure({ language, hints: 'off' });
    session.tell(null);
    const { heard } = ear(session);
    expect(heard()).toEqual([begin]);
    type(session, 'PageDown');
    wound(session);
    expect(heard()).toEqual([`${turn} ${mode.reel.game.state.turn}.`]);
    type(session, 'ArrowLeft');
    wound(session);
    expect(heard()).toEqual([`${turn} ${mode.reel.game.state.turn}.`]);
    type(session, 'End');
    wound(session);
    expect(heard()).toEqual([`${turn} ${mode.reel.game.state.turn}.`, over]);
  });
});
