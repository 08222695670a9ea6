import { chancesOf } from '../../src/procgen/chances';
import { harderContent } from '../support/harderPack';

describe('the chances of a floor', () => {
  const monstersOn = (floors: readonly number[]): unknown => {
    const content = harderContent({ monsters: { wyrm: [[1, 0], [3, 5]], rat: [[1, 3], [3, 1]], piper: [[2, 1]], cat: [[1, 1], [2, 0]] } });
    const rows = chancesOf(content, floors).find(({ of }) => of === 'monsters')?.rows ?? [];
    return rows.map(({ id, percent }) => ({ id, percent: percent.map((share) => Number(share.toFixed(1))) }));
  };

  it('are shares of everything that can be drawn there, in percent', () => {
    expect(monstersOn([1])).toEqual([{ id: 'rat', percent: [75] }, { id: 'cat', percent: [25] }]);
    expect(monstersOn([3])).toEqual([{ id: 'wyrm', percent: [71.4] }, { id: 'rat', percent: [14.3] }, { id: 'piper', percent: [14.3] }]);
  });

  it('add up to the whole, however many there are', () => {
    const content = harderContent({ items: { salve: [[1, 1]], axe: [[1, 1]], coat: [[1, 1]] } });
    const rows = chancesOf(content, [1]).find(({ of }) => of === 'items')?.rows ?? [];
    expect([rows.length, rows.reduce((sum, { percent: [share = 0] }) => sum + share, 0)]).toEqual([3, expect.closeTo(100, 9)]);
  });

  it('begin with the rows met first, and of these with the first in the table', () => {
    expect(monstersOn([1, 2, 3])).toEqual([
      { id: 'rat', percent: [75, 75, 14.3] },
      { id: 'cat', percent: [25, 0, 0] },
      { id: 'piper', percent: [0, 25, 14.3] },
      { id: 'wyrm', percent: [0, 0, 71.4] },
    ]);
  });

  it('are given for tables that draw something there, and for no others', () => {
    const content = harderContent({ items: { salve: [[3, 1]] } });
    const told = (floors: readonly number[]): string[] => chancesOf(content, floors).map(({ of }) => of);
    expect(told([1])).not.toContain('items');
    expect(told([1, 2, 3])).toContain('items');
  });
});
