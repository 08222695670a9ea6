import { UseItem } from '../../src/engine/actions/items';
import { Bump } from '../../src/engine/actions/fights';
import { Move, Wait } from '../../src/engine/actions/moves';
import { inspect } from '../../src/engine/facts/inspect';
import { loadContent } from '../../src/engine/pack/loadContent';
import { effectsOfTraits } from '../../src/engine/content';
import { act, carried, monster, told } from '../support/drawGame';
import { bodiesRows, breeds, drawBodies } from '../support/bodiesPack';
import { reload } from '../support/reload';
import { tinyRows } from '../support/tinyPack';

const wait = new Wait();

describe('an attack for which its user braces', () => {
  it('RULES 5.14 brings effects on its user as it is announced, and others once it has hit', () => {
    const game = drawBodies('.@V.');
    const turtle = monster(game, 'turtle');
    act(game, wait);
    expect([turtle.announced?.ability, Object.keys(turtle.statuses)]).toEqual(['snap', ['shut']]);
    expect(inspect(game, turtle).map(({ key }) => key)).toEqual(expect.arrayContaining(['look.winding', 'look.status.endless']));
    act(game, new Bump(1, 0));
    expect([turtle.hp, game.state.player.hp]).toEqual([29, 20]);
    act(game, wait);
    expect([turtle.announced, turtle.statuses, game.state.player.hp]).toEqual([null, { gaping: 3 }, 13]);
    act(game, new Bump(1, 0));
    expect(turtle.hp).toBe(24);
  });

  it('RULES 5.14 ends what lasts as long as it also where it is lost, as by a push, and then brings nothing', () => {
    const game = drawBodies('.@V....', { carry: ['shove'] });
    const turtle = monster(game, 'turtle');
    act(game, wait, new UseItem(carried(game, 'shove')));
    expect([turtle.announced, turtle.statuses]).toEqual([null, {}]);
  });

  it('RULES 5.14 is lost, and opens its user, with a status that has a tactic', () => {
    const game = drawBodies('.@V....', { carry: ['daze'] });
    const turtle = monster(game, 'turtle');
    act(game, wait);
    expect(told(act(game, new UseItem(carried(game, 'daze'), turtle)))).toContain('log.calledOff');
    expect(Object.keys(turtle.statuses)).toEqual(['dizzy']);
  });

  it('RULES 5.14 goes on after a reload', () => {
    const game = drawBodies('.@V.');
    act(game, wait);
    const again = reload(game);
    act(again, wait, wait);
    expect(monster(again, 'turtle').statuses).toEqual({ gaping: 3 });
  });

  it('brings the effects of one that is used at once as well', () => {
    const spit = { ...breeds.turtle.abilities[0], windup: undefined, announcing: undefined };
    const once = Object.fromEntries(Object.entries(spit).filter(([, value]) => value !== undefined)) as unknown as (typeof breeds)['turtle']['abilities'][0];
    const game = drawBodies('.@V.', { pack: { breeds: { ...breeds, turtle: { ...breeds.turtle, abilities: [once] } } } });
    act(game, wait);
    expect(monster(game, 'turtle').statuses).toEqual({ gaping: 3 });
    act(game, new Move(-1, 0));
  });

  it('counts with all that its user may do', () => {
    expect(effectsOfTraits(breeds.turtle)).toEqual([{ do: 'strike', percent: 200 }, { do: 'inflict', status: 'shut' }, { do: 'inflict', status: 'gaping' }]);
  });

  it.each<[string, object, string]>([
    ['without a windup', { windup: undefined }, 'Pack tiny, table breeds, id turtle, abilities.0.announcing: it needs a windup.'],
    ['that holds its user', { announcing: [{ do: 'inflict', status: 'dizzy' }] }, 'Pack tiny, table breeds, id turtle, abilities.0.announcing: "dizzy" has a tactic, which ends what its bearer has announced.'],
  ])('RULES 5.14 is refused %s', (_name, changes, sentence) => {
    const ability = Object.fromEntries(Object.entries<unknown>({ ...breeds.turtle.abilities[0], ...changes }).filter(([, value]) => value !== undefined));
    const loaded = loadContent({ ...tinyRows, ...bodiesRows, breeds: { ...breeds, turtle: { ...breeds.turtle, abilities: [ability] } } as never });
    expect(loaded.ok ? [] : loaded.errors).toEqual([sentence]);
  });
});
