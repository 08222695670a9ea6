import type { Message } from '../core/grammar';
import type { Game } from '../Game';
import type { Actor } from '../state';

/** What an action costs, in energy: a normal actor gains as much in a round. */
export const FULL_TURN = 100;

/** How a deed went: done at a cost, handed on to another deed, or refused with a reason and nothing lost. */
export type ActionResult =
  | { readonly done: true; readonly cost: number }
  | { readonly done: false; readonly instead: Action }
  | { readonly done: false; readonly instead: null; readonly why: Message };

/** One deed: made fresh, performed once, never saved; the same for the player's keys and for monsters. */
export interface Action {
  perform(game: Game, actor: Actor): ActionResult;
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
