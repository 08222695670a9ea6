import type { Game } from '../../../src/engine/Game';
import { brokenInvariants } from '../../../src/engine/run/invariants';
import { playRun } from '../../../src/lab/playRun';
import type { Lane } from '../lane';
import { PAIRS, pairOf, POLICIES } from '../contents';

/** The most actions of a run, so that many are short and some get far; a pair's first run is short, so that every pair plays every day. */
const LENGTHS = [60, 120, 240, 900];
const FIRST_LENGTHS = [20, 40, 80, 160];

/** A breach stays, so checking every few turns still finds it, a little later; the long run checks after each. */
const EVERY = 4;

/** Bots play every pack: all invariants hold, and refused actions change nothing. */
export function botsLane(every = EVERY): Lane {
  const seen = { deaths: 0, refused: 0, deepest: 1, pairs: new Set<number>() };
  return {
    name: 'bots',
    unit: `turns of ${POLICIES.length} bots`,
    target: 3_000,
    long: 1_000_000,
    run(index, rng, seed) {
      const { content, bot } = pairOf(index);
      seen.pairs.add(index % PAIRS);
      let last: Game | null = null;
      const act = (game: Game, action: Parameters<Game['turn']>[0]): ReturnType<Game['turn']> => {
        last = game;
        const before = game.hash;
        const events = game.turn(action);
        if (events[0]?.type === 'refused') {
          seen.refused++;
          if (game.hash !== before) throw new Error(`turn ${game.state.turn}: ${action.constructor.name} was refused and yet changed the run`);
        }
        return events;
      };
      const watch = (game: Game): void => {
        if (game.state.turn % every !== 0 && !game.isOver) return;
        const faults = brokenInvariants(game);
        if (faults.length > 0) throw new Error(`turn ${game.state.turn}: ${faults.join(' ')}`);
      };
      try {
        const { turns, dead, floor } = playRun(content, { seed, bot, turns: rng.pick(index < PAIRS ? FIRST_LENGTHS : LENGTHS), act, onTurn: watch });
        seen.deepest = Math.max(seen.deepest, floor);
        if (dead) seen.deaths++;
        return turns;
      } catch (error) {
        throw new Error(`${content.id}, seed "${seed}", turn ${turnOf(last)}`, { cause: error });
      }
    },
    note: () => `${seen.deaths} deaths, ${seen.refused} refusals, down to floor ${seen.deepest}`,
    missed: () => [
      ...(seen.pairs.size < PAIRS ? [`only ${seen.pairs.size} of ${PAIRS} pairs of pack and bot have played.`] : []),
      ...(seen.deaths < 5 ? [`only ${seen.deaths} runs ended in death.`] : []),
      ...(seen.refused < 250 ? [`only ${seen.refused} actions were refused.`] : []),
      ...(seen.deepest < 3 ? ['nobody came to floor 3.'] : []),
    ],
  };
}

function turnOf(game: Game | null): number {
  return game?.state.turn ?? 0;
}
