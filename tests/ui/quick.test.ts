import { QuickSlots, chosenWith } from '../../src/ui/bag/QuickSlots';
import { quickView } from '../../src/ui/views/quickView';
import { carry, item, openRun, type } from './support';

async function carrying(...kinds: string[]): ReturnType<typeof openRun> {
  const run = await openRun({ pack: 'lanternfall' });
  Object.assign(run.game.state.hero, { inventory: kinds.map((kind, index) => item(900 + index, kind)), worn: {} });
  type(run.session, '.');
  return run;
}

describe('quick slots', () => {
  test('take what is carried and can be used, each kind once', async () => {
    const { session, game } = await carrying('sword', 'bread', 'oilFlask', 'bread');
    expect(session.quick.kinds(game, [])).toEqual(['bread', 'oilFlask', null, null]);
  });

  test('a key uses what is in its slot, as the bag does', async () => {
    const { session, game } = await carrying('bread', 'bread');
    game.state.player.hp = 5;
    type(session, '1');
    expect(game.state.hero.inventory.map(({ id }) => id)).toEqual([901]);
    expect(game.state.player.hp).toBeGreaterThan(5);
  });

  test('what is aimed takes aim', async () => {
    const { session } = await carrying('fireBomb');
    type(session, '1');
    expect(session.modes.top.kind).toBe('targeting');
  });

  test('a kind that is used up stays, dimmed, and its key does nothing else', async () => {
    const { session, game } = await carrying('bread', 'oilFlask', 'meat', 'cheese', 'fireBomb');
    game.state.player.hp = 5;
    type(session, '1', '1');
    expect(session.quick.kinds(game, [])[0]).toBe('bread');
    expect(quickView(game, session)[0]).toMatchObject({ count: 0, sprite: 'item/bread' });
    expect(session.passing?.text).toBe('No Bread left.');
    expect(game.state.turn).toBe(2);
  });

  test('only something new takes the place of what is used up', async () => {
    const { session, game } = await carrying('bread', 'oilFlask', 'meat', 'cheese');
    carry(game, game.state.hero.inventory.filter(({ kind }) => kind !== 'meat'));
    type(session, '.');
    expect(session.quick.kinds(game, [])).toEqual(['bread', 'oilFlask', 'meat', 'cheese']);
    carry(game, [...game.state.hero.inventory, item(950, 'fireBomb')]);
    type(session, '.');
    expect(session.quick.kinds(game, [])).toEqual(['bread', 'oilFlask', 'fireBomb', 'cheese']);
  });

  test('an empty slot says so', async () => {
    const { session, game } = await carrying();
    type(session, '3');
    expect(session.passing).toMatchObject({ text: 'Quick slot 3 is empty.', tone: 'impossible' });
    expect(game.state.turn).toBe(1);
  });

  test('in the bag a digit puts the marked thing into a slot, and takes it out of any other', async () => {
    const { session, game } = await carrying('bread', 'oilFlask');
    type(session, 'i', '3');
    expect(session.settings.quick).toEqual(['', '', 'bread', '']);
    type(session, '4', 'Escape');
    expect(session.settings.quick).toEqual(['', '', '', 'bread']);
    expect(session.quick.kinds(game, session.settings.quick)).toEqual([null, 'oilFlask', null, 'bread']);
  });

  test('the page of an item asks for the slot', async () => {
    const { session } = await carrying('bread');
    type(session, 'i', 'Enter', 'ArrowUp', 'Enter');
    expect(session.modes.top.kind).toBe('quick');
    type(session, 'ArrowDown', 'Enter');
    expect(session.settings.quick[1]).toBe('bread');
    expect(session.modes.top.kind).toBe('item');
  });

  test('a choice of an earlier run gives no secret away', async () => {
    const { game } = await carrying('healthPotion');
    const slots = new QuickSlots();
    expect(slots.kinds(game, ['healthPotion'])).toEqual([null, null, null, null]);
    game.state.hero.known = ['healthPotion'];
    expect(slots.kinds(game, ['healthPotion'])[0]).toBe('healthPotion');
  });

  test('something unknown is chosen by its looks, and keeps its slot when it becomes known', async () => {
    const { game } = await carrying('healthPotion');
    const appearance = game.appearances.get('healthPotion');
    const chosen = chosenWith(game, [], { kind: 'healthPotion', slot: 1 });
    expect(chosen).toEqual(['', appearance, '', '']);
    game.state.hero.known = ['healthPotion'];
    expect(new QuickSlots().kinds(game, chosen)[1]).toBe('healthPotion');
  });

  test('a choice that the pack does not have leaves its slot free', async () => {
    const { session, game } = await carrying('bread');
    session.configure({ quick: ['wingedHat'] });
    expect(session.quick.kinds(game, session.settings.quick)[0]).toBe('bread');
  });
});
