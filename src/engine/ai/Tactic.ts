import type { Action } from '../actions/Action';
import { Stand } from '../actions/Stand';
import type { World } from '../World';
import type { Actor } from '../state';

/** Proposes an action for a monster, or passes with null. */
export type Tactic = (world: World, actor: Actor) => Action | null;

/** The proposal to do nothing, before any later tactic has a say. */
export const STAND: Action = new Stand();
