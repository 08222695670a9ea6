import type { World } from '../World';
import { EndlessError } from '../core/Effort';
import type { Message } from '../core/grammar';
import { FULL_TURN, type Actor } from '../state';

/** Limit on actions handing over to one another; more is a bug. */
const MOST_HANDOVERS = 8;

/** How an action went: done at a cost, replaced by another action, or refused with a reason and at no cost. */
export type ActionResult =
  | { readonly done: true; readonly cost: number }
  | { readonly done: false; readonly instead: Action }
  | { readonly done: false; readonly instead: null; readonly why: Message };

/** One action: created, performed once, never saved; the player and monsters use the same classes. */
export interface Action {
  perform(world: World, actor: Actor): ActionResult;
}

const DONE: ActionResult = { done: true, cost: FULL_TURN };

export function done(): ActionResult {
  return DONE;
}

/** Done without using a turn. */
export function free(): ActionResult {
  return { done: true, cost: 0 };
}

export function instead(action: Action): ActionResult {
  return { done: false, instead: action };
}

export function refused(key: string, params: Message['params'] = {}): ActionResult {
  return { done: false, instead: null, why: { key, params } };
}

/** Performs an actor's action and whatever it hands over to. */
export function perform(world: World, action: Action, actor: Actor): Exclude<ActionResult, { instead: Action }> {
  let current = action;
  for (let i = 0; i < MOST_HANDOVERS; i++) {
    const result = current.perform(world, actor);
    if (result.done || result.instead === null) return result;
    current = result.instead;
  }
  throw new EndlessError('Actions handing over to each other', MOST_HANDOVERS);
}
