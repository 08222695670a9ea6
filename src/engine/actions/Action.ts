import type { Message } from '../core/grammar';
import { EndlessError } from '../core/Watchdog';
import type { World } from '../World';
import type { Actor } from '../state';

/** How often one action may hand on to another before that is a mistake in the code. */
const MOST_HANDOVERS = 8;

/** What an action costs, in energy: a normal actor gains as much in a round. */
export const FULL_TURN = 100;

/** How an action went: done at a cost, handed on to another action, or refused with a reason and nothing lost. */
export type ActionResult =
  | { readonly done: true; readonly cost: number }
  | { readonly done: false; readonly instead: Action }
  | { readonly done: false; readonly instead: null; readonly why: Message };

/** One action: made fresh, performed once, never saved; the same for the player's keys and for monsters. */
export interface Action {
  perform(world: World, actor: Actor): ActionResult;
}

const DONE: ActionResult = { done: true, cost: FULL_TURN };

export function done(): ActionResult {
  return DONE;
}

/** Done, and no turn passes. */
export function free(): ActionResult {
  return { done: true, cost: 0 };
}

export function instead(action: Action): ActionResult {
  return { done: false, instead: action };
}

export function refused(key: string, params: Message['params'] = {}): ActionResult {
  return { done: false, instead: null, why: { key, params } };
}

/** Lets an actor do an action, following it where it hands on. */
export function perform(world: World, action: Action, actor: Actor): Exclude<ActionResult, { instead: Action }> {
  let current = action;
  for (let i = 0; i < MOST_HANDOVERS; i++) {
    const result = current.perform(world, actor);
    if (result.done || result.instead === null) return result;
    current = result.instead;
  }
  throw new EndlessError('An action hands on to another', MOST_HANDOVERS);
}
