import type { Point } from '../../src/engine/core/point';
import type { Game } from '../../src/engine/Game';
import { addLine } from '../../src/engine/log';
import { maxHpOf } from '../../src/engine/facts/stats';
import type { Session } from '../../src/ui/Session';
import { Speech } from '../../src/ui/guide/Speech';
import { loadLanguage } from '../../src/keep/languages';
import { completeTexts, setLanguage } from '../../src/keep/text';
import { hintText } from '../../src/ui/views/hintView';
import { surroundingsSummary, surroundingsView } from '../../src/ui/views/surroundingsView';
import { lying, openRun, put, putOrc, type } from './support';

beforeAll(async () => {
  await completeTexts();
  await loadLanguage('de');
});

/** A run in which all initial announcements have been made. */
async function opened(language: 'en' | 'de' = 'en', pack = 'classicBare'): Promise<{ session: Session; game: Game; said: () => string[]; urgent: () => string[] }> {
  const { session, game } = await openRun({ pack });
  session.configure({ language, hints: 'off' });
  const speech = new Speech();
  let last = speech.update(session).at(-1)?.id ?? 0;
  const fresh = (): { text: string; isUrgent: boolean }[] => {
    const news = speech.update(session).filter(({ id }) => id > last);
    last = news.at(-1)?.id ?? last;
    return news.map(({ text, isUrgent }) => ({ text, isUrgent }));
  };
  return { session, game, said: () => fresh().map(({ text }) => text), urgent: () => fresh().filter(({ isUrgent }) => isUrgent).map(({ text }) => text) };
}

/** A free cell out of view. */
function farFrom({ floor }: Game): Point {
  const cells = floor.state.terrain.map((_, index) => ({ x: index % floor.width, y: Math.floor(index / floor.width) }));
  const cell = cells.find(({ x, y }) => floor.isWalkable(x, y) && !floor.isVisible(x, y));
  if (!cell) throw new Error('all is in view');
  return cell;
}

const line = (key: string, params: Record<string, string | number> = {}): { tone: 'plain'; key: string; params: Record<string, string | number> } => ({ tone: 'plain', key, params });

