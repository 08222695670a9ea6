import { Bump } from '../../src/engine/actions/fights';
import { PickUp } from '../../src/engine/actions/items';
import { Move } from '../../src/engine/actions/moves';
import type { PackRows } from '../../src/engine/content';
import { describeItem } from '../../src/engine/effects/describe';
import { actionFor } from '../../src/lab/fighter';
import { PERSONAS } from '../../src/lab/fighter/Weights';
import { Situation } from '../../src/lab/fighter/Situation';
import { Rng } from '../../src/engine/core/rng';
import { campaignRows, drawCampaign, play } from '../support/campaignPack';
import { expectRefused } from '../support/expectRefused';
import { follow } from '../support/follow';

/** Turns of oil in a flask. */
const OIL = 100;

describe('an item of which only so many are carried', () => {
  const few = { itemKinds: { ...campaignRows.itemKinds, oil: { ...campaignRows.itemKinds.oil, carried: 2 } } } as const satisfies Partial<PackRows>;

  it('RULES 5.7 is refused beyond that, with the number', () => {
    const game = drawCampaign('@o', { carry: ['oil', 'oil'], pack: few });
    play(game, new Bump(1, 0));
    expectRefused(game, new PickUp(), { key: 'refused.carried', params: { n: 2 } });
    expect(describeItem({ kind: 'oil', affixes: [] }, { content: game.content, floor: 1 }).at(-1)).toEqual({ key: 'thing.carried', params: { n: 2 } });
  });

  it('RULES 5.7 is left lying by exploring, which is done then', () => {
    const walk = (carry: string[]): unknown => {
      const game = drawCampaign('@.o.', { carry, pack: few });
      return [follow(game, { do: 'explore' }).why, game.floor.state.items.length];
    };
    expect([walk(['oil']), walk(['oil', 'oil'])]).toEqual([['stop.explored', 0], ['stop.explored', 1]]);
  });

  it('RULES 5.7 is poured into the lantern instead, if that is oil and all of it fits', () => {
    const taken = (missing: number): unknown => {
      const lantern = { full: 600, dim: 150, least: 3, hunters: 500 };
      const game = drawCampaign('@o', { carry: ['oil', 'oil'], pack: { ...few, lantern } });
      const { hero } = game.state;
      hero.oil = lantern.full - missing;
      const { why } = follow(game, { do: 'explore' });
      return [why, lantern.full - hero.oil, game.floor.state.items.length, hero.inventory.length];
    };
    // The step and the pouring burn two turns of it.
    expect([taken(OIL), taken(OIL - 1)]).toEqual([['stop.explored', 2, 0, 2], ['stop.explored', OIL - 1, 1, 2]]);
  });

  it('is left lying by the fighter too', () => {
    const acts = (carry: string[]): unknown => {
      const game = drawCampaign('#####\n#.@o#\n#>..#\n#####', { carry, pack: few });
      game.floor.state.explored.fill(1);
      return actionFor(new Situation(game, Rng.of('1', 'bot'), PERSONAS.fighter));
    };
    expect([acts(['oil']), acts(['oil', 'oil'])]).toEqual([new Move(1, 0), new Move(-1, 1)]);
  });
});
