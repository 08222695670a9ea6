import { Wait } from '../../src/engine/actions/moves';
import { Game } from '../../src/engine/Game';
import type { Content } from '../../src/engine/content';
import { layAll } from '../../src/engine/rules/reactions';
import { newGame } from '../../src/procgen/newGame';
import { shippedContent } from '../../src/lab/shippedContent';
import { median } from './measure';

/** The most turns measured: by then nearly all of the floor has burnt. */
const TURNS = 160;

/** Milliseconds a turn on floors of tall grass, lit in one place, and lit everywhere at once. */
export function benchFire(): string[] {
  const content = shippedContent('lanternfall');
  return [[80, 43], [200, 200]].flatMap(([width = 0, height = 0]) => {
    const lit = turnsOf(content, { width, height, everywhere: false });
    const alight = turnsOf(content, { width, height, everywhere: true });
    const ms = (times: readonly number[]): string => `${median(times).toFixed(2)} ms (at most ${Math.max(...times).toFixed(2)})`;
    return [`a turn on ${width} x ${height} cells of grass, lit in the middle: ${ms(lit)}`, `lit everywhere, while it burns: ${ms(alight.slice(0, 3))}`];
  });
}

function turnsOf(content: Content, meadow: Meadow): number[] {
  const game = meadowOf(content, meadow);
  const times: number[] = [];
  for (let turn = 0; turn < TURNS && game.floor.state.hazards.length > 0; turn++) {
    const start = performance.now();
    game.turn(new Wait());
    times.push(performance.now() - start);
  }
  return times;
}

interface Meadow {
  readonly width: number;
  readonly height: number;
  readonly everywhere: boolean;
}

/** The first floor as a field of tall grass, with a player who resists fire in a corner. */
function meadowOf(content: Content, { width, height, everywhere }: Meadow): Game {
  const { state } = newGame(content, 'bench');
  const tile = (id: string): number => content.tiles.findIndex((kind) => kind.id === id);
  const [floor] = state.floors;
  if (!floor) throw new Error('a run without a floor');
  const isEdge = (x: number, y: number): boolean => x === 0 || y === 0 || x === width - 1 || y === height - 1;
  const cells = Array.from({ length: width * height }, (_, i) => ({ x: i % width, y: Math.floor(i / width) }));
  const terrain = cells.map(({ x, y }) => tile(isEdge(x, y) ? 'wall' : x + y < 6 ? 'ground' : 'tallGrass'));
  const bare = { actors: [], items: [], corpses: [], traps: [], places: [], explored: cells.map(() => 0 as const) };
  const burning = cells.filter(({ x, y }) => (everywhere ? !isEdge(x, y) && x + y >= 6 : x === width >> 1 && y === height >> 1));
  Object.assign(floor, { ...bare, width, height, terrain, hazards: [] });
  Object.assign(state.player, { x: 1, y: 1, hp: 9_999, maxHp: 9_999 });
  const game = new Game(content, state, { floor: () => { throw new Error('there is no other floor'); } });
  layAll(game, burning.map(({ x, y }) => ({ kind: 'fire', x, y, turns: 3 })), { x: 1, y: 1 });
  return game;
}
