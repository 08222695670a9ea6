import { NO_LORE, mergedLore, metOf, type Lore, type Met } from '../../src/keep/lore';

const lore = (met: Met): Lore => ({ lanternfall: { breeds: { rat: met }, elites: {}, traps: {}, statuses: {}, items: {} } });

describe('lore from two machines', () => {
  test('is the higher count of the two, on the shallowest known floor', () => {
    const one = lore({ seen: 5, slain: 1, killed: 0, floor: 3 });
    const other = lore({ seen: 2, slain: 4, killed: 1, floor: 2 });
    expect(mergedLore(one, other)).toEqual(lore({ seen: 5, slain: 4, killed: 1, floor: 2 }));
    expect(mergedLore(lore({ seen: 1, slain: 0, killed: 0, floor: 0 }), lore({ seen: 1, slain: 0, killed: 0, floor: 7 }))).toEqual(lore({ seen: 1, slain: 0, killed: 0, floor: 7 }));
  });

  test('has no floor where neither knows one', () => {
    const nowhere = lore({ seen: 1, slain: 0, killed: 0, floor: 0 });
    expect(mergedLore(nowhere, nowhere)).toEqual(nowhere);
  });

  test('is none of a kind named like a member of Object.prototype until that has been met', () => {
    expect([metOf(NO_LORE, 'breeds', 'toString'), metOf(NO_LORE, 'items', 'constructor')]).toEqual([null, null]);
  });

  test('is the same if it is imported again', () => {
    const one = lore({ seen: 5, slain: 1, killed: 0, floor: 3 });
    expect(mergedLore(one, one)).toEqual(one);
    expect(mergedLore({}, one)).toEqual(one);
    expect(mergedLore(one, {})).toEqual(one);
  });

  test('of a pack named like a member of Object.prototype is its own', () => {
    const odd = JSON.parse(JSON.stringify({ toString: lore({ seen: 1, slain: 0, killed: 0, floor: 1 })['lanternfall'] })) as Lore;
    expect(mergedLore(odd, {})).toEqual(odd);
    expect(mergedLore({}, odd)).toEqual(odd);
  });
});
