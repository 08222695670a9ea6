import { QuickSlots } from '../../src/ui/bag';
import { HINTS, type Hint } from '../../src/ui/guide/hints';
import type { Device } from '../../src/ui/input/Hands';
import { completeTexts } from '../../src/keep/text';
import { hintText } from '../../src/ui/views/hintView';
import { item, lying, openRun, put } from './support';

beforeAll(completeTexts);

describe('a hint', () => {
  test('names to the wounded the key of the quick slot that has what heals, else the bag', async () => {
    const { session, game } = await openRun({ pack: 'lanternfall' });
    Object.assign(game.state.hero, { inventory: ['bread', 'oilFlask', 'healthPotion'].map((kind, place) => item(901 + place, kind)), known: ['healthPotion'] });
    put(game, 'rat');
    session.quick.clear();
    session.quick.update(game, []);
    game.state.player.hp = 5;
    const hint = HINTS.find(({ id }) => id === 'health') as Hint;
    const { settings, quick } = session;
    const told = (device: Device, slots = quick): string => hintText({ game, settings, device, quick: slots }, hint);
    expect(told('keys')).toBe('You\'re badly hurt! Use your health potion: press 3.');
    expect(told('touch')).toBe('You\'re badly hurt! Use your health potion: tap it in the bar.');
    expect(told('keys', new QuickSlots())).toContain('open your bag');
  });

  test.each([[false, true], [true, false]])('to pick up an item that the player laid down (%s) comes: %s', async (left, comes) => {
    const { game } = await openRun({ pack: 'lanternfall' });
    game.floor.state.items = [{ ...lying(900, 'bread', game.state.player), left }];
    const hint = HINTS.find(({ id }) => id === 'item') as Hint;
    expect(hint.when({ game, events: [], mode: 'playing', idle: 0, explores: false })).toBe(comes);
  });
});
