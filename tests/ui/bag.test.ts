import { BagLetters, type Stack, stacksOf } from '../../src/ui/bag';
import { Inventory } from '../../src/ui/modes/Bag';
import type { Session } from '../../src/ui/Session';
import { inventoryView, wearView } from '../../src/ui/views/inventoryView';
import { carry, gameOf, item, openRun, type } from './support';

function stack(key: string): Stack {
  return { key, item: item(1, key), count: 1 };
}

/** The bag's lines as `letter name`. */
function bag(session: Session): string[] {
  return inventoryView(gameOf(session), new Inventory('use').slots(session)).map(({ letter, name, count }) => `${letter} ${name}${count > 1 ? ` ${count}` : ''}`);
}

describe('letters of the bag', () => {
  test('stay while an item is carried, and a new one takes the first free letter', () => {
    const letters = new BagLetters();
    const [potion, sword, scroll, wand] = [stack('potion'), stack('sword'), stack('scroll'), stack('wand')];
    letters.update([potion, sword, scroll]);
    letters.update([sword, scroll]);
    expect([sword, scroll].map((line) => letters.of(line))).toEqual(['b', 'c']);
    letters.update([sword, scroll, wand]);
    expect([sword, scroll, wand].map((line) => letters.of(line))).toEqual(['b', 'c', 'a']);
  });

  test('an item that comes back gets its own letter again, unless another has taken it', () => {
    const letters = new BagLetters();
    const [potion, sword, scroll] = [stack('potion'), stack('sword'), stack('scroll')];
    letters.update([potion, sword]);
    letters.update([sword]);
    letters.update([sword, potion]);
    expect([letters.of(potion), letters.of(sword)]).toEqual(['a', 'b']);
    letters.update([sword]);
    letters.update([scroll, sword]);
    letters.update([scroll, sword, potion]);
    expect([scroll, sword, potion].map((line) => letters.of(line))).toEqual(['a', 'b', 'c']);
  });

  test('26 items have 26 letters', () => {
    const letters = new BagLetters();
    const lines = Array.from({ length: 26 }, (_, index) => stack(`thing ${index}`));
    letters.update(lines);
    expect(new Set(lines.map((line) => letters.of(line))).size).toBe(26);
    expect(lines.every((line) => /^[a-z]$/.test(letters.of(line)))).toBe(true);
  });

  test('using an item leaves the letters of the rest unchanged', async () => {
    const { session, game } = await openRun({ pack: 'lanternfall' });
    session.letters.clear();
    carry(game, [item(901, 'bread'), item(902, 'oilFlask'), item(903, 'sword'), item(904, 'oilFlask')]);
    game.state.player.hp = 5;
    expect(bag(session)).toEqual(['c Sword', 'a Bread', 'b Oil Flask 2']);
    type(session, 'i', 'a');
    expect(bag(session)).toEqual(['c Sword', 'b Oil Flask 2']);
  });
});

describe('identical items', () => {
  test('share a line, and the first of them is used', async () => {
    const { session, game } = await openRun({ pack: 'lanternfall' });
    carry(game, [item(901, 'bread'), item(902, 'bread'), item(903, 'dagger'), item(904, 'dagger')]);
    expect(stacksOf(game.content, game.state.hero.inventory).map(({ item: { id }, count }) => [id, count])).toEqual([[901, 2], [903, 1], [904, 1]]);
    game.state.player.hp = 5;
    type(session, 'i', 'a');
    expect(game.state.hero.inventory.map(({ id }) => id)).toEqual([902, 903, 904]);
  });

  test('with charges never share a line', async () => {
    const { game } = await openRun({ pack: 'lanternfall' });
    const wands = [{ ...item(901, 'frostWand'), charges: 3 }, { ...item(902, 'frostWand'), charges: 3 }];
    expect(stacksOf(game.content, wands)).toHaveLength(2);
  });
});

describe('groups', () => {
  test('weapons, armour, potions, scrolls, wands and the rest, each under a single heading', async () => {
    const { session, game } = await openRun({ pack: 'lanternfall' });
    const kinds = ['oilFlask', 'frostWand', 'mappingScroll', 'healthPotion', 'leatherArmour', 'sword', 'bow', 'dagger', 'bread'];
    carry(game, kinds.map((kind, index) => item(900 + index, kind)));
    const lines = inventoryView(game, new Inventory('use').slots(session));
    expect(lines.map(({ heads }) => heads)).toEqual(['weapons', null, null, 'armour', 'potions', 'scrolls', 'wands', 'other', null]);
    expect(lines.filter(({ isUnknown }) => isUnknown)).toHaveLength(3);
  });

  test('the classic packs, whose rows name no group, get groups from their sprites', async () => {
    const { session, game } = await openRun({ pack: 'classic' });
    carry(game, ['fireballScroll', 'healthPotion'].map((kind, index) => item(900 + index, kind)));
    expect(inventoryView(game, new Inventory('use').slots(session)).map(({ heads }) => heads)).toEqual(['potions', 'scrolls']);
  });
});

describe('wearView', () => {
  test('compares with the item in the same slot', async () => {
    const { game } = await openRun({ pack: 'lanternfall' });
    const [dagger, sword, mail] = [item(901, 'dagger'), item(902, 'sword'), item(903, 'chainMail')];
    Object.assign(game.state.hero, { inventory: [dagger, sword, mail], worn: { weapon: 901 } });
    expect(wearView(game, dagger)).toEqual({ numbers: [{ stat: 'power', n: 2, by: null }], against: null });
    expect(wearView(game, sword)).toEqual({ numbers: [{ stat: 'power', n: 5, by: 3 }], against: 'Dagger' });
    expect(wearView(game, mail)).toMatchObject({ numbers: [{ stat: 'defence', n: 2, by: 2 }], against: null });
  });

  test('shows what would be lost, including stats the new item lacks', async () => {
    const { game } = await openRun({ pack: 'lanternfall' });
    const [sword, dagger] = [item(901, 'sword', ['keen']), item(902, 'dagger')];
    Object.assign(game.state.hero, { inventory: [sword, dagger], worn: { weapon: 901 } });
    const by = wearView(game, dagger)?.numbers.find(({ stat }) => stat === 'power')?.by ?? 0;
    expect(by).toBeLessThan(-2);
    expect(wearView(game, item(903, 'bread'))).toBeNull();
  });
});
