import { Wait } from '../../src/engine/actions/moves';
import type { Content } from '../../src/engine/content';
import { Rng } from '../../src/engine/core/rng';
import type { Game } from '../../src/engine/Game';
import { changeTiles, layAll } from '../../src/engine/rules/reactions';
import { newGame } from '../../src/procgen/newGame';
import { benchContent } from './floorOf';
import { median } from './measure';
import { UNDYING } from './turns';

const FLOORS = 1000;
/** Floors before those, until the code is compiled. */
const WARM = 60;
/** Floors of the campaign with water that flows, rises and falls. */
const WATERS = [9, 10, 11, 12] as const;
/** Hazards of each kind at the start. */
const PLANTED = 8;
/** Turns of one floor: what is planted meets, spreads and is mostly spent by then. */
const TURNS = 4;
/** The same floor is played this often, and the fastest counts for each turn: a pause of the machine is not the turn's. */
const ROUNDS = 3;

/** Milliseconds a turn on floors on which every kind of hazard is at work, all water has been let in or out and everyone is awake. */
export function benchFlows(): string[] {
  const content = benchContent('lanternfall');
  const times: number[] = [];
  for (let i = -WARM; i < FLOORS; i++) {
    const rounds = Array.from({ length: ROUNDS }, () => turnsOf(planted(content, `flows ${i}`, WATERS[(i + WARM) % WATERS.length] ?? 9)));
    if (i >= 0) times.push(...Array.from({ length: TURNS }, (_, turn) => Math.min(...rounds.map((round) => round[turn] ?? NaN))));
  }
  times.sort((a, b) => a - b);
  const at = (share: number): string => `${(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN).toFixed(2)} ms`;
  return [`A turn on ${FLOORS} floors with everything that burns, drifts and flows: median ${median(times).toFixed(2)} ms, p99 ${at(0.99)}, worst ${at(1)}`];
}

function turnsOf(game: Game): number[] {
  return Array.from({ length: TURNS }, () => {
    const start = performance.now();
    game.turn(new Wait());
    return performance.now() - start;
  });
}

function planted(content: Content, seed: string, floor: number): Game {
  const game = newGame(content, seed);
  game.goTo(floor, 'down');
  const { player } = game.state;
  player.hp = player.maxHp = UNDYING;
  for (const actor of game.floor.state.actors) actor.asleep = false;
  const rng = Rng.of('flows', seed);
  const { width, height } = game.floor;
  const cells = Array.from({ length: width * height }, (_, i) => ({ x: i % width, y: Math.floor(i / width) }));
  for (const at of cells) {
    const choices = Object.values(content.features.get(game.floor.tileAt(at.x, at.y).id)?.choices ?? {});
    for (const effect of choices.flatMap(({ effects }) => effects)) if (effect.do === 'change') changeTiles(game, effect, at);
  }
  const open = cells.filter(({ x, y }) => game.floor.isWalkable(x, y));
  for (const kind of content.hazards.keys()) {
    layAll(game, Array.from({ length: PLANTED }, () => ({ kind, ...rng.pick(open), turns: 6 })), player);
  }
  return game;
}
