import { MemoryStorage } from '../../src/keep/saves/KeyStore';
import { overView } from '../../src/ui/views/overView';
import { carry, gameOf, item, key, lying, openRun, openTitle, putOrc, threaten, type, labelsOf, topOf } from './support';
import { makeSession } from '../support/session';

describe('title', () => {
  test('one key starts a run of the campaign', async () => {
    const session = await openTitle();
    type(session, 'Enter');
    expect(session.modes.top.kind).toBe('playing');
    expect(gameOf(session).state.pack).toBe('lanternfall');
  });

  test('arrows choose the dungeon, the field sets the seed', async () => {
    const session = await openTitle();
    type(session, 'ArrowDown');
    session.command({ do: 'seed', text: ' my seed ' });
    type(session, 'Enter');
    expect(gameOf(session).state).toMatchObject({ pack: 'firstDungeon', seed: 'my seed' });
  });

  test('the seven classics are behind one row, and the one chosen there is started from the title', async () => {
    const session = await openTitle();
    session.command({ do: 'dungeons' });
    const top = topOf(session);
    if (top.kind !== 'dungeons') throw new Error(`it opens ${top.kind}`);
    expect(top.choices.map(({ pack }) => pack)).toEqual(['lanternfall', 'firstDungeon', 'classic', 'classicBare', 'deep', 'deepBare', 'goblins', 'goblinsGeared']);
    type(session, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter');
    expect(session.modes.top).toMatchObject({ kind: 'newRun', pack: 'deep' });
    type(session, 'Enter');
    expect(gameOf(session).state.pack).toBe('deep');
  });

  test('Esc resets the chosen dungeon', async () => {
    const session = await openTitle();
    session.command({ do: 'dungeons' });
    type(session, 'ArrowDown', 'Escape');
    expect(session.modes.top).toMatchObject({ kind: 'newRun', pack: 'lanternfall' });
  });

  test('an over-long seed is reported, and typing clears the error', async () => {
    const session = await openTitle();
    session.command({ do: 'seed', text: 'x'.repeat(40) });
    type(session, 'Enter');
    expect(session.game).toBeNull();
    expect(session.notice).toContain('this one has 40');
    session.command({ do: 'seed', text: 'x' });
    expect(session.notice).toBeNull();
  });

  test('Continue without a run says so', async () => {
    const session = await openTitle();
    session.command({ do: 'continue' });
    await new Promise((resolve) => { setTimeout(resolve); });
    expect(session.notice).toBe('No saved run found. Start a new one.');
  });

  test('Esc does nothing', async () => {
    const session = await openTitle();
    type(session, 'Escape');
    expect(session.modes.top.kind).toBe('newRun');
  });

  test.each(['help', 'settings'] as const)('%s can be opened before the first run, and Esc leads back', async (what) => {
    const session = await openTitle();
    session.command({ do: what });
    expect(session.modes.top.kind).toBe(what);
    type(session, 'Escape');
    expect(session.modes.top.kind).toBe('newRun');
  });
});

describe('playing', () => {
  test.each([
    ['i', 'inventory'], ['d', 'inventory'], ['e', 'inventory'], ['x', 'look'], ['v', 'surroundings'], ['c', 'character'], ['m', 'messages'], ['?', 'help'], ['Escape', 'pause'],
  ])('%s opens %s and Esc closes it', async (name, kind) => {
    const { session } = await openRun();
    type(session, name);
    expect(session.modes.top.kind).toBe(kind);
    type(session, 'Escape');
    expect(session.modes.top.kind).toBe('playing');
  });

  test('a tap next to the player steps there', async () => {
    const { session, game } = await openRun();
    const { x, y } = game.state.player;
    session.tap({ x: x + 1, y });
    expect(game.state.player).toMatchObject({ x: x + 1, y });
  });

  test('a tap on an adjacent enemy attacks it', async () => {
    const { session, game } = await openRun();
    const { x, y } = game.state.player;
    threaten(game);
    Object.assign(game.state.player, { hp: 1000, maxHp: 1000 });
    session.tap({ x: x + 1, y });
    expect(game.floor.state.actors[0]?.hp).toBeLessThan(100);
  });

  test('a tap on the player waits, takes stairs, and first of all picks up', async () => {
    const { session, game } = await openRun();
    const { player } = game.state;
    game.floor.state.items = [];
    session.tap(player);
    expect(game.state.turn).toBe(1);
    game.floor.setTile(player, game.content.tiles.findIndex((tile) => tile.stairs === 'down'));
    game.state.nextId = 1000;
    game.floor.state.items.push(lying(901, 'healthPotion', player));
    session.tap(player);
    expect(game.state).toMatchObject({ floor: 1, hero: { inventory: [{ id: 901 }] } });
    session.tap(player);
    expect(game.state.floor).toBe(2);
  });

  test('with a full bag a tap on the player doesn\'t insist on picking up', async () => {
    const { session, game } = await openRun();
    const { x, y } = game.state.player;
    carry(game, Array.from({ length: 26 }, (_, index) => item(900 + index, 'healthPotion')));
    game.floor.state.items = [lying(999, 'healthPotion', { x, y })];
    game.state.nextId = 1000;
    session.tap({ x, y });
    expect(game.state.turn).toBe(1);
  });
});

describe('pause', () => {
  test('is in two columns: up and down go through both, left and right go across', async () => {
    const { session } = await openRun();
    type(session, 'Escape');
    const at = (...keys: string[]): unknown => { type(session, ...keys); return (session.modes.top as unknown as { cursor: number }).cursor; };
    expect([at('ArrowDown'), at('ArrowRight'), at('ArrowRight'), at('ArrowUp'), at('ArrowLeft'), at('ArrowLeft')]).toEqual([1, 7, 7, 6, 0, 0]);
  });

  test('Enter resumes', async () => {
    const { session } = await openRun();
    type(session, 'Escape', 'Enter');
    expect(session.modes.top.kind).toBe('playing');
  });

  test.each([[1, 'character'], [2, 'surroundings'], [3, 'messages'], [4, 'bestiary'], [5, 'odds'], [6, 'pastRuns'], [7, 'files'], [8, 'help'], [9, 'settings'], [10, 'newRun']])('line %s opens %s and Esc leads back', async (index, kind) => {
    const { session } = await openRun();
    type(session, 'Escape');
    session.command({ do: 'choose', index });
    expect(session.modes.top.kind).toBe(kind);
    type(session, 'Escape');
    expect(session.modes.top.kind).toBe('pause');
  });

  test('a new run asks before it ends the current one', async () => {
    const { session, game } = await openRun();
    type(session, 'Escape', 'ArrowUp', 'Enter', 'Enter');
    expect(session.modes.top.kind).toBe('confirm');
    type(session, 'Escape', 'Escape', 'Escape');
    expect(session.game).toBe(game);
    expect(session.modes.top.kind).toBe('playing');
    type(session, 'Escape', 'ArrowUp', 'Enter', 'Enter', 'ArrowDown', 'Enter');
    expect(session.game).not.toBe(game);
    expect(session.modes.depth).toBe(1);
  });

  test('Enter alone keeps the run that a new one would end', async () => {
    const { session, game } = await openRun();
    type(session, 'Escape', 'ArrowUp', 'Enter', 'Enter', 'Enter');
    expect(session.game).toBe(game);
  });

  test('an invalid seed is reported before the question', async () => {
    const { session } = await openRun();
    type(session, 'Escape', 'ArrowUp', 'Enter');
    session.command({ do: 'seed', text: 'x'.repeat(33) });
    type(session, 'Enter');
    expect(session.modes.top.kind).toBe('newRun');
    expect(session.notice).toContain('this one has 33');
  });

  test('Back leads from the new run to the current one', async () => {
    const { session, game } = await openRun();
    type(session, 'Escape', 'ArrowUp', 'Enter');
    session.command({ do: 'continue' });
    expect(session.modes.top.kind).toBe('playing');
    expect(session.game).toBe(game);
  });

  test('letters do nothing in prompts', async () => {
    const { session } = await openRun();
    type(session, 'Escape');
    expect(session.press(key('y'))).toBe(false);
    expect(session.modes.top.kind).toBe('pause');
  });
});

describe('game over', () => {
  test('Enter starts a new run of the same dungeon with another seed', async () => {
    const { session, game } = await openRun();
    threaten(game);
    type(session, '.');
    expect(session.modes.top.kind).toBe('gameOver');
    type(session, 'Escape', '.', 'Enter');
    expect(session.modes.top.kind).toBe('playing');
    expect(gameOf(session).state).toMatchObject({ pack: 'classicBare', turn: 0 });
    expect(gameOf(session).state.seed).not.toBe('42');
  });

  test('dungeon and seed can be chosen, without a question, since nothing is lost', async () => {
    const { session, game } = await openRun();
    threaten(game);
    type(session, '.');
    const labels = labelsOf(session);
    type(session, ...labels.slice(0, labels.indexOf('ui.over.choose') + 1).map(() => 'ArrowDown'), 'Enter', 'ArrowDown');
    session.command({ do: 'seed', text: 'next' });
    type(session, 'Enter');
    expect(gameOf(session).state).toMatchObject({ pack: 'deep', seed: 'next' });
  });

  test('the same seed can be tried again', async () => {
    const { session, game } = await openRun();
    threaten(game);
    type(session, '.', 'ArrowDown', 'ArrowDown', 'Enter');
    expect(gameOf(session).state).toMatchObject({ pack: 'classicBare', seed: '42', turn: 0 });
    expect(session.modes.top.kind).toBe('playing');
  });

  test('the bestiary can be opened, and Esc leads back', async () => {
    const { session, game } = await openRun();
    threaten(game);
    type(session, '.', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter');
    expect(session.modes.top.kind).toBe('bestiary');
    type(session, 'Escape');
    expect(session.modes.top.kind).toBe('gameOver');
  });

  test('the log can be read, and Esc leads back', async () => {
    const { session, game } = await openRun();
    threaten(game);
    type(session, '.', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter');
    expect(session.modes.top.kind).toBe('messages');
    type(session, 'Escape');
    expect(session.modes.top.kind).toBe('gameOver');
  });

  test.each([[1, 'files'], [2, 'pastRuns'], [5, 'pastRun']])('line %s from below opens %s, and Esc leads back', async (up, kind) => {
    const { session, game } = await openRun();
    threaten(game);
    type(session, '.', ...Array.from({ length: up }, () => 'ArrowUp'), 'Enter');
    expect(session.modes.top.kind).toBe(kind);
    type(session, 'Escape');
    expect(session.modes.top.kind).toBe('gameOver');
  });
});

describe('pages', () => {
  test.each(['m', '?', 'c'])('%s scrolls by lines, pages and to its ends', async (name) => {
    const { session } = await openRun();
    type(session, name);
    const wishes = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', 'End'].map((scrolling) => {
      type(session, scrolling);
      const { top } = session.modes;
      return 'scroll' in top ? top.scroll : null;
    });
    expect(wishes).toEqual([
      { by: 1, unit: 'line', count: 1 }, { by: -1, unit: 'line', count: 2 }, { by: 1, unit: 'page', count: 3 }, { by: -1, unit: 'page', count: 4 },
      { by: -1, unit: 'all', count: 5 }, { by: 1, unit: 'all', count: 6 }, { by: 1, unit: 'all', count: 7 },
    ]);
    type(session, 'Enter');
    expect(session.modes.top.kind).toBe('playing');
  });
});

describe('victory', () => {
  test('the stairs of the last floor win the run, and the stored one is deleted', async () => {
    const storage = new MemoryStorage();
    const { session, game } = await openRun({ pack: 'deepBare', storage });
    game.state.floor = 10;
    game.floor.state.number = 10;
    game.floor.setTile(game.state.player, game.content.tiles.findIndex((tile) => tile.stairs === 'down'));
    type(session, '>');
    await session.settled();
    expect(session.modes.top.kind).toBe('gameOver');
    expect(overView(game)).toMatchObject({ kind: 'won', cause: 'You cleared all 10 floors.' });
    expect(await storage.read(['run.a', 'run.b'])).toEqual([null, null]);
    expect(await storage.keys('history.')).toHaveLength(1);
  });
});

describe('a new level', () => {
  test('asks by itself, once per level, and takes no turn', async () => {
    const { session, game } = await openRun();
    Object.assign(game.state.hero, { choices: 2, level: 3 });
    type(session, '.');
    expect(session.modes.top.kind).toBe('newLevel');
    const { turn } = game.state;
    const { maxHp, power } = game.state.player;
    type(session, 'Enter');
    // Nothing was marked: Enter has only marked the first.
    expect([game.state.hero.choices, topOf(session)]).toMatchObject([2, { kind: 'newLevel', cursor: 0 }]);
    type(session, 'Enter');
    expect(session.modes.top.kind).toBe('newLevel');
    type(session, 'ArrowDown', 'ArrowDown', 'Enter');
    expect(session.modes.top.kind).toBe('playing');
    expect(game.state.player).toMatchObject({ maxHp: maxHp + 20, power: power + 1 });
    expect(game.state.turn).toBe(turn);
  });

  test.each([['ArrowDown', 0], ['ArrowRight', 0], ['ArrowUp', 2], ['ArrowLeft', 2]])('marks none at first, and %s leads to choice %i', async (name, place) => {
    const { session, game } = await openRun();
    Object.assign(game.state.hero, { level: 2, choices: 1 });
    type(session, '.');
    const top = topOf(session);
    if (top.kind !== 'newLevel') throw new Error(top.kind);
    expect(top.choices[top.cursor]).toBeUndefined();
    type(session, name);
    expect(top.cursor).toBe(place);
  });

  test('is chosen by number too: once marks it, again takes it, and one beyond the last does nothing', async () => {
    const { session, game } = await openRun();
    Object.assign(game.state.hero, { level: 2, choices: 1 });
    const { power } = game.state.player;
    type(session, '.', '2', '9');
    expect([topOf(session), game.state.player.power]).toMatchObject([{ kind: 'newLevel', cursor: 1 }, power]);
    type(session, '3');
    expect(topOf(session)).toMatchObject({ kind: 'newLevel', cursor: 2 });
    type(session, '2', '2');
    expect([session.modes.top.kind, game.state.player.power]).toEqual(['playing', power + 1]);
  });

  test('cannot be put off', async () => {
    const { session, game } = await openRun();
    Object.assign(game.state.hero, { level: 2, choices: 1 });
    type(session, '.', 'Escape', 'i', '.', 'Escape');
    session.tap({ x: game.state.player.x + 1, y: game.state.player.y });
    expect(session.modes.top.kind).toBe('newLevel');
    expect(game.state.turn).toBe(0);
  });

  test('a kill that brings it asks at once, and a click selects', async () => {
    const { session, game } = await openRun();
    game.state.hero.xp = 349;
    putOrc(game, 1).hp = 1;
    type(session, 'l');
    expect(session.modes.top.kind).toBe('newLevel');
    const { defence } = game.state.player;
    session.command({ do: 'choose', index: 2 });
    expect(game.state.player.defence).toBe(defence + 1);
  });

  test.each(['touch', 'mouse'] as const)('takes no press of %s meant for the enemy that brought it, until 0.7 seconds after it opened', async (device) => {
    const { session, game } = await openRun();
    game.state.hero.xp = 349;
    const { x, y } = putOrc(game, 1);
    Object.assign(game.floor.actorAt(x, y) ?? {}, { hp: 1 });
    session.hands.use(device);
    session.tap({ x, y });
    expect([session.modes.top.kind, session.turns?.unasked.isSettling]).toEqual(['newLevel', true]);
    const { power } = game.state.player;
    const choose = (): void => { session.command({ do: 'choose', index: 1 }); };
    // The frame in which it opens may be as long as it likes.
    for (const elapsed of [900, 350, 340]) {
      choose();
      session.tick(elapsed);
    }
    choose();
    expect([session.modes.top.kind, game.state.player.power]).toEqual(['newLevel', power]);
    session.tick(10);
    expect(session.turns?.unasked.isSettling).toBe(false);
    choose();
    expect([session.modes.top.kind, game.state.player.power]).toEqual(['playing', power + 1]);
  });

  test('takes keys and buttons at once', async () => {
    const { session, game } = await openRun();
    game.state.hero.xp = 349;
    putOrc(game, 1).hp = 1;
    session.hands.use('touch');
    session.tap({ x: game.state.player.x + 1, y: game.state.player.y });
    session.hands.down(key('ArrowDown'), 'keys');
    session.hands.down(key('Enter'), 'keys');
    expect(session.modes.top.kind).toBe('playing');
  });

  test('asks again right after a reload, and the choice is saved', async () => {
    const storage = new MemoryStorage();
    const { session, game } = await openRun({ storage });
    game.state.hero.xp = 349;
    putOrc(game, 1).hp = 1;
    type(session, 'l');
    await session.settled();
    const again = makeSession({ storage });
    await again.runs.resume();
    expect(again.modes.top.kind).toBe('newLevel');
    type(again, 'ArrowDown', 'Enter');
    await again.settled();
    const third = makeSession({ storage });
    await third.runs.resume();
    expect(third.modes.top.kind).toBe('playing');
    expect(gameOf(third).hash).toBe(gameOf(again).hash);
  });
});
