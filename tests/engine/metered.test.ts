import { Bump } from '../../src/engine/actions/fights';
import { Stairs, Wait } from '../../src/engine/actions/moves';
import type { PackRows } from '../../src/engine/content';
import type { Game } from '../../src/engine/Game';
import { comeFromAfar, MOST_AWAKE } from '../../src/engine/rules/arrivals';
import { drawCampaign, campaignRows, only, play } from '../support/campaignPack';
import { monster, type Drawing } from '../support/drawGame';

const wait = new Wait();
const east = new Bump(1, 0);

const rows = {
  counts: { per: 'floor', monsters: [[1, 4]], items: [], danger: [[1, 20]] },
  monsters: { rat: [[0, 1]] },
  breeds: { ...campaignRows.breeds, rat: { ...campaignRows.breeds.rat, hp: 1, power: 0 } },
  elites: { share: [], weights: {}, kinds: {} },
  followers: true,
} as const satisfies Partial<PackRows>;

/** A run on a metered floor; a rat dies at the first blow and is worth 7. */
function metered(map: string, { pack, ...drawing }: Drawing = {}): Game {
  return drawCampaign(map, { ...drawing, pack: { ...rows, ...pack } });
}

/** Puts a newcomer beside the player, as if it had walked up. */
function bring(game: Game, as: 'wandering' | 'hunting'): void {
  comeFromAfar(game, as);
  const [came] = game.floor.state.actors.slice(-1);
  if (!came) throw new Error('nobody came');
  game.floor.leave(came);
  Object.assign(came, { x: game.state.player.x + 1, y: game.state.player.y });
  game.floor.enter(came);
}

const gained = (game: Game, ...actions: Parameters<typeof play>[1][]): number[] => only(play(game, ...actions), 'gainedXp').map(({ amount }) => amount);

const HALL = `@${'.'.repeat(30)}`;

describe('the purse of a metered floor', () => {
  it('RULES 5.12 holds what its monsters were worth when it was made, and each death pays from it', () => {
    const game = metered('.@r\n..j\n...');
    expect(game.floor.state.purse).toBe(9);
    expect([gained(game, east), game.floor.state.purse]).toEqual([[7], 2]);
    expect([gained(game, new Bump(1, 1)), game.floor.state.purse]).toEqual([[2], 0]);
  });

  it('RULES 5.12 pays for later monsters only what is left of it', () => {
    const game = metered(HALL);
    game.floor.state.purse = 10;
    const paid = [1, 2, 3].map(() => {
      bring(game, 'wandering');
      return gained(game, east);
    });
    expect([paid, game.floor.state.purse]).toEqual([[[7], [3], []], 0]);
  });

  it('RULES 5.12 pays nothing for those that come when the oil is out, and loses their worth', () => {
    const game = metered(HALL);
    game.floor.state.purse = 10;
    bring(game, 'hunting');
    expect([gained(game, east), game.floor.state.purse]).toEqual([[], 3]);
    bring(game, 'hunting');
    expect([gained(game, east), game.floor.state.purse]).toEqual([[], 0]);
  });

  it('RULES 5.12 goes with a follower to the next floor, as far as it could pay for it', () => {
    const below = '.@.\n...\n...';
    const leave = (purse: number): number[] => {
      const game = metered('...\n.@r\n...', { below });
      game.floor.setTile({ x: 1, y: 1 }, game.content.tiles.findIndex(({ id }) => id === 'stairsDown'));
      Object.assign(monster(game, 'rat'), { goal: 4 });
      game.floor.state.purse = purse;
      play(game, new Stairs('down'));
      const { x, y } = monster(game, 'rat');
      const worth = game.floor.state.purse;
      return [worth, ...gained(game, new Bump(x - game.state.player.x, y - game.state.player.y))];
    };
    expect([leave(30), leave(6)]).toEqual([[7, 7], [0]]);
  });

  it('RULES 5.12 has no limit in a pack that does not meter its floors', () => {
    const game = drawCampaign('.@r\n...\n...', { pack: { breeds: rows.breeds, elites: rows.elites } });
    expect([game.floor.state.purse, gained(game, east), game.floor.state.purse]).toEqual([-1, [7], -1]);
  });
});

describe('a metered floor', () => {
  it(`RULES 5.12 gets no newcomers while ${MOST_AWAKE} monsters are awake; sleepers do not count`, () => {
    const count = (asleep: boolean): number => {
      const game = metered(`${HALL}\n${'r'.repeat(MOST_AWAKE)}${'.'.repeat(31 - MOST_AWAKE)}`);
      const [first] = game.floor.state.actors;
      if (first) first.asleep = asleep;
      comeFromAfar(game, 'hunting');
      return game.floor.state.actors.length - MOST_AWAKE;
    };
    expect([count(false), count(true)]).toEqual([0, 1]);
  });

  const shy = { rat: { ...campaignRows.breeds.rat, hp: 40, power: 0, nerve: 50, brain: ['escape', 'hunt', 'track'] } } as const;

  it('RULES 5.12 heals a monster that fled, once it does not see the player', () => {
    const after = (map: string, pack: Partial<PackRows> = {}): number => {
      const game = metered(map, { pack: { breeds: { ...campaignRows.breeds, ...shy }, ...pack } });
      monster(game, 'rat').hp = 9;
      play(game, wait, wait);
      return monster(game, 'rat').hp;
    };
    expect(after('@#r.')).toBe(17);
    expect(after('@.r.')).toBe(9);
    expect(after('@#r.', { counts: { per: 'floor', monsters: [[1, 4]], items: [] } })).toBe(9);
  });

  it('RULES 5.12 a monster that fled fights again once it has its nerve back', () => {
    const stepOf = (hp: number): number => {
      const game = metered('@.r.', { pack: { breeds: { ...campaignRows.breeds, ...shy } } });
      monster(game, 'rat').hp = hp;
      play(game, wait);
      return monster(game, 'rat').x;
    };
    expect([stepOf(19), stepOf(20)]).toEqual([3, 1]);
  });
});
