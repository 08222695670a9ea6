import { KnownPaths } from '../../../src/engine/facts/KnownPaths';
import { sightingsOf } from '../../../src/engine/facts/Sightings';
import { DIRECTIONS, stepsBetween, type Point } from '../../../src/engine/core/point';
import { Rng } from '../../../src/engine/core/rng';
import type { Game } from '../../../src/engine/Game';
import { relocate } from '../../../src/engine/rules/relocate';
import { drawGame, monster } from '../../support/drawGame';
import { scaled } from '../../support/scale';
import { drawScene, lay } from '../../support/tacticsPack';

const HALL = `
  ##########
  #@...#..>#
  ####.#.###
  #......#.#
  ##########
`;

describe('paths over known cells', () => {
  it('are the same whatever was searched before', () => {
    const game = drawGame(HALL);
    game.floor.state.explored.fill(1);
    const ways = new KnownPaths(game);
    const asked = [{ x: 2, y: 1 }, { x: 8, y: 1 }, { x: 1, y: 3 }, { x: 2, y: 1 }].map((to) => ways.to(to));
    expect(asked.map((way) => way?.length)).toEqual([1, 7, 6, 1]);
    expect(ways.nearest((x, y) => game.floor.tileAt(x, y).stairs === 'down')).toEqual({ x: 8, y: 1 });
    expect(asked[1]).toEqual(new KnownPaths(game).to({ x: 8, y: 1 }));
  });

  it('lead to no cell that is walled in, unknown or off the map', () => {
    const game = drawGame(HALL);
    const ways = new KnownPaths(game);
    expect(ways.to({ x: 8, y: 1 })).toBeNull();
    game.floor.state.explored.fill(1);
    expect([{ x: 8, y: 3 }, { x: 0, y: 0 }, { x: -1, y: 1 }, { x: 10, y: 1 }].map((to) => new KnownPaths(game).to(to))).toEqual([null, null, null, null]);
    expect(new KnownPaths(game).to({ x: 1, y: 1 })).toEqual([]);
  });

  it('lead around known traps and visible hazards, and to neither, unless they are bold', () => {
    const game = drawScene(`
      @t.
      ...`);
    expect([new KnownPaths(game).to({ x: 2, y: 0 })?.length, new KnownPaths(game).to({ x: 1, y: 0 })]).toEqual([2, null]);
    expect(new KnownPaths(game).nearest((x, y) => x === 1 && y === 0)).toBeNull();
    expect(new KnownPaths(game, 'bold').to({ x: 1, y: 0 })).toEqual([{ x: 1, y: 0 }]);
    lay(game, 'fire', [0, 1], [1, 1], [2, 1]);
    expect(new KnownPaths(game).to({ x: 2, y: 0 })).toBeNull();
    expect([new KnownPaths(game).areWary, new KnownPaths(game, 'bold').areWary, new KnownPaths(drawScene('@.')).areWary]).toEqual([true, false, false]);
  });

  it('lead over an undiscovered trap, and out of a hazard underfoot', () => {
    const game = drawScene('@t.');
    for (const trap of game.floor.state.traps) trap.known = false;
    lay(game, 'fire', [0, 0]);
    expect(new KnownPaths(game).to({ x: 2, y: 0 })).toHaveLength(2);
  });

  it('RULES 5.5 lead through doors, and through a lock only with its key', () => {
    const house = '@+.X.';
    const open = (carry: string[]): (number | undefined)[] => {
      const game = drawScene(house, { carry });
      game.floor.state.explored.fill(1);
      return [2, 3, 4].map((x) => new KnownPaths(game).to({ x, y: 0 })?.length);
    };
    expect(open([])).toEqual([2, undefined, undefined]);
    expect(open(['key'])).toEqual([2, 3, 4]);
  });

  it('know nothing of hidden monsters', () => {
    const game = drawScene('@.L.');
    expect(new KnownPaths(game).to({ x: 3, y: 0 })).toHaveLength(3);
    monster(game, 'lurker').hidden = false;
    expect(new KnownPaths(game).to({ x: 3, y: 0 })).toBeNull();
  });
});

