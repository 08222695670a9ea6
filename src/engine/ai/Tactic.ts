import type { Action } from '../actions/Action';
import { Stand } from '../actions/Stand';
import type { World } from '../World';
import type { Actor } from '../state';

/** Proposes an action for a monster, or passes with null. */
export type Tactic = (world: World, actor: Actor) => Action | null;

/** Proposes to do nothing and so ends the search: later tactics are not tried. */
export const STAND: Action = new Stand();
