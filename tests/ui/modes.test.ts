import { gameOf, key, openRun, openTitle, threaten, type } from './support';

describe('title', () => {
  test('one key starts a run of the first dungeon', async () => {
    const session = await openTitle();
    type(session, 'Enter');
    expect(session.modes.top.kind).toBe('playing');
    expect(gameOf(session).state.pack).toBe('classicBare');
  });

  test('arrows choose the dungeon, the field gives the seed', async () => {
    const session = await openTitle();
    type(session, 'ArrowDown');
    session.command({ do: 'seed', text: ' my seed ' });
    type(session, 'Enter');
    expect(gameOf(session).state).toMatchObject({ pack: 'firstDungeon', seed: 'my seed' });
  });

  test('an over-long seed is told, and typing on takes the fault away', async () => {
    const session = await openTitle();
    session.command({ do: 'seed', text: 'x'.repeat(40) });
    type(session, 'Enter');
    expect(session.game).toBeNull();
    expect(session.notice).toContain('this one has 40');
    session.command({ do: 'seed', text: 'x' });
    expect(session.notice).toBeNull();
  });

  test('continue with nothing to continue says so', async () => {
    const session = await openTitle();
    session.command({ do: 'continue' });
    await new Promise((resolve) => { setTimeout(resolve); });
    expect(session.notice).toBe('There is no run to continue. Start a new one.');
  });

  test('Esc leaves it where it is', async () => {
    const session = await openTitle();
    type(session, 'Escape');
    expect(session.modes.top.kind).toBe('newRun');
  });
});

describe('playing', () => {
  test.each([['i', 'inventory'], ['m', 'messages'], ['?', 'help'], ['Escape', 'pause']])('%s opens %s and Esc closes it', async (name, kind) => {
    const { session } = await openRun();
    type(session, name);
    expect(session.modes.top.kind).toBe(kind);
    type(session, 'Escape');
    expect(session.modes.top.kind).toBe('playing');
  });

  test('a tap beside oneself steps there', async () => {
    const { session, game } = await openRun();
    const { x, y } = game.state.player;
    session.tap({ x: x + 1, y });
    expect(game.state.player).toMatchObject({ x: x + 1, y });
  });

  test('a tap on a hostile beside oneself attacks it', async () => {
    const { session, game } = await openRun();
    const { x, y } = game.state.player;
    threaten(game);
    game.state.player.hp = 1000;
    session.tap({ x: x + 1, y });
    expect(game.floor.state.actors[0]?.hp).toBeLessThan(100);
  });

  test('a tap far away does nothing', async () => {
    const { session, game } = await openRun();
    session.tap({ x: game.state.player.x + 2, y: game.state.player.y });
    expect(game.state.turn).toBe(0);
  });

  test('a tap on oneself waits, takes stairs, and first of all picks up', async () => {
    const { session, game } = await openRun();
    const { player } = game.state;
    game.floor.state.items = [];
    session.tap(player);
    expect(game.state.turn).toBe(1);
    const { x, y } = player;
    game.floor.setTile(player, game.content.tiles.findIndex((tile) => tile.stairs === 'down'));
    game.floor.state.items.push({ id: 901, kind: 'healthPotion', x, y, seen: true });
    session.tap(player);
    expect(game.state).toMatchObject({ floor: 1, hero: { inventory: [{ id: 901 }] } });
    session.tap(player);
    expect(game.state.floor).toBe(2);
  });

  test('with a full pack a tap on oneself does not insist on picking up', async () => {
    const { session, game } = await openRun();
    const { x, y } = game.state.player;
    game.state.hero.inventory = Array.from({ length: 26 }, (_, index) => ({ id: 900 + index, kind: 'healthPotion' }));
    game.floor.state.items = [{ id: 999, kind: 'healthPotion', x, y, seen: true }];
    session.tap({ x, y });
    expect(game.state.turn).toBe(1);
  });
});

