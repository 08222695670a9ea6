import { chosenWith, QuickSlots } from '../../src/ui/bag';
import { quickView } from '../../src/ui/views/quickView';
import { carry, item, openRun, type } from './support';

async function carrying(...kinds: string[]): ReturnType<typeof openRun> {
  const run = await openRun({ pack: 'lanternfall' });
  Object.assign(run.game.state.hero, { inventory: kinds.map((kind, index) => item(900 + index, kind)), worn: {} });
  run.session.quick.clear();
  type(run.session, '.');
  return run;
}

describe('quick slots', () => {
  test('hold usable items in the bag, each kind once', async () => {
    const { session, game } = await carrying('sword', 'bread', 'oilFlask', 'bread');
    expect(session.quick.kinds(game, [])).toEqual(['bread', 'oilFlask', null, null]);
  });

  test('use their item by key, as the bag does', async () => {
    const { session, game } = await carrying('bread', 'bread');
    game.state.player.hp = 5;
    type(session, '1');
    expect(game.state.hero.inventory.map(({ id }) => id)).toEqual([901]);
    expect(game.state.player.hp).toBeGreaterThan(5);
  });

  test('start aiming if the item needs it', async () => {
    const { session } = await carrying('fireBomb');
    type(session, '1');
    expect(session.modes.top.kind).toBe('targeting');
  });

  test('are empty to the eye once a kind is used up, and its key does nothing else', async () => {
    const { session, game } = await carrying('bread', 'oilFlask', 'meat', 'cheese', 'fireBomb');
    game.state.player.hp = 5;
    type(session, '1', '1');
    expect(session.quick.kinds(game, [])[0]).toBe('bread');
    expect(quickView(game, session, null)[0]).toMatchObject({ count: 0, sprite: null, name: 'Quick slot 1: empty' });
    expect(session.passing?.text).toBe('No Bread left.');
    expect(game.state.turn).toBe(2);
  });

  test('keep a kind that the player chose, dimmed, though none is left', async () => {
    const { session, game } = await carrying('bread');
    type(session, 'i', '3', 'Escape');
    carry(game, []);
    expect(quickView(game, session, null)[2]).toMatchObject({ count: 0, isSpent: true, sprite: 'item/bread' });
  });

  test('replace a used-up kind only with a new one', async () => {
    const { session, game } = await carrying('bread', 'oilFlask', 'meat', 'cheese');
    carry(game, game.state.hero.inventory.filter(({ kind }) => kind !== 'meat'));
    type(session, '.');
    expect(session.quick.kinds(game, [])).toEqual(['bread', 'oilFlask', 'meat', 'cheese']);
    carry(game, [...game.state.hero.inventory, item(950, 'fireBomb')]);
    type(session, '.');
    expect(session.quick.kinds(game, [])).toEqual(['bread', 'oilFlask', 'fireBomb', 'cheese']);
  });

  test('give the last that filled by itself to what heals in a fight, where none is left, and not at the cost of one that heals', async () => {
    const { session, game } = await carrying('bread', 'oilFlask', 'net', 'fireBomb');
    game.state.hero.known = ['healthPotion', 'regenerationPotion'];
    carry(game, [...game.state.hero.inventory, item(950, 'healthPotion')]);
    type(session, '.');
    expect(session.quick.kinds(game, [])).toEqual(['bread', 'oilFlask', 'net', 'healthPotion']);
    expect(session.quick.kinds(game, ['meat', 'meat', 'meat', 'fireBomb']).at(-1)).toBe('fireBomb');
    session.quick.clear();
    session.quick.update(game, ['bread', 'oilFlask', 'net', 'fireBomb']);
    expect(session.quick.kinds(game, ['bread', 'oilFlask', 'net', 'fireBomb'])).not.toContain('healthPotion');
  });

  test('go to what can be used before an empty wand, which stays dimmed where there is room, until it is recharged', async () => {
    const { session, game } = await carrying();
    const wand = { ...item(950, 'frostWand'), charges: 0 };
    const bow = { ...item(951, 'bow'), charges: 1 };
    carry(game, [wand, bow, ...['bread', 'oilFlask', 'meat'].map((kind, index) => item(960 + index, kind))]);
    type(session, '.');
    expect(session.quick.kinds(game, [])).toEqual(['bow', 'bread', 'oilFlask', 'meat']);
    bow.charges = 0;
    type(session, '.');
    expect(quickView(game, session, null)[0]).toMatchObject({ count: 1, sprite: 'item/bow', isSpent: true });
    wand.charges = 3;
    type(session, '.');
    expect(session.quick.kinds(game, [])).toEqual(['frostWand', 'bread', 'oilFlask', 'meat']);
    expect(quickView(game, session, null)[0]).toMatchObject({ isSpent: false });
  });

  test('say how many charges are left in all of a kind, also none, where they are known; else how many there are', async () => {
    const { session, game } = await carrying();
    const bow = { ...item(950, 'bow'), charges: 3 };
    carry(game, [bow, { ...item(951, 'frostWand'), charges: 4 }, item(952, 'bread'), item(953, 'bread'), item(954, 'oilFlask')]);
    type(session, '.');
    const said = (): unknown[] => quickView(game, session, null).map(({ badge, name }) => [badge, name.replace(/\w+ Wand/, 'Some Wand')]);
    expect(said()).toEqual([
      [3, 'Quick slot 1: Bow, 3 charges'], [null, 'Quick slot 2: Some Wand (×1)'], [2, 'Quick slot 3: Bread (×2)'], [null, 'Quick slot 4: Oil Flask (×1)'],
    ]);
    expect(quickView(game, session, null)[0]?.tip).toMatch(/^Bow \(3\)/);
    bow.charges = 0;
    game.state.hero.known.push('frostWand');
    carry(game, [...game.state.hero.inventory, { ...item(955, 'frostWand'), charges: 1 }]);
    expect(said().slice(0, 2)).toEqual([[0, 'Quick slot 1: Bow, 0 charges'], [5, 'Quick slot 2: Some Wand, 5 charges']]);
    carry(game, []);
    session.configure({ quick: ['bow', '', '', ''] });
    expect(said()[0]).toEqual([null, 'Quick slot 1: Bow (×0)']);
  });

  test('use one of a kind that is not empty', async () => {
    const { session, game } = await carrying();
    carry(game, [{ ...item(950, 'grapple'), charges: 0 }, { ...item(951, 'grapple'), charges: 2 }]);
    type(session, '.', '1');
    expect(session.modes.top).toMatchObject({ kind: 'targeting' });
  });

  test('say so if empty', async () => {
    const { session, game } = await carrying();
    type(session, '3');
    expect(session.passing).toMatchObject({ text: 'Quick slot 3 is empty.', tone: 'impossible' });
    expect(game.state.turn).toBe(1);
  });

  test('are assigned in the bag by a digit, which removes the item from any other slot', async () => {
    const { session, game } = await carrying('bread', 'oilFlask');
    type(session, 'i', '3');
    expect(session.settings.quick).toEqual(['', '', 'bread', '']);
    type(session, '4', 'Escape');
    expect(session.settings.quick).toEqual(['', '', '', 'bread']);
    expect(session.quick.kinds(game, session.settings.quick)).toEqual([null, 'oilFlask', null, 'bread']);
  });

  test('are assigned on the page of an item', async () => {
    const { session } = await carrying('bread');
    type(session, 'i', 'Enter', 'ArrowUp', 'Enter');
    expect(session.modes.top.kind).toBe('quick');
    type(session, 'ArrowDown', 'Enter');
    expect(session.settings.quick[1]).toBe('bread');
    expect(session.modes.top.kind).toBe('item');
    type(session, 'Enter', '4');
    expect([session.settings.quick, session.modes.top.kind]).toEqual([['', '', '', 'bread'], 'item']);
  });

  test('don\'t reveal anything by a choice from an earlier run', async () => {
    const { game } = await carrying('healthPotion');
    const slots = new QuickSlots();
    expect(slots.kinds(game, ['healthPotion'])).toEqual([null, null, null, null]);
    game.state.hero.known = ['healthPotion'];
    expect(slots.kinds(game, ['healthPotion'])[0]).toBe('healthPotion');
  });

  test('remember an unidentified item by its appearance, and keep it once identified', async () => {
    const { game } = await carrying('healthPotion');
    const appearance = game.appearances.get('healthPotion');
    const chosen = chosenWith(game, [], { kind: 'healthPotion', slot: 1 });
    expect(chosen).toEqual(['', appearance, '', '']);
    game.state.hero.known = ['healthPotion'];
    expect(new QuickSlots().kinds(game, chosen)[1]).toBe('healthPotion');
  });

  test('ignore a choice that the pack doesn\'t have', async () => {
    const { session, game } = await carrying('bread');
    session.configure({ quick: ['wingedHat'] });
    expect(session.quick.kinds(game, session.settings.quick)[0]).toBe('bread');
  });
});
