import { carry, item, openRun, putOrc, type, topOf } from './support';

const CARRIED = [item(901, 'healthPotion'), item(902, 'sword'), item(903, 'chainMail')];

async function openPack(): ReturnType<typeof openRun> {
  const run = await openRun({ pack: 'classic' });
  Object.assign(run.game.state.hero, { inventory: [...CARRIED], worn: {} });
  run.game.state.player.hp = 5;
  return run;
}

describe('inventory', () => {
  test('a letter uses the item at once, even one that otherwise moves', async () => {
    const { session, game } = await openRun({ pack: 'classic' });
    carry(game, [...Array.from({ length: 7 }, (_, index) => item(900 + index, 'sword')), item(907, 'healthPotion')]);
    game.state.player.hp = 5;
    type(session, 'i', 'h');
    expect(game.state.hero.inventory.map(({ id }) => id)).not.toContain(907);
    expect(session.modes.top.kind).toBe('playing');
  });

  test('a letter equips what can be worn, and unequips it', async () => {
    const { session, game } = await openPack();
    type(session, 'i', 'b');
    expect(game.state.hero.worn).toEqual({ weapon: 902 });
    type(session, 'i', 'b');
    expect(game.state.hero.worn).toEqual({});
    expect(game.state.turn).toBe(2);
  });

  test('a letter of an aimed scroll starts aiming, and Esc from there leads to the map', async () => {
    const { session, game } = await openPack();
    carry(game, [item(901, 'fireballScroll')]);
    type(session, 'i', 'a');
    expect(session.modes.top.kind).toBe('targeting');
    type(session, 'Escape');
    expect(session.modes.top.kind).toBe('playing');
    expect(game.state.turn).toBe(0);
    expect(game.state.hero.inventory).toHaveLength(1);
  });

  test('Enter and a click open the page of an item, and Enter there uses it', async () => {
    const { session, game } = await openPack();
    type(session, 'i', 'ArrowUp', 'Enter');
    expect(session.modes.top).toMatchObject({ kind: 'item', item: { id: 901 } });
    type(session, 'Enter');
    expect(game.state.hero.inventory.map(({ id }) => id)).toEqual([902, 903]);
    type(session, 'i');
    session.command({ do: 'choose', index: 1 });
    expect(session.modes.top).toMatchObject({ kind: 'item', item: { id: 903 } });
    session.command({ do: 'choose', index: 0 });
    expect(game.state.hero.worn).toEqual({ armour: 903 });
  });

  test('the page drops the item as well, and Esc leads back to the same line of the list', async () => {
    const { session, game } = await openPack();
    type(session, 'i', 'ArrowDown', 'Enter', 'Escape');
    expect(session.modes.top).toMatchObject({ kind: 'inventory', cursor: 1 });
    type(session, 'Enter', 'ArrowDown', 'Enter');
    expect(game.state.hero.inventory.map(({ id }) => id)).toEqual([901, 902]);
    expect(game.floor.itemsAt(game.state.player.x, game.state.player.y).map(({ id }) => id)).toContain(903);
  });

  test('a worn item is marked on its page', async () => {
    const { session } = await openPack();
    const labels = (): readonly string[] => {
      const top = topOf(session);
      return top.kind === 'item' ? top.choices.map(({ label }) => label) : [];
    };
    type(session, 'i', 'ArrowUp', 'Enter');
    expect(labels()).toEqual(['ui.item.use', 'ui.item.drop', 'ui.item.quick']);
    type(session, 'Escape', 'ArrowDown', 'Enter');
    expect(labels()).toEqual(['ui.item.putOn', 'ui.item.drop', 'ui.item.quick']);
    type(session, 'Enter', 'i', 'Enter');
    expect(labels()).toEqual(['ui.item.takeOff', 'ui.item.drop', 'ui.item.quick']);
  });

  test('the drop list drops by letter, Enter and click', async () => {
    const { session, game } = await openPack();
    type(session, 'd', 'b', 'd', 'Enter', 'd');
    session.command({ do: 'choose', index: 0 });
    expect(game.state.hero.inventory).toEqual([]);
    expect(game.state.turn).toBe(3);
  });

  test('the equip list shows what can be worn, under its own letters', async () => {
    const { session, game } = await openPack();
    type(session, 'e', 'a');
    expect(session.modes.top.kind).toBe('inventory');
    type(session, 'c', 'e', 'Enter');
    expect(game.state.hero.worn).toEqual({ armour: 903, weapon: 902 });
  });

  test('a letter without an item does nothing, Enter in an empty list closes', async () => {
    const { session, game } = await openPack();
    type(session, 'i', 'x');
    expect(session.modes.top.kind).toBe('inventory');
    carry(game, []);
    type(session, 'Escape', 'e', 'Enter');
    expect(session.modes.top.kind).toBe('playing');
  });

  test('a refused item stays, costs nothing and shows the reason', async () => {
    const { session, game } = await openPack();
    game.state.player.hp = game.state.player.maxHp;
    type(session, 'i', 'a');
    expect(session.passing).toMatchObject({ text: 'Your health is already full.', tone: 'impossible' });
    expect(game.state.hero.inventory).toHaveLength(3);
    expect(game.state.turn).toBe(0);
  });
});

describe('surroundings', () => {
  test('selecting an entry looks at it', async () => {
    const { session, game } = await openPack();
    game.floor.state.items = [];
    const { x, y } = putOrc(game, 2);
    type(session, 'v', 'Enter');
    expect(session.modes.top).toMatchObject({ kind: 'look', cursor: { x, y } });
    type(session, 'Escape');
    expect(session.modes.top.kind).toBe('playing');
  });

  test('with nothing to see, Enter closes it', async () => {
    const { session, game } = await openPack();
    game.floor.state.items = [];
    game.floor.state.explored.fill(1);
    game.floor.state.terrain.fill(game.content.tiles.findIndex(({ walkable }) => !walkable));
    type(session, 'v', 'ArrowDown', 'Enter');
    expect(session.modes.top.kind).toBe('playing');
  });
});
