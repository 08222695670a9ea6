import { Deck, ItemDeck } from '../../src/procgen/fill/Deck';
import { harderContent } from '../support/harderPack';
import { ScriptedRng } from '../support/ScriptedRng';

/** What a deck of a, b and c deals, as 60 to 30 to 10, for these rolls out of 5000 for one whole. */
function dealt(rolls: readonly number[], only: (draw: number, id: string) => boolean = () => true): string {
  const [deck, rng] = [new Deck(), new ScriptedRng(...rolls)];
  const weights = [['a', 60], ['b', 30], ['c', 10]] as const;
  return rolls.map((_, draw) => deck.draw(weights, rng, (id) => only(draw, id)) ?? '-').join('');
}

describe('RULES 5.12 a deck', () => {
  it.each([
    ['owes each its share', [[2999, 'a'], [3000, 'b'], [4499, 'b'], [4500, 'c'], [4999, 'c']], []],
    ['owes less of what it has paid', [[999, 'a'], [1000, 'b'], [3999, 'b'], [4000, 'c'], [4999, 'c']], [0]],
    ['owes nothing of what it has paid too early', [[0, 'b'], [4499, 'b'], [4500, 'c'], [5999, 'c']], [0, 0]],
  ] as const)('%s', (_name, ends, before) => {
    for (const [roll, id] of ends) expect(dealt([...before, roll]).at(-1)).toBe(id);
  });

  it('deals by weight where all that fits has been paid too early', () => {
    expect(dealt([0, 0, 59], (_draw, id) => id === 'a')).toBe('aaa');
  });

  it.each([[9_999, 'b'], [10_000, 'c'], [15_499, 'c']] as const)('owes no more than two of what did not fit for long: %i', (roll, id) => {
    expect(dealt([...Array.from({ length: 10 }, () => 0), roll], (draw, each) => draw === 10 || each === 'a').at(-1)).toBe(id);
  });

  it('owes nothing more after a draw in which nothing fits', () => {
    const deck = new Deck();
    const weights = [['a', 60], ['b', 30], ['c', 10]] as const;
    for (let i = 0; i < 9; i++) expect(deck.draw(weights, new ScriptedRng(), () => false)).toBe(null);
    expect(deck.draw(weights, new ScriptedRng(4500))).toBe('c');
  });
});

describe('RULES 5.12 the items of metered floors', () => {
  const counts = { per: 'floor', monsters: [], items: [[1, 1]] } as const;
  const items = { salve: [[1, 1]], club: [[1, 1]] } as const;
  const metered = harderContent({ items, counts: { ...counts, danger: [[1, 1]] } });
  const seeds = Array.from({ length: 30 }, (_, seed) => String(seed));
  /** How often a floor has the same item as the one below it. */
  const alike = (floor: number): number => seeds.filter((seed) => {
    const deck = new ItemDeck(metered, seed);
    return deck.hand(floor).join() === deck.hand(floor + 1).join();
  }).length;

  it.each([1, 3, 23, 26, 28, 48, 51])('come in pairs of both kinds from the first of 25 floors down: floor %i', (floor) => {
    expect(alike(floor)).toBe(0);
  });

  it.each([2, 24, 25, 27, 49, 50])('which one begins a pair is open, and a new deck begins after 25 floors: floor %i', (floor) => {
    expect(alike(floor)).toBeGreaterThan(3);
    expect(alike(floor)).toBeLessThan(27);
  });

  it('are of kinds that occur on that very floor', () => {
    const stairs = harderContent({ items: { salve: [[1, 1], [2, 0]], club: [[2, 1], [3, 0]], cap: [[3, 1]] }, counts: { ...counts, danger: [[1, 1]] } });
    expect([1, 2, 3].map((floor) => new ItemDeck(stairs, '1').hand(floor))).toEqual([['salve'], ['club'], ['cap']]);
  });

  it('are as many as the floor says, and none are dealt to a pack that does not meter its floors', () => {
    expect([1, 25, 26, 999].map((floor) => new ItemDeck(metered, '1').hand(floor).length)).toEqual([1, 1, 1, 1]);
    expect(new ItemDeck(harderContent({ items, counts }), '1').hand(1)).toEqual([]);
    expect(new ItemDeck(metered, '1').hand(7)).toEqual(new ItemDeck(metered, '1').hand(7));
  });
});
