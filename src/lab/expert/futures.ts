import { Stairs } from '../../engine/actions/Stairs';
import { Wait } from '../../engine/actions/Wait';
import { Rng } from '../../engine/core/rng';
import type { Game } from '../../engine/Game';
import type { Bot } from '../Bot';
import type { Caution } from './Caution';
import { awakeInView, type Plan } from './plans';
import { valueOf, type End } from './value';

/** A future is over after this many turns without an enemy in view. */
const CALM = 6;

/** Refused actions in a row after which it waits. */
const PATIENCE = 5;

/** What each turn before death is worth: something may still save the player. */
const LATER = 0.001;

/** How a copy of a run is played on: by a plan, and when that is done by a bot. */
export interface Ahead {
  readonly plan: Plan;
  readonly bot: Bot;
  readonly caution: Caution;
  readonly turns: number;
}

/** One future of a copy; the same label brings every plan the same luck. Its value less what its turns cost, and the HP left. */
export function futureOf(from: Game, label: string, { plan, bot, caution, turns }: Ahead): { readonly value: number; readonly hp: number } {
  const game = from.fork();
  shuffle(game, label);
  const rng = Rng.of(label, 'bot');
  const { turn: start, floor } = game.state;
  let steps = plan.begin();
  let calm = 0;
  let idle = 0;
  let end: End = 'here';
  while (game.state.turn < start + turns && !game.isOver && calm < CALM) {
    const { turn } = game.state;
    const planned = steps(game);
    if (!planned) steps = none;
    const action = planned ?? (idle < PATIENCE ? bot(game, rng) : new Wait());
    // What is down there is not known.
    if (action instanceof Stairs || game.state.floor !== floor) {
      end = 'down';
      break;
    }
    game.turn(action);
    idle = game.state.turn === turn ? idle + 1 : 0;
    if (idle > 0) steps = none;
    calm = awakeInView(game).length > 0 ? 0 : calm + 1;
  }
  const passed = game.state.turn - start;
  const bonus = game.isOver ? LATER * passed : -caution.turn * passed;
  return { value: valueOf(game, caution, end) + bonus, hp: Math.max(0, game.state.player.hp) };
}

const none = (): null => null;

/** Redraws what chance will bring, and how soon each monster can act, which the player does not see. */
function shuffle({ state, floor }: Game, label: string): void {
  for (const [name, stream] of Object.entries(state.streams)) Rng.stateOf(label, name).forEach((word, at) => { (stream as number[])[at] = word; });
  const rng = Rng.of(label, 'energy');
  for (const actor of floor.state.actors) actor.energy = rng.below(100);
}
