import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Wait } from '../../src/engine/actions/moves';
import type { Content } from '../../src/engine/content';
import { makePlayer, openFloor } from '../../src/engine/floor/openFloor';
import { Game } from '../../src/engine/Game';
import { encodeRun } from '../../src/engine/run/save';
import { newGame } from '../../src/procgen/newGame';
import { benchContent } from './floorOf';
import { us } from './measure';
import { UNDYING, withoutNewcomers, WORST } from './turns';
import { vastDungeon, vastHall, type Vast } from './vast';

/** Floors of this many cells along each side, with this many monsters that all hunt. */
const SIDES = [100, 300, 1000];
const CROWDS = [100, 1000, 10_000];
/** The greatest share of the open cells that monsters may take. */
const MOST = 0.3;
/** How many times the least a turn has to take to tell what a monster adds. */
const CLEAR = 1.5;
const ROUNDS = 3;
const TURNS = 5;
const WARM = 4;

/** They know one goal, the player, and one way to walk. */
const HUNTERS = ['skeleton'];

/**
 * Turns far beyond what packs allow: what each cell and each monster costs on ever larger floors. Of the processor's time, and of many turns the
 * fastest: some of them are so long that whatever else the machine does would be most of the difference.
 */
export function benchStress(): string[] {
  const content = withoutNewcomers(benchContent('lanternfall'));
  const halls = SIDES.map((side) => vastHall(content, side));
  const dungeons = SIDES.map((side) => vastDungeon(content, side));
  // Until everything is compiled.
  const rows = (vasts: readonly Vast[], hunters: readonly string[], crowds: readonly number[]): string[] =>
    vasts.flatMap((vast) => turnsOn(content, vast, { hunters, crowds }));
  for (let i = 0; i < WARM; i++) rows([...halls.slice(0, 1), ...dungeons.slice(0, 1)], i % 2 === 0 ? HUNTERS : WORST, [1000]);
  return [
    'Turns beyond any pack, hash on: does every cell and every monster cost the same, however many there are?',
    'In an open hall', ...rows(halls, HUNTERS, CROWDS),
    'In floors of the campaign, side by side', ...rows(dungeons, HUNTERS, CROWDS),
    'There, ten kinds that also shoot, fly, go through walls, call others and lose their way', ...rows(dungeons, WORST, CROWDS.slice(0, 2)),
    'Such floors, with the most hunters', ...dungeons.map((vast) => opening(content, vast)),
  ];
}

/** A turn with the fewest hunters, which need a map of the whole floor, and with each crowd. */
function turnsOn(content: Content, vast: Vast, { hunters, crowds }: { hunters: readonly string[]; crowds: readonly number[] }): string[] {
  const few = hunters.length;
  const counts = [few, ...crowds.filter((count) => count <= vast.places.length * MOST)];
  const games = counts.map((awake) => stressGame(content, vast, { hunters, awake }));
  const times = games.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++) games.forEach((game, i) => times[i]?.push(...turnsOf(game)));
  const least = Math.min(...(times[0] ?? []));
  return times.map((turns, i) => {
    const time = Math.min(...turns);
    const added = counts[i] as number - few;
    const byCell = `${((time / vast.plan.terrain.length) * 1e6).toFixed(0)} ns for each cell; ${vast.places.length} are open`;
    const each = added === 0 ? byCell : `${us((time - least) / added)} more for each`;
    // Where most of it is for the cells, what the crowd adds is lost in the noise.
    return `${headOf(vast, few + added)} ${ms(time)}   ${added > 0 && time < least * CLEAR ? 'mostly for the cells' : each}`;
  });
}

function headOf({ plan: { width, height } }: Vast, awake: number): string {
  return `  ${String(width).padStart(5)} x ${String(height).padEnd(5)} ${String(awake).padStart(6)} awake`;
}

/** Milliseconds of some turns with their hashes, from the same state every time: later the crowd gets stuck. */
function turnsOf(game: Game): number[] {
  const fork = lifted(game.fork());
  const times: number[] = [];
  let hash = 0;
  for (let turn = -1; turn < TURNS; turn++) {
    const time = timeOf(() => {
      fork.turn(new Wait());
      hash ^= fork.hash;
    });
    if (turn >= 0) times.push(time);
  }
  if (hash === 0 || fork.cutsShort() || fork.floor.state.actors.length !== game.floor.state.actors.length) throw new Error('Not all of them acted.');
  return times;
}

/** A run on a vast floor whose player can't die, in a crowd that knows where the player is. */
function stressGame(content: Content, { plan, places }: Vast, { hunters, awake }: { hunters: readonly string[]; awake: number }): Game {
  const { state } = newGame(content, 'bench');
  const monsters = places.slice(0, awake).map((at, i) => ({ id: hunters[i % hunters.length] ?? 'player', ...at, elite: [], asleep: false }));
  const { floor, arrival } = openFloor(content, state, { ...plan, monsters });
  const goal = arrival.y * plan.width + arrival.x;
  for (const actor of floor.actors) Object.assign(actor, { goal, hp: UNDYING, maxHp: UNDYING });
  const player = { ...makePlayer(content, 1, arrival), hp: UNDYING, maxHp: UNDYING };
  return lifted(new Game(content, { ...state, floors: [floor], player }, { floor: () => plan }));
}

/** Without the limit on a turn's work: ten thousand monsters exceed it. */
function lifted(game: Game): Game {
  game.effort.most = Infinity;
  return game;
}

/** What a floor costs apart from its turns. */
function opening(content: Content, vast: Vast): string {
  const awake = Math.min(10_000, Math.floor(vast.places.length * MOST));
  const before = memory();
  const game = stressGame(content, vast, { hunters: HUNTERS, awake });
  game.turn(new Wait());
  const used = `${((memory() - before) / 1e6).toFixed(1).padStart(5)} MB`;
  const save = `${(encodeRun(game.state).length / 1e6).toFixed(2)} MB`;
  const [opened, forked, saved] = [() => stressGame(content, vast, { hunters: HUNTERS, awake }), () => game.fork(), () => encodeRun(game.state)].map((work) => {
    return ms(Math.min(...Array.from({ length: ROUNDS }, () => timeOf(work))));
  });
  return `${headOf(vast, awake)}   opened in ${opened}, ${used} after a turn; forked in ${forked}; saved in ${saved}, ${save}`;
}

/** Milliseconds of the processor's time. */
function timeOf(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

setFlagsFromString('--expose_gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes in use; the second time also what the first left to be swept later. */
function memory(): number {
  collect();
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const ms = (time: number): string => `${time.toFixed(2).padStart(7)} ms`;
