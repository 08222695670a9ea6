import type { Action } from '../engine/actions/Action';
import type { Command } from './commands';
import type { Confirm } from './modes/Confirm';
import type { GameOver } from './modes/GameOver';
import type { Help } from './modes/Help';
import type { Inventory } from './modes/Inventory';
import type { Messages } from './modes/Messages';
import type { NewRun } from './modes/NewRun';
import type { Opening } from './modes/Opening';
import type { Pause } from './modes/Pause';
import type { Playing } from './modes/Playing';
import type { Session } from './Session';

/** Which keys are in force: walking about, a list with letters, a menu of choices, or a page to read. */
export type Layer = 'play' | 'list' | 'menu' | 'page';

/** What a mode makes of a command. `act` closes everything above the map, then the player does the deed. */
export type Answer =
  | { readonly then: 'stay' }
  | { readonly then: 'push'; readonly mode: Mode }
  | { readonly then: 'pop' }
  | { readonly then: 'act'; readonly action: Action };

/** What every mode has: its logic knows neither Phaser nor DOM. */
export interface ModeLogic {
  readonly layer: Layer;
  handle(command: Command, session: Session): Answer;
}

/** One state of the interface; the panels show the topmost. */
export type Mode = Opening | NewRun | Playing | Inventory | Messages | Help | Pause | Confirm | GameOver;

export const STAY: Answer = { then: 'stay' };
export const POP: Answer = { then: 'pop' };

/** Opens a mode above this one. */
export function push(mode: Mode): Answer {
  return { then: 'push', mode };
}

/** Lets the player do a deed. */
export function act(action: Action): Answer {
  return { then: 'act', action };
}
