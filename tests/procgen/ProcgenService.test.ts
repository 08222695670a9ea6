import { packs } from '../../src/content/packs';
import { Stairs } from '../../src/engine/actions/moves';
import { Rng } from '../../src/engine/core/rng';
import type { Layout } from '../../src/procgen/dig/Layout';
import { digLayout, type Digger } from '../../src/procgen/dig/digLayout';
import { newGame } from '../../src/procgen/newGame';
import { MOST_TRIES, ProcgenService } from '../../src/procgen/ProcgenService';
import { planErrors } from '../../src/procgen/proof/planErrors';
import type { Bot } from '../../src/lab/playRun';
import { BOTS } from '../../src/lab/bots';
import { contentOf, tinyContent, tinyRows } from '../support/tinyPack';

const content = contentOf(packs.classicBare);

/** A digger that counts its calls and spoils its first layouts. */
function spoiling(first: number, spoil: (layout: Layout) => Layout | null): { dig: Digger; calls: () => number } {
  let calls = 0;
  const dig: Digger = (plan, palette, rng) => {
    const layout = digLayout(plan, palette, rng);
    return calls++ < first && layout ? spoil(layout) : layout;
  };
  return { dig, calls: () => calls };
}

/** Walls off the stairs up. */
const withoutStairs = (layout: Layout): Layout => ({ ...layout, terrain: layout.terrain.map((tile) => (tile === 2 ? 1 : tile)) });

describe('a floor from a seed', () => {
  it('is the same whatever was made before', () => {
    const alone = new ProcgenService(content, '42').floor(3);
    const service = new ProcgenService(content, '42');
    for (const floor of [1, 7, 2, 30, 3]) service.floor(floor);
    expect(service.floor(3)).toEqual(alone);
    const other = new ProcgenService(content, '43');
    other.floor(3);
    expect(other.floor(3)).not.toEqual(alone);
    expect(service.floor(3)).toEqual(alone);
  });

  it('is the same in a run, however the player got there', () => {
    const bot = BOTS['random'] as Bot;
    const arrive = (actions: number): unknown => {
      const game = newGame(content, '42');
      const rng = Rng.of('keys', '');
      for (let i = 0; i < actions; i++) game.turn(bot(game, rng));
      for (let down = game.state.floor; down < 3; down++) {
        const { player } = game.state;
        player.hp = player.maxHp;
        const stairs = game.content.tiles.findIndex((tile) => tile.stairs === 'down');
        game.floor.setTile(player, stairs);
        game.turn(new Stairs());
      }
      const { terrain, actors, items } = game.floor.state;
      return [game.state.floor, terrain, actors.map(({ breed, x, y }) => [breed, x, y]), items.map(({ kind, x, y }) => [kind, x, y])];
    };
    expect(arrive(60)).toEqual(arrive(0));
  });

  it('differs from floor to floor and from seed to seed', () => {
    const hashes = ['1', '2', 'one'].flatMap((seed) => [1, 2, 3].map((floor) => Array.from(new ProcgenService(content, seed).floor(floor).terrain).join('')));
    expect(new Set(hashes).size).toBe(9);
  });

  it('is dug as the first layout if no layout has any weight', () => {
    const { rooms } = tinyRows.layouts;
    const late = tinyContent({ layouts: { rooms, narrow: { ...rooms, width: [[1, 20]] } }, layoutWeights: { narrow: [[2, 1], [3, 0]] } });
    const service = new ProcgenService(late, '1');
    expect([1, 2, 3].map((floor) => [service.report(floor).layout, service.floor(floor).width])).toEqual([['rooms', 24], ['narrow', 20], ['rooms', 24]]);
  });
});

describe('rejected tries', () => {
  it.each([
    ['finds no rooms', () => null],
    ['leaves out the stairs', withoutStairs],
    ['puts the arrival into a wall', (layout: Layout) => ({ ...layout, arrival: { x: 0, y: 0 } })],
  ])('a digger that always %s ends in the plain hall after exactly 50 tries', (_name, spoil) => {
    const { dig, calls } = spoiling(Infinity, spoil);
    const report = new ProcgenService(content, '42', dig).report(1);
    expect([calls(), report.rejected, report.rooms]).toEqual([50, 50, 1]);
    expect(MOST_TRIES).toBe(50);
    expect(planErrors(report.plan, content)).toEqual([]);
  });

  it('are counted until one succeeds', () => {
    const { dig, calls } = spoiling(3, withoutStairs);
    const report = new ProcgenService(content, '42', dig).report(1);
    expect([calls(), report.rejected]).toEqual([4, 3]);
    expect(report.rooms).toBeGreaterThan(1);
  });

  it('each use a stream of their own, the same in every run', () => {
    const first = new ProcgenService(content, '42').report(1).plan;
    const third = (): unknown => new ProcgenService(content, '42', spoiling(2, withoutStairs).dig).report(1).plan;
    expect(third()).toEqual(third());
    expect(third()).not.toEqual(first);
  });

  it('the plain hall is valid for every map size a pack may have', () => {
    const never: Digger = () => null;
    for (const width of [3, 4, 7, 24, 80]) {
      for (const height of [3, 4, 6, 43]) {
        const small = tinyContent({ layouts: { rooms: { dig: 'rooms', theme: 'none', width: [[1, width]], height: [[1, height]], attempts: [[1, 1]], roomMin: 2, roomMax: 2, inset: 0, stairs: 'ends' } } });
        const { plan } = new ProcgenService(small, '1', never).report(1);
        expect([width, height, planErrors(plan, small)]).toEqual([width, height, []]);
      }
    }
  });
});
