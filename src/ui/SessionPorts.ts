import type { Intent } from '../engine/ai/intents';
import type { Point } from '../engine/core/point';
import type { Game } from '../engine/Game';
import type { Command, Layer } from './commands';
import type { FilesPort } from './files/archiveFiles';
import type { Device } from './input/Hands';
import type { KeyPress } from './input/KeyPress';
import type { Listeners } from './Listeners';
import type { MapOverlay, ModeResult, Turns } from './Mode';
import type { Session } from './Session';
import type { Run, RunStart } from '../keep/Run';
import type { LoreStore } from '../keep/lore';
import type { SettingsStore } from './settings/settings';
import type { Canary } from '../keep/saves/Canary';
import type { KeyStore } from '../keep/saves/KeyStore';
import type { Lock } from '../keep/browser/Lock';
import type { TailPlace } from '../keep/browser/LocalStorage';
import type { Area } from './views/mapSigns';

/** The middle of a cell and its side, in CSS pixels of the page. */
export interface CellOnPage extends Point {
  readonly side: number;
}

/** Fullscreen mode, where the browser supports it. */
export interface Fullscreen {
  isOn(): boolean;
  toggle(): void;
}

/** Milliseconds of vibration, or of vibration and pause alternating. */
export type Buzz = number | number[];

/** What a session needs from its page. */
export interface SessionPorts {
  /** Stores runs and their history. */
  readonly storage: KeyStore;
  /** Takes what a closing page has no time to write to the storage. */
  readonly tail?: TailPlace;
  /** Notes outside the storage which run is saved in it. */
  readonly canary?: Canary;
  /** Lets one page at a time save the run. */
  readonly lock?: Lock;
  readonly settings?: SettingsStore;
  readonly lore?: LoreStore;
  /** The language tags the system prefers, best first. */
  readonly languages?: readonly string[];
  /** Whether the map has come; the page and then the scene set it. Without it there is nothing to wait for. */
  isReady?: () => boolean;
  /** Whether the map is still moving from the last turn; the scene sets it. */
  isBusy?: () => boolean;
  /** Where a cell is drawn on the page; the scene sets it. */
  whereIs?: (cell: Point) => CellOnPage;
  /** Draws the known cells of an area into a canvas, each `side` of its pixels wide; the scene sets it. */
  paintFloor?: (canvas: HTMLCanvasElement, area: Area & { readonly side: number }) => void;
  /** The edge marks of enemies in view but off the screen, in CSS pixels of the page; the scene sets it. */
  marksAtEdge?: () => readonly (Point & { readonly steps: number })[];
  /** Fullscreen; null or missing where it is unavailable. */
  readonly fullscreen?: Fullscreen | null;
  /** Vibrates the device; missing where it can't. */
  readonly vibrate?: (buzz: Buzz) => void;
  /** The clipboard and files; missing where there is no page. */
  readonly files?: FilesPort;
  /** The names of all sprite frames; none where they can't be loaded. */
  readonly sprites?: () => Promise<readonly string[]>;
  /** The page's address, for links to it; missing where there is no page. */
  readonly address?: string;
  /** Returns 0 <= n < 1, for naming seeds and runs. */
  readonly random: () => number;
  /** The present moment. */
  readonly now?: () => Date;
}

/** What playing needs beyond the title, as `run/play` has it. */
export interface Play {
  beginRun(pack: string, seed: string, start: RunStart & { readonly hero?: string }): Run;
  /** Lets the first key of another scheme choose that; returns how to say so. */
  chooseByKey(session: Session, press: KeyPress, layer: Layer): (() => void) | null;
  /** What a command on the map does. */
  onMap(command: Command, session: Session, game: Game): ModeResult;
  marksOf(session: Session, game: Game, pointed: Point | null): MapOverlay;
  takeTurns(session: Session, listeners: Listeners): TurnTaker;
}

/** Takes the player's turns, as `run/PlayerTurns` does. */
export interface TurnTaker {
  /** The intent under way; null while the player gives each action. */
  readonly pursuit: Intent | null;
  /** Keeps a dialog that has opened by itself from clicks and taps for a moment. */
  readonly unasked: { readonly isSettling: boolean; refuses(command: Command, device: Device): boolean };
  take(asked: Turns): void;
  frame(elapsed: number): void;
  /** Ends the intent because the player says so; false when there was none. */
  halt(): boolean;
  /** Drops the intent: another run comes on the screen. */
  forget(): void;
  /** Opens the choice of a pending level reward. */
  askForReward(game: Game): void;
  /** A run has been opened, perhaps in its first turn. */
  begin(game: Game): void;
}