describe('what is read aloud', () => {
  test('includes every new line of the log once, in order, however many come in a turn', async () => {
    const { game, said } = await opened();
    for (let n = 1; n <= 9; n++) addLine(game.state.log, line('log.xp', { n }));
    expect(said()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `You gain ${n} experience point${n === 1 ? '' : 's'}.`));
    expect(said()).toEqual([]);
  });

  test('includes a repeated line, with its count', async () => {
    const { game, said } = await opened();
    addLine(game.state.log, line('log.won'));
    said();
    addLine(game.state.log, line('log.won'));
    expect(said()).toEqual(['Behind the last stairs is daylight. You have won! (x2)']);
    addLine(game.state.log, line('log.won'));
    addLine(game.state.log, line('log.boon.power'));
    expect(said()).toEqual(['Behind the last stairs is daylight. You have won! (x3)', 'You feel stronger!']);
  });

  test('works when the log is full and drops its oldest lines', async () => {
    const { game, said } = await opened();
    for (let n = 0; n < 1000; n++) addLine(game.state.log, line('log.xp', { n }));
    said();
    addLine(game.state.log, line('log.boon.life'));
    expect(said()).toEqual(['Your health improves!']);
  });

  test('includes the reason of a refusal, each time', async () => {
    const { session, game, said } = await opened();
    type(session, 'g');
    expect(said()).toEqual(['There is nothing here to pick up.']);
    type(session, 'g');
    expect(said()).toEqual(['There is nothing here to pick up.']);
    expect(game.state.turn).toBe(0);
  });

  test('includes actors that come into view and where, and once more when they are adjacent', async () => {
    const { session, game, said } = await opened();
    putOrc(game, 4);
    type(session, '.');
    expect(said()).toEqual(['Orc: 3 tiles east.']);
    type(session, '.');
    expect(said()).toEqual([]);
    type(session, '.');
    expect(said()).toEqual(['Orc: 1 tile east.']);
    type(session, '.');
    expect(said()).toEqual(['Orc attacks Player for 1 hit point.', '29 of 30 HP.']);
  });

  test.each([
    ['en', 'Health Potion: 1 west, 2 south.'], ['de', 'Heiltrank: 1 nach Westen, 2 nach Süden.'],
  ] as const)('in %s says exactly where something is, in the words of looking', async (language, words) => {
    const { session, game, said } = await opened(language);
    const { x, y } = game.state.player;
    game.floor.state.items.push(lying(900, 'healthPotion', { x: x - 1, y: y + 2 }));
    type(session, '.');
    expect(said()).toEqual([words]);
    type(session, 'x', 'h', 'j', 'j');
    expect(said().join()).toContain(words.replace(/^.*?: /, ''));
    setLanguage('en');
  });

  test('includes where a shield faces, and that it has turned once it is close', async () => {
    const { session, game, said } = await opened('en', 'lanternfall');
    const { x, y } = game.state.player;
    const crab = put(game, 'shieldCrab', { x: x + 2, y, asleep: true, facing: 0 });
    type(session, '.');
    expect(said().join('\n')).toMatch(/^Shield Crab(, asleep)?, facing north: 2 tiles east\.$/m);
    crab.facing = 3;
    type(session, '.');
    expect(said().join('\n')).toMatch(/^Shield Crab(, asleep)?, facing south-east: /m);
  });

  test('includes items in view, and those underfoot', async () => {
    const { session, game, said } = await opened();
    const { x, y } = game.state.player;
    game.floor.state.items.push(lying(900, 'healthPotion', { x: x + 2, y }));
    type(session, '.');
    expect(said()).toEqual(['Health Potion: 2 tiles east.']);
    game.floor.state.items.push(lying(901, 'healthPotion', { x, y }));
    type(session, '.');
    expect(said()).toEqual(['On the ground: Health Potion']);
  });

  test('includes shards that will rise, which are counted in what is in view', async () => {
    const { session, game } = await openRun({ pack: 'lanternfall' });
    const { x, y } = game.state.player;
    const speech = new Speech();
    speech.update(session);
    game.floor.state.corpses.push({ breed: 'wolf', x: x + 2, y, seen: true, rises: 0 }, { breed: 'clayGolem', x: x - 2, y, seen: true, rises: 9 });
    type(session, '.');
    expect(speech.update(session).map(({ text }) => text).filter((text) => /Wolf|Golem/.test(text))).toEqual(['Clay Golem, in shards: 2 tiles west.']);
    expect(surroundingsSummary(game)).toContain('1 heap of shards');
    for (const corpse of game.floor.state.corpses) corpse.rises = 0;
    expect(surroundingsSummary(game)).not.toContain('shards');
  });

  test('includes every loss of health, urgently when little is left', async () => {
    const { session, game, said, urgent } = await opened();
    game.state.player.hp = 20;
    expect(said()).toEqual(['20 of 30 HP.']);
    game.state.player.hp = 5;
    expect(urgent()).toEqual(['5 of 30 HP, nearly dead.']);
    game.state.player.hp = 15;
    type(session, '.');
    expect(said()).toEqual([]);
  });

  test.each([
    ['en', ['You finish resting.', 'now of most HP.']],
    ['de', ['Du hast gerastet.', 'now von most TP.']],
  ] as const)('in %s includes the health after a rest, once', async (language, words) => {
    const { session, game, said } = await opened(language, 'lanternfall');
    game.state.player.hp = 20;
    said();
    type(session, 'Z');
    const heard: string[] = [];
    for (let turn = 0; turn < 400 && session.pursuit !== null; turn++) {
      session.tick(30);
      heard.push(...said());
    }
    const { player } = game.state;
    const most = maxHpOf(game, player);
    expect(player.hp).toBe(Math.floor(most * 0.7));
    expect(heard).toEqual(words.map((each) => each.replace('now', String(player.hp)).replace('most', String(most))));
    expect(said()).toEqual([]);
  });

  test('includes the health once where a blow has ended the rest', async () => {
    const { session, game, said } = await opened('en', 'lanternfall');
    game.state.player.hp = 20;
    said();
    type(session, 'Z');
    for (let turn = 0; turn < 9; turn++) {
      session.tick(30);
      said();
    }
    const { player } = game.state;
    player.hp--;
    type(session, '.');
    expect(said().filter((words) => words.includes('HP'))).toEqual([`${player.hp} of ${maxHpOf(game, player)} HP.`]);
    expect(player.hp).toBeGreaterThan(20);
  });
});

test('RULES 1.2 damage from poison is read aloud, though a terse log leaves it out', async () => {
  const { session, game } = await openRun({ pack: 'lanternfall' });
  const speech = new Speech();
  game.state.player.statuses['poison'] = 5;
  const last = speech.update(session).at(-1)?.id ?? 0;
  const { hp } = game.state.player;
  type(session, '.');
  const heard = speech.update(session).filter(({ id }) => id > last).map(({ text }) => text);
  expect(heard).toContainEqual(expect.stringMatching(new RegExp(`^${hp - 1}\\b.*HP`)));
  expect(game.state.log.map(({ key }) => key)).not.toContain('hit.ails.self');
});

describe('the announcement of enemies', () => {
  afterEach(() => { setLanguage('en'); });

  test.each([['en', 'Orc, asleep', 'Orc: 2 tiles east.'], ['de', 'Ork, schläft', 'Ork: 2 Felder nach Osten.']] as const)('in %s says that one sleeps, and where it is once awake', async (language, name, awake) => {
    const { session, game, said } = await opened(language);
    const orc = putOrc(game, 4);
    orc.asleep = true;
    expect(surroundingsView(game).map((thing) => thing.name)).toContain(name);
    type(session, '.');
    expect(said()).toEqual([expect.stringContaining(`${name}: 3 `)]);
    orc.asleep = false;
    type(session, '.');
    expect(said()).toEqual([awake]);
  });

  test.each([['en', 'Orc: out of sight.'], ['de', 'Ork: außer Sicht.']] as const)('in %s says once that one is out of sight, but nothing about the dead', async (language, words) => {
    const { session, game, said } = await opened(language);
    const orc = putOrc(game, 2);
    const other = putOrc(game, 1);
    type(session, '.');
    said();
    game.remove(other);
    game.floor.leave(orc);
    Object.assign(orc, farFrom(game));
    game.floor.enter(orc);
    type(session, '.');
    expect(said().filter((line) => line.startsWith('Or'))).toEqual([words]);
    type(session, '.');
    expect(said()).toEqual([]);
  });
});

