import type { Action } from '../engine/actions/Action';
import type { Intent } from '../engine/ai/intents';
import type { Command, Layer } from './commands';
import type { MapOverlay } from './MapOverlay';
import type { Beast } from './modes/Beast';
import type { Bestiary } from './modes/Bestiary';
import type { Character } from './modes/Character';
import type { Confirm } from './modes/Confirm';
import type { BindingKeys } from './modes/BindingKeys';
import type { Dungeons } from './modes/Dungeons';
import type { Files } from './modes/Files';
import type { Elsewhere } from './modes/Elsewhere';
import type { FloorMap } from './modes/FloorMap';
import type { GameOver } from './modes/GameOver';
import type { Help } from './modes/Help';
import type { ImportPage } from './modes/ImportPage';
import type { Inventory } from './modes/Inventory';
import type { ItemPage } from './modes/ItemPage';
import type { KeyCapture } from './modes/KeyCapture';
import type { KeySettings } from './modes/KeySettings';
import type { Look } from './modes/Look';
import type { Messages } from './modes/Messages';
import type { NewLevel } from './modes/NewLevel';
import type { NewRun } from './modes/NewRun';
import type { Odds } from './modes/Odds';
import type { Opening } from './modes/Opening';
import type { PackErrors } from './modes/PackErrors';
import type { PastRun } from './modes/PastRun';
import type { PastRuns } from './modes/PastRuns';
import type { Pause } from './modes/Pause';
import type { Playing } from './modes/Playing';
import type { QuickChoice } from './modes/QuickChoice';
import type { Scores } from './modes/Scores';
import type { SettingsMenu } from './modes/SettingsMenu';
import type { ShareRun } from './modes/ShareRun';
import type { Surroundings } from './modes/Surroundings';
import type { Targeting } from './modes/Targeting';
import type { ReplayMode } from './modes/ReplayMode';
import type { Tombstone } from './modes/Tombstone';
import type { Session } from './Session';

/** A mode's answer to a command. All but `stay`, `push` and `pop` first close everything above the map. */
export type ModeResult =
  | { readonly then: 'stay' }
  | { readonly then: 'push'; readonly mode: Mode }
  | { readonly then: 'pop' }
  /** Opens a mode in place of all open ones. */
  | { readonly then: 'turn'; readonly mode: Mode }
  /** Does an action, after asking where it is dangerous. */
  | { readonly then: 'act'; readonly action: Action }
  /** The same without asking. */
  | { readonly then: 'dare'; readonly action: Action }
  /** Takes turns until the intent is done or something interrupts it. */
  | { readonly then: 'pursue'; readonly intent: Intent };

/** What every mode has. Its logic knows neither Phaser nor the DOM. */
export interface ModeLogic {
  readonly layer: Layer;
  handle(command: Command, session: Session): ModeResult;
  /** Its marks on the map, if any. */
  marks?(session: Session): MapOverlay;
}

/** One state of the interface; the panels show the topmost. */
export type Mode =
  | Opening
  | NewRun
  | Dungeons
  | Playing
  | Inventory
  | ItemPage
  | QuickChoice
  | Targeting
  | Look
  | FloorMap
  | Surroundings
  | Character
  | Messages
  | Bestiary
  | Beast
  | Odds
  | Help
  | NewLevel
  | Pause
  | SettingsMenu
  | KeySettings
  | BindingKeys
  | KeyCapture
  | Confirm
  | ReplayMode
  | ShareRun
  | Scores
  | PackErrors
  | PastRuns
  | PastRun
  | Tombstone
  | Files
  | ImportPage
  | Elsewhere
  | GameOver;

export const STAY: ModeResult = { then: 'stay' };
export const POP: ModeResult = { then: 'pop' };

/** Opens a mode above this one. */
export function push(mode: Mode): ModeResult {
  return { then: 'push', mode };
}

/** Closes everything above the map and opens a mode there. */
export function turnTo(mode: Mode): ModeResult {
  return { then: 'turn', mode };
}

/** Does an action, after asking where it is dangerous. */
export function act(action: Action): ModeResult {
  return { then: 'act', action };
}

/** Does an action whatever the danger. */
export function dare(action: Action): ModeResult {
  return { then: 'dare', action };
}

/** Takes up something that takes several turns. */
export function pursue(intent: Intent): ModeResult {
  return { then: 'pursue', intent };
}