describe('the best known path', () => {
  /** More than any number of steps on these floors: what a cell next to an enemy costs. */
  const BESIDE = 1000;

  /** A known floor of some size with sleepers and statues about, which the player looked at from one place, and now from another. */
  function known(rng: Rng): Game {
    const [width, height] = [rng.range(2, 11), rng.range(2, 11)];
    const drawn = Array.from({ length: width * height }, () => rng.pick(['.', '.', '.', '.', '.', '#', '.', '.', '#', rng.pick(['Z', 'S', '.'])]));
    const [first, second] = [rng.below(drawn.length), rng.below(drawn.length)];
    drawn[second] = '.';
    drawn[first] = '@';
    const game = drawScene(Array.from({ length: height }, (_, y) => drawn.slice(y * width, (y + 1) * width).join('')).join('\n'), { pack: { sight: rng.range(3, 9) } });
    for (const actor of game.floor.state.actors) actor.asleep = true;
    game.floor.state.explored.fill(1);
    sightingsOf(game).look(game);
    relocate(game, game.state.player, game.floor.position(game.floor.cellOf(second)));
    game.look();
    sightingsOf(game).look(game);
    return game;
  }

  /** What it costs to reach each cell, by trying over and over whether a neighbour is a better way to it. */
  function costs({ floor, state: { player } }: Game, enemies: readonly Point[]): number[] {
    const cells = Array.from({ length: floor.width * floor.height }, (_, cell) => ({ x: cell % floor.width, y: Math.floor(cell / floor.width) }));
    const isOpen = (at: Point): boolean => floor.isWalkable(at.x, at.y) && !enemies.some((enemy) => stepsBetween(enemy, at) === 0);
    const price = (at: Point): number => 1 + (enemies.some((enemy) => stepsBetween(enemy, at) === 1) ? BESIDE : 0);
    const best = cells.map((at) => (stepsBetween(at, player) === 0 ? 0 : Infinity));
    for (let before = ''; before !== best.join(); ) {
      before = best.join();
      cells.forEach((at, cell) => {
        if (!isOpen(at)) return;
        const beside = DIRECTIONS.map((step) => ({ x: at.x + step.x, y: at.y + step.y })).filter(({ x, y }) => floor.contains(x, y));
        best[cell] = Math.min(best[cell] as number, ...beside.map(({ x, y }) => (best[floor.index(x, y)] as number) + price(at)));
      });
    }
    return best;
  }

  it('has as few cells next to enemies, seen or remembered, as there can be, and then as few steps, on any floor', () => {
    const found = { wide: 0, beside: 0, none: 0 };
    for (let seed = 0; seed < scaled(150, 3000); seed++) {
      const rng = Rng.of(String(seed), 'paths');
      const game = known(rng);
      const { floor, state: { player } } = game;
      const enemies = floor.state.actors.filter(({ x, y }) => sightingsOf(game).nameAt(floor.index(x, y)) !== null);
      const price = (at: Point): number => 1 + (enemies.some((enemy) => stepsBetween(enemy, at) === 1) ? BESIDE : 0);
      const [best, ways] = [costs(game, enemies), new KnownPaths(game)];
      const asked = Array.from({ length: 20 }, () => rng.below(best.length));
      for (const cell of asked) {
        const [to, cost] = [{ x: cell % floor.width, y: Math.floor(cell / floor.width) }, best[cell] as number];
        const path = ways.to(to);
        expect([seed, to, path?.reduce((sum, at) => sum + price(at), 0) ?? Infinity]).toEqual([seed, to, cost]);
        if (!path) found.none++;
        else if (cost >= BESIDE) found.beside++;
        else if (path.length > stepsBetween(player, to)) found.wide++;
        const way = [player, ...(path ?? [])];
        expect([way.slice(1).every((at, i) => stepsBetween(at, way[i] as Point) === 1), path === null || stepsBetween(way.at(-1) as Point, to) === 0]).toEqual([true, true]);
      }
      const wanted = new Set(asked.slice(0, 3));
      const nearest = new KnownPaths(game).nearest((x, y) => wanted.has(floor.index(x, y)));
      expect(nearest ? best[floor.index(nearest.x, nearest.y)] : Infinity).toBe(Math.min(...[...wanted].map((cell) => best[cell] as number)));
    }
    expect(Math.min(found.wide, found.beside, found.none)).toBeGreaterThan(scaled(100, 2000));
  });
});
