import { aims } from '../../src/engine/facts/aim';
import { UseItem } from '../../src/engine/actions/items';
import type { Game } from '../../src/engine/Game';
import { carried, drawGame } from '../support/drawGame';
import { tinyRows } from '../support/tinyPack';

const itemOf = (game: Game, kind: string): Game['state']['hero']['inventory'][number] => {
  const item = game.state.hero.inventory.find((other) => other.kind === kind);
  if (!item) throw new Error(`no ${kind}`);
  return item;
};

describe('the first cell suggested for a blast', () => {
  it('spares the player if it can', () => {
    const game = drawGame('@..S........', { carry: ['blast'] });
    expect(aims(game, itemOf(game, 'blast'))[0]).toEqual({ x: 4, y: 0 });
  });

  it('hits as many as it can', () => {
    const game = drawGame('@....S.S..', { carry: ['blast'] });
    expect(aims(game, itemOf(game, 'blast'))).toEqual([{ x: 5, y: 0 }, { x: 7, y: 0 }]);
  });

  it('is suggested once, even if it is the best for two enemies', () => {
    const game = drawGame('@.S.....S', { carry: ['blast'] });
    expect(aims(game, itemOf(game, 'blast'))).toEqual([{ x: 5, y: 0 }]);
  });

  it('is none with no enemy in view', () => {
    const game = drawGame('@..#S', { carry: ['blast'] });
    expect(aims(game, itemOf(game, 'blast'))).toEqual([]);
  });
});

describe('a scroll with a random target', () => {
  const itemKinds = { ...tinyRows.itemKinds, spark: { ...tinyRows.itemKinds.bolt, target: { at: 'random' as const }, effects: [{ do: 'cure' as const, status: 'dizzy' }] } };

  it('draws no random number when it is only queried', () => {
    const game = drawGame('@.S.S', { carry: ['spark'], pack: { itemKinds } });
    const before = game.hash;
    expect(aims(game, itemOf(game, 'spark'))).toEqual([]);
    expect(game.hash).toBe(before);
  });

  it('RULES 1.2 draws no random number when it is refused', () => {
    const game = drawGame('@.S.S', { carry: ['spark'], pack: { itemKinds } });
    const before = game.hash;
    expect(game.turn(new UseItem(carried(game, 'spark')))).toMatchObject([{ type: 'refused', key: 'refused.notIll' }]);
    expect(game.hash).toBe(before);
  });
});
