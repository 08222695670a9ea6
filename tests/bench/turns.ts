import { Bump } from '../../src/engine/actions/fights';
import type { Content } from '../../src/engine/content';
import { FloorCurve } from '../../src/engine/core/floorCurve';
import { DIRECTIONS, distanceSquared } from '../../src/engine/core/point';
import { Rng } from '../../src/engine/core/rng';
import { makeActor } from '../../src/engine/floor/openFloor';
import type { Game } from '../../src/engine/Game';
import { brokenInvariants } from '../../src/engine/run/invariants';
import { newGame } from '../../src/procgen/newGame';
import { benchContent, emptyFloor } from './floorOf';
import { sideBySide } from './measure';

const ROUNDS = 15;
/** More HP than any bench can take. */
export const UNDYING = 1_000_000_000;

/** The hunters: orcs; the monsters of the campaign's cellars; all that shoot, burn, hasten, poison, fly or go through walls. */
const ORCS = ['orc'];
const CELLARS = ['rat', 'bat', 'scavenger', 'jackal', 'rat', 'scavenger', 'beetleSwarm', 'zombie', 'goblinArcher', 'skeleton'];
export const WORST = ['rat', 'bat', 'jackal', 'goblinArcher', 'goblinShaman', 'spider', 'ghost', 'imp', 'wolf', 'ogre'];

/** What is played: a pack, how many monsters hunt, and which. */
const RUNS = [['classicBare', 10, ORCS], ['classicBare', 100, ORCS], ['classic', 10, ORCS], ['lanternfall', 10, CELLARS], ['lanternfall', 10, WORST]] as const;

/** Headless turns per second: the player wanders at random among monsters that all hunt. */
export function benchTurns(): string[] {
  const lines = ['Headless turns a second, hash on'];
  for (const [pack, awake, hunters] of RUNS) {
    const game = awakeGame(withoutNewcomers(benchContent(pack)), hunters, awake);
    const rng = Rng.of('bench', 'player');
    let hash = 0;
    const plain = (): void => { for (let i = 0; i < 2000; i++) hash ^= turn(game, rng); };
    const checked = (): void => {
      for (let i = 0; i < 20; i++) {
        hash ^= turn(game, rng);
        if (brokenInvariants(game).length > 0) throw new Error('a broken invariant');
      }
    };
    const ms = sideBySide({ plain, checked }, ROUNDS);
    lines.push(`  ${pack.padEnd(11)} ${String(awake).padStart(3)} awake   ${rate(2000, ms.plain)}   ${rate(20, ms.checked)} with invariants   (${hash >>> 0})`);
  }
  return lines;
}

function rate(turns: number, ms: number): string {
  return String(Math.round((turns / ms) * 1000)).padStart(8);
}

/** One turn, and the hash of the state after it. */
function turn(game: Game, rng: Rng): number {
  const before = game.state.turn;
  while (game.state.turn === before) {
    const step = rng.pick(DIRECTIONS);
    game.turn(new Bump(step.x, step.y));
  }
  return game.hash;
}

/** No monster arrives during the bench and none dies: the number awake stays the same. */
export function withoutNewcomers(content: Content): Content {
  return { ...content, wanderers: new FloorCurve([]), lantern: content.lantern && { ...content.lantern, hunters: UNDYING } };
}

/** A run on a floor with its items and this many monsters, nearest first, none of which can die. */
function awakeGame(content: Content, hunters: readonly string[], awake: number): Game {
  const game = newGame(content, 'bench');
  const { player } = game.state;
  for (const actor of [...game.floor.state.actors]) game.remove(actor);
  player.hp = player.maxHp = UNDYING;
  const near = emptyFloor(content, 'bench').open.sort((a, b) => distanceSquared(a, player) - distanceSquared(b, player) || a.y - b.y || a.x - b.x);
  near.slice(1, awake + 1).forEach((at, index) => {
    const actor = makeActor(content, game.state.nextId++, { id: hunters[index % hunters.length] ?? 'player', ...at, floor: 1 });
    actor.hp = actor.maxHp = UNDYING;
    game.floor.state.actors.push(actor);
    game.floor.enter(actor);
  });
  return game;
}
