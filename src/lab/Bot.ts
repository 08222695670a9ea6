import type { Action } from '../engine/actions/Action';
import type { Rng } from '../engine/core/rng';
import type { Game } from '../engine/Game';

/** Chooses the player's next action; a refused one costs no turn, and the bot is called again. */
export type Bot = (game: Game, rng: Rng) => Action;