describe('inventory', () => {
  const potions = [{ id: 901, kind: 'healthPotion' }, { id: 902, kind: 'confusionScroll' }, { id: 903, kind: 'healthPotion' }];

  test('a letter uses the item, also one that walks elsewhere', async () => {
    const { session, game } = await openRun();
    game.state.hero.inventory = Array.from({ length: 8 }, (_, index) => ({ id: 900 + index, kind: 'healthPotion' }));
    game.state.player.hp = 5;
    type(session, 'i', 'h');
    expect(game.state.hero.inventory.map(({ id }) => id)).not.toContain(907);
    expect(session.modes.top.kind).toBe('playing');
  });

  test('arrows and Enter use the marked one, a click any', async () => {
    const { session, game } = await openRun();
    game.state.hero.inventory = [...potions];
    game.state.player.hp = 5;
    type(session, 'i', 'ArrowUp', 'Enter');
    expect(game.state.hero.inventory.map(({ id }) => id)).toEqual([901, 902]);
    type(session, 'i');
    session.command({ do: 'choose', index: 0 });
    expect(game.state.hero.inventory.map(({ id }) => id)).toEqual([902]);
  });

  test('a scroll that needs a target says so and stays', async () => {
    const { session, game } = await openRun();
    game.state.hero.inventory = [...potions];
    type(session, 'i', 'b');
    expect(session.refusal?.text).toBe('The Confusion Scroll needs a target. It stays in your pack.');
    expect(game.state.hero.inventory).toHaveLength(3);
    expect(game.state.turn).toBe(0);
  });

  test('a letter without an item does nothing, Enter in an empty pack closes', async () => {
    const { session } = await openRun();
    type(session, 'i', 'x');
    expect(session.modes.top.kind).toBe('inventory');
    type(session, 'Enter');
    expect(session.modes.top.kind).toBe('playing');
  });
});

describe('pause', () => {
  test('Enter goes on', async () => {
    const { session } = await openRun();
    type(session, 'Escape', 'Enter');
    expect(session.modes.top.kind).toBe('playing');
  });

  test('it changes the keys and stays open', async () => {
    const { session } = await openRun();
    type(session, 'Escape', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter');
    expect(session.settings.scheme).toBe('wasd');
    expect(session.modes.top.kind).toBe('pause');
  });

  test('a new run asks before it ends the present one', async () => {
    const { session, game } = await openRun();
    type(session, 'Escape', 'ArrowUp', 'Enter', 'Enter');
    expect(session.modes.top.kind).toBe('confirm');
    type(session, 'Escape', 'Escape', 'Escape');
    expect(session.game).toBe(game);
    expect(session.modes.top.kind).toBe('playing');
    type(session, 'Escape', 'ArrowUp', 'Enter', 'Enter', 'Enter');
    expect(session.game).not.toBe(game);
    expect(session.modes.depth).toBe(1);
  });

  test('a seed that cannot be is told before the question', async () => {
    const { session } = await openRun();
    type(session, 'Escape', 'ArrowUp', 'Enter');
    session.command({ do: 'seed', text: 'x'.repeat(33) });
    type(session, 'Enter');
    expect(session.modes.top.kind).toBe('newRun');
    expect(session.notice).toContain('this one has 33');
  });

  test('back to the run leads there from the new run', async () => {
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
    type(session, '.', 'ArrowDown', 'Enter', 'ArrowDown');
    session.command({ do: 'seed', text: 'next' });
    type(session, 'Enter');
    expect(gameOf(session).state).toMatchObject({ pack: 'firstDungeon', seed: 'next' });
  });

  test('the log can be read, and Esc leads back', async () => {
    const { session, game } = await openRun();
    threaten(game);
    type(session, '.', 'ArrowUp', 'Enter');
    expect(session.modes.top.kind).toBe('messages');
    type(session, 'Escape');
    expect(session.modes.top.kind).toBe('gameOver');
  });
});
