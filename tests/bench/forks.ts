import { Rng } from '../../src/engine/core/rng';
import type { Game } from '../../src/engine/Game';
import type { Bot } from '../../src/lab/playRun';
import { BOTS } from '../../src/lab/bots';
import { newGame } from '../../src/procgen/newGame';
import { benchContent } from './floorOf';
import { median, sideBySide, us } from './measure';

const FLOOR = 7;
/** Runs that got there, and seeds to look for them. */
const RUNS = 8;
const SEEDS = 200;
const ROUNDS = 15;
const FORKS = 200;
const ROLLOUTS = 20;
const AHEAD = 20;

/** What thinking ahead costs on the seventh floor of the campaign: a copy of the run, and twenty turns on it. */
export function benchForks(): string[] {
  const games = runsOnFloor();
  const times: number[] = [];
  let state = 0;
  for (const game of games) {
    const { ms } = sideBySide({ ms: () => { for (let i = 0; i < FORKS; i++) state ^= game.fork().state.turn; } }, ROUNDS);
    times.push(ms / FORKS);
  }
  const rate = (bot: Bot): number => {
    const { ms } = sideBySide({ ms: () => { for (let i = 0; i < ROLLOUTS; i++) state ^= lookAhead(games[i % games.length] as Game, bot, i); } }, ROUNDS);
    return Math.round((ROLLOUTS / ms) * 1000);
  };
  const [fighter, random] = [rate(BOTS['fighter'] as Bot), rate(BOTS['random'] as Bot)];
  return [
    `Thinking ahead on floor ${FLOOR}, ${games.length} runs (${state >>> 0})`,
    `  a fork                      ${us(median(times)).padStart(9)}`,
    `  ${AHEAD} turns of the fighter     ${String(fighter).padStart(6)} a second`,
    `  ${AHEAD} turns at random          ${String(random).padStart(6)} a second`,
  ];
}

/** The first runs of the fighter that reach the floor, in the middle of it. */
function runsOnFloor(): Game[] {
  const content = benchContent('lanternfall');
  const found: Game[] = [];
  for (let seed = 1; seed <= SEEDS && found.length < RUNS; seed++) {
    const game = newGame(content, `bench ${seed}`);
    playOn(game, BOTS['fighter'] as Bot, { rng: Rng.of(String(seed), 'bot'), until: ({ state }) => state.floor === FLOOR });
    playOn(game, BOTS['fighter'] as Bot, { rng: Rng.of(String(seed), 'more'), until: ({ state: { turn } }) => turn % 100 === 0 });
    if (!game.isOver && game.state.floor === FLOOR) found.push(game);
  }
  return found;
}

function lookAhead(game: Game, bot: Bot, seed: number): number {
  const fork = game.fork();
  const end = game.state.turn + AHEAD;
  playOn(fork, bot, { rng: new Rng([seed, 2, 3, 4]), until: ({ state }) => state.turn >= end });
  return fork.hash;
}

/** Plays until something holds or the run is over; every action counts, also one that takes no turn. */
function playOn(game: Game, bot: Bot, { rng, until }: { rng: Rng; until: (game: Game) => boolean }): void {
  for (let actions = 0; actions < 5000 && !game.isOver && !until(game); actions++) game.turn(bot(game, rng));
}
