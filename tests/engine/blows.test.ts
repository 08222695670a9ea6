import { Bump } from '../../src/engine/actions/fights';
import { UseItem } from '../../src/engine/actions/items';
import { describeItem } from '../../src/engine/effects/describe';
import type { Game } from '../../src/engine/Game';
import { damageRange, impact } from '../../src/engine/facts/combat';
import { inspect } from '../../src/engine/facts/inspect';
import type { Actor } from '../../src/engine/state';
import { misfit } from '../support/chiSquare';
import { only } from '../support/campaignPack';
import { act, drawGame, monster, told } from '../support/drawGame';
import { tinyRows } from '../support/tinyPack';

const blows = { spread: 25, armour: 10 };
const rolled = (map: string): Game => drawGame(map, { pack: { blows } });

describe('attacks that are rolled', () => {
  it('RULES 5.10 defence takes a share of the power, rounded half up, and at least 1 gets through', () => {
    const by = (power: number, defence: number, roll = 100): number => impact(blows, { power, defence, times: 1 }, roll);
    expect([by(10, 0), by(10, 5), by(10, 10), by(10, 90)]).toEqual([10, 7, 5, 1]);
    expect([by(1, 900), by(3, 10), by(5, 10)]).toEqual([1, 2, 3]);
    expect([by(10, 0, 75), by(10, 0, 125)]).toEqual([8, 13]);
    expect(impact(blows, { power: 10, defence: 5, times: 2 })).toBe(13);
  });

  it('RULES 5.10 who has no power does no harm, and without `blows` damage is power less defence', () => {
    expect(impact(blows, { power: 0, defence: 0, times: 1 })).toBe(0);
    expect([impact(null, { power: 3, defence: 5, times: 1 }), impact(null, { power: 5, defence: 2, times: 2 })]).toEqual([0, 6]);
  });

  it('RULES 5.10 every roll between the least and the most is as likely', () => {
    const counts = new Map<number, number>();
    const game = drawGame('@S', { pack: { blows: { spread: 25, armour: 0 } } });
    const statue = monster(game, 'statue');
    for (let i = 0; i < 2000; i++) {
      statue.hp = 50;
      game.state.player.power = 20;
      const [attacked] = only(act(game, new Bump(1, 0)), 'attacked');
      counts.set(attacked?.damage ?? 0, (counts.get(attacked?.damage ?? 0) ?? 0) + 1);
    }
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: 11 }, (_, i) => 15 + i));
    const byDamage = [...counts].sort(([a], [b]) => a - b).map(([, count]) => count);
    // Of the 51 rolls, five round to each damage but the least and the most.
    expect(misfit(byDamage, [3, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3])).toBeLessThan(1);
  });

  it('RULES 5.10 looking at a sleeper shows the damage of an attack that it does not expect', () => {
    const game = rolled('@S');
    const statue = monster(game, 'statue');
    game.state.player.power = 40;
    const shown = (): unknown => inspect(game, statue).find(({ key }) => key.startsWith('look.hitsToKill'));
    expect(shown()).toEqual({ key: 'look.hitsToKill.rolled', params: { actor: 'breed.statue', n: 8, least: 5, most: 8 } });
    statue.asleep = true;
    expect(shown()).toEqual({ key: 'look.hitsToKill.first', params: { actor: 'breed.statue', n: 7, least: 10, most: 17 } });
    const [attacked] = only(act(game, new Bump(1, 0)), 'attacked');
    expect(attacked?.damage).toBeGreaterThanOrEqual(10);
    expect(attacked?.damage).toBeLessThanOrEqual(17);
  });

  it('RULES 5.10 hurt their target, however well armoured', () => {
    const game = rolled('@S');
    const statue = monster(game, 'statue');
    expect(told(act(game, new Bump(1, 0)))).toEqual(['log.attack']);
    expect(statue.hp).toBeLessThan(50);
  });

  it('RULES 5.10 draw from the stream of fights, and packs without `blows` draw nothing', () => {
    const drawn = (game: Game): boolean => {
      const before = JSON.stringify(game.state.streams.combat);
      act(game, new Bump(1, 0));
      return JSON.stringify(game.state.streams.combat) !== before;
    };
    expect([drawn(rolled('@S')), drawn(drawGame('@S'))]).toEqual([true, false]);
  });

  it('looking says how much an attack takes, and about how many kill', () => {
    const game = rolled('@O');
    const ogre: Actor = monster(game, 'ogre');
    const lines = inspect(game, ogre);
    expect(damageRange(game, game.state.player, { target: ogre })).toEqual([4, 6]);
    expect(lines).toContainEqual({ key: 'look.hitsToKill.rolled', params: { actor: 'breed.ogre', n: 8, least: 4, most: 6 } });
    expect(lines.map(({ key }) => key)).toContain('look.hitsToDie.rolled');
    expect(inspect(drawGame('@O'), { x: 1, y: 0 })).toContainEqual({ key: 'look.hitsToKill', params: { actor: 'breed.ogre', n: 8 } });
  });
});

describe('damage that grows with the floor', () => {
  const bolt = { ...tinyRows.itemKinds.bolt, effects: [{ do: 'damage', amount: { linear: [[1, 4], [3, 10]] } }] } as const;
  const pack = { itemKinds: { ...tinyRows.itemKinds, bolt } };

  it.each([[1, 4], [2, 7], [3, 10], [9, 10]])('RULES 5.7 on floor %i it is %i', (floor, amount) => {
    const game = drawGame('@..O', { pack, carry: ['bolt'] });
    game.state.floor = floor;
    game.floor.state.number = floor;
    const damaged = only(act(game, new UseItem(game.state.hero.inventory[0]?.id ?? -1)), 'damaged');
    expect(damaged.map((event) => event.amount)).toEqual([amount]);
    expect(JSON.stringify(describeItem({ kind: 'bolt', affixes: [] }, { content: game.content, floor }))).toContain(`"n":${amount}`);
  });
});
