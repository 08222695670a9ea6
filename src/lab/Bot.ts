import type { Action } from '../engine/actions/Action';
import type { Rng } from '../engine/core/rng';
import type { Game } from '../engine/Game';

/** Chooses the player's next action; what is refused costs no turn and the bot is asked again. */
export type Bot = (game: Game, rng: Rng) => Action;