test.each([['en', 'Look. 1 tile east. '], ['de', 'Umsehen. 1 Feld nach Osten. ']] as const)('in %s looking speaks as it opens and as the cursor moves', async (language, words) => {
  const { session, game, said } = await opened(language);
  putOrc(game, 1);
  type(session, 'x');
  expect(said()).toEqual([expect.stringContaining(words)]);
  type(session, 'l');
  expect(said()).toEqual([expect.stringMatching(/^2 /)]);
  session.refresh();
  expect(said()).toEqual([]);
  type(session, 'Escape');
  expect(said()).toEqual([]);
  type(session, 'x');
  expect(said()).toEqual([expect.stringContaining(words)]);
});

test.each(['en', 'de'] as const)('in %s a hint is read once, not again when a dialog over it is closed', async (language) => {
  const { session } = await opened(language);
  const speech = new Speech();
  session.configure({ hints: 'off' });
  session.configure({ hints: 'on' });
  session.hints.run(session.game);
  const { current } = session.hints;
  if (!current) throw new Error('no hint');
  const hint = hintText(session, current);
  expect(speech.update(session).map(({ text }) => text)).toContain(hint);
  type(session, 'i');
  speech.update(session);
  type(session, 'Escape');
  expect(speech.update(session).filter(({ text }) => text === hint)).toHaveLength(1);
});

test.each(['en', 'de'] as const)('in %s a notice is read at once, even under an open dialog, and once', async (language) => {
  const { session } = await opened(language);
  const speech = new Speech();
  const last = speech.update(session).at(-1)?.id ?? 0;
  const read = (): unknown[] => speech.update(session).filter(({ id }) => id > last).map(({ text, isUrgent }) => [text, isUrgent]);
  type(session, 'i');
  session.tell('Not saved.');
  expect(read()).toEqual([['Not saved.', true]]);
  type(session, 'Escape');
  expect(read()).toEqual([['Not saved.', true]]);
});

describe('the announcement of steps, for those who enable it', () => {
  const ground = ({ content, floor }: Game, rows: readonly string[]): void => {
    const { x, y } = { x: 10, y: 10 };
    const tile = (id: string): number => content.tiles.findIndex((row) => row.id === id);
    rows.forEach((row, dy) => { Array.from(row, (sign, dx) => { floor.setTile({ x: x + dx, y: y + dy }, tile(sign === '#' ? 'wall' : sign === '~' ? 'water' : 'ground')); }); });
  };

  test.each([
    ['en', ['Ground. Open: east.', 'Open: east, west.', 'Shallow water. Open: east, west.', 'Ground. Open: west.']],
    ['de', ['Boden. Frei: Osten.', 'Frei: Osten, Westen.', 'Flaches Wasser. Frei: Osten, Westen.', 'Boden. Frei: Westen.']],
  ] as const)('in %s says which ways are open, and the ground where it changes', async (language, expected) => {
    const { session, game } = await openRun({ pack: 'lanternfall' });
    game.floor.state.items.length = 0;
    game.floor.state.traps.length = 0;
    ground(game, ['######', '#..~.#', '######']);
    game.floor.leave(game.state.player);
    Object.assign(game.state.player, { x: 11, y: 11 });
    game.floor.enter(game.state.player);
    type(session, '.');
    session.configure({ language, hints: 'off', steps: 'on' });
    const speech = new Speech();
    const said = [speech.update(session).at(-1)?.text];
    for (let step = 0; step < 3; step++) {
      type(session, 'l');
      said.push(speech.update(session).at(-1)?.text);
    }
    expect(said).toEqual(expected);
    setLanguage('en');
  });

  test('names only what is blocked in open rooms, and nothing without the setting', async () => {
    const { session, game, said } = await opened();
    const { player } = game.state;
    game.floor.state.items.length = 0;
    type(session, 'l');
    expect(said()).toEqual([]);
    session.configure({ steps: 'on' });
    expect(said()).toEqual(['Ground. Open on all sides.']);
    const wall = game.content.tiles.findIndex(({ id }) => id === 'wall');
    game.floor.setTile({ x: player.x, y: player.y - 1 }, wall);
    type(session, 'h', 'l');
    expect(said()).toEqual([]);
    type(session, 'h');
    expect(said()).toEqual([expect.stringMatching(/^Blocked: .*north-east/)]);
  });
});
