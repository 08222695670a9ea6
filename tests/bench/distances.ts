import { Path } from 'rot-js';
import type { Point } from '../../src/engine/core/point';
import { Rng } from '../../src/engine/core/rng';
import { makeActor } from '../../src/engine/floor/openFloor';
import type { Game } from '../../src/engine/Game';
import { newGame } from '../../src/procgen/newGame';
import { benchContent, emptyFloor } from './floorOf';
import { sideBySide, us } from './measure';

const ROUNDS = 31;
/** Repetitions of ours per round, so that it takes long enough to time. */
const LAPS = 200;

/** The next step of 1, 100 and 500 hunters: one shared distance map against rot-js A* for each of them. */
export function benchDistances(): string[] {
  const lines = ['Steps of all hunters of one turn, 80 x 43 rooms'];
  let one = 0;
  for (const hunters of [1, 100, 500]) {
    const ms = measure(hunters);
    if (hunters === 1) one = ms.ours;
    const costOfOne = (ms.ours / one).toFixed(2);
    lines.push(`  ${String(hunters).padEnd(10)} ${us(ms.ours).padStart(9)} ours, ${costOfOne} times one hunter; A* ${us(ms.astar).padStart(9)}, ${(ms.astar / ms.ours).toFixed(0)} times ours`);
  }
  return lines;
}

function measure(hunters: number): { ours: number; astar: number } {
  const { game, open } = crowdedGame(hunters);
  const { floor } = game;
  const { player } = game.state;
  const far = open.at(-1) as Point;
  const passes = (x: number, y: number): boolean => floor.isWalkable(x, y);
  let done = 0;
  const { actors } = floor.state;
  const cells = Int32Array.from(actors, ({ x, y }) => floor.cell(x, y));
  const dx = Int32Array.from(actors, ({ x }) => x - player.x);
  const dy = Int32Array.from(actors, ({ y }) => y - player.y);
  const ours = (): void => {
    for (let i = 0; i < LAPS; i++) {
      floor.expireDistances();
      const map = floor.distances('walk').to(floor.cell(player.x, player.y), 8);
      for (let k = 0; k < hunters; k++) done += map.next(cells[k] as number, dx[k] as number, dy[k] as number);
    }
  };
  const astar = (): void => {
    const path = new Path.AStar(player.x, player.y, passes, { topology: 8 });
    for (const actor of floor.state.actors) path.compute(actor.x, actor.y, () => { done += far.x; });
  };
  const ms = sideBySide({ ours, astar }, hunters > 100 ? 7 : ROUNDS);
  if (done === 0) throw new Error('nothing was done');
  return { ours: ms.ours / LAPS, astar: ms.astar };
}

/** A run with this many hunters all over the floor; one is always in the farthest open cell, so that the whole map is needed. */
function crowdedGame(hunters: number): { game: Game; open: Point[] } {
  const content = benchContent();
  const game = newGame(content, 'bench');
  const { floor } = game;
  for (const actor of [...floor.state.actors]) game.remove(actor);
  const { player } = game.state;
  const open = emptyFloor(content, 'bench').open.filter(({ x, y }) => x !== player.x || y !== player.y);
  const rng = Rng.of('bench', 'hunters');
  const places = [...open].sort((a, b) => Math.abs(b.x - player.x) - Math.abs(a.x - player.x) || a.y - b.y);
  for (let i = places.length - 1; i > 1; i--) {
    const j = rng.range(1, i);
    [places[i], places[j]] = [places[j] as Point, places[i] as Point];
  }
  for (const at of places.slice(0, hunters)) {
    const actor = { ...makeActor(content, game.state.nextId++, { id: 'orc', ...at, floor: 1 }), goal: floor.index(player.x, player.y) };
    floor.state.actors.push(actor);
    floor.enter(actor);
  }
  return { game, open };
}
