import { Bump } from '../../../src/engine/actions/fights';
import { Stairs, Wait } from '../../../src/engine/actions/moves';
import type { Game } from '../../../src/engine/Game';
import { takeSide } from '../../../src/engine/rules/arrivals';
import { ArrivalWatch } from '../../../src/lab/arrivals/ArrivalWatch';
import { beginOnFloor } from '../../../src/lab/arrivals/beginOnFloor';
import { all, drawCampaign } from '../../support/campaignPack';

/** A drawn run on the stairs, with a squire that is an ally; with followers also a hound on the hero's heels. */
function drawn(followers = false): Game {
  const onDescend = [{ do: 'heal', amount: 4 }] as const;
  const game = drawCampaign(`######\n#.F@>#\n#...${followers ? 'h' : '.'}#`, {
    carry: ['brassKey', 'club', 'wand', 'salve', 'salve'], wear: ['club'], below: ['.....\n.@...'], pack: { followers, onDescend },
  });
  for (const squire of all(game, 'squire')) takeSide(game, squire, { side: 'player', bound: 0 });
  game.turn(new Bump(1, 0));
  game.state.player.hp = 7;
  return game;
}

describe('a run that is watched', () => {
  it('is the same as another', () => {
    const [watched, other] = [drawn(), drawn()];
    const watch = new ArrivalWatch();
    for (const action of [new Wait(), new Stairs(), new Wait()]) expect(watch.act(watched, action)).toEqual(other.turn(action));
    expect(watched.hash).toBe(other.hash);
  });

  it('keeps the hero as it leaves the stairs, before they heal: with its things, but no key, and who comes along', () => {
    const game = drawn(true);
    const watch = new ArrivalWatch();
    watch.act(game, new Stairs());
    const arrival = watch.arrivals.get(2);
    expect(arrival).toMatchObject({ hp: 7, worn: ['club'], bag: { salve: 2 }, special: [{ kind: 'wand', charges: 2 }], level: 1 });
    expect(arrival?.company).toEqual([
      expect.objectContaining({ breed: 'squire', maxHp: 12 }), expect.objectContaining({ breed: 'hound', hunts: true }),
    ]);
    expect(game.state.player.hp).toBe(11);
  });

  it('keeps only the first arrival on a floor, and none that is no deeper', () => {
    const game = drawn();
    const watch = new ArrivalWatch();
    for (const action of [new Wait(), new Stairs(), new Wait()]) watch.act(game, action);
    expect([...watch.arrivals.keys()]).toEqual([2]);
  });
});

it('what is kept of a run begins another alike', () => {
  const game = drawn();
  const watch = new ArrivalWatch();
  watch.act(game, new Stairs());
  const arrivals = [...watch.arrivals.values()];
  const begun = beginOnFloor(game.content, 'tiny', { floor: 2, arrivals });
  const told = ({ state: { player, hero } }: Game): unknown[] => [
    player.hp, hero.inventory.map(({ kind, charges }) => [kind, charges]).sort(), Object.keys(hero.worn), all(begun, 'squire').length,
  ];
  expect(told(begun)).toEqual(told(game));
});
