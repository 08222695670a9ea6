import type { Point } from '../engine/core/point';
import type { FilesPort } from './files/archiveFiles';
import type { Fullscreen } from './input/fullscreen';
import type { LoreStore } from '../keep/lore';
import type { Buzz } from './input/Rumble';
import type { SettingsStore } from './settings/settings';
import type { Canary } from '../keep/saves/Canary';
import type { KeyStore } from '../keep/saves/KeyStore';
import type { Lock } from '../keep/browser/Lock';
import type { TailPlace } from '../keep/browser/Tail';
import type { Area } from './views/mapSigns';

/** The middle of a cell and its side, in CSS pixels of the page. */
export interface CellOnPage extends Point {
  readonly side: number;
}

/** What the session needs of the world around it. */
export interface SessionPorts {
  /** Where runs and their history are kept. */
  readonly storage: KeyStore;
  /** Where a page that is being left puts what it cannot wait for. */
  readonly tail?: TailPlace;
  /** Notes outside the storage which run that keeps. */
  readonly canary?: Canary;
  /** Lets one page at a time keep the run. */
  readonly lock?: Lock;
  readonly settings?: SettingsStore;
  readonly lore?: LoreStore;
  /** Language tags that the player's system prefers, the first foremost. */
  readonly languages?: readonly string[];
  /** Whether the map is still moving from the last turn; the scene sets it. */
  isBusy?: () => boolean;
  /** Where a cell of the map is drawn; the scene sets it. */
  whereIs?: (cell: Point) => CellOnPage;
  /** Draws cells of the floor, as far as they are known, into a canvas, each `side` of its pixels wide; the scene sets it. */
  paintFloor?: (canvas: HTMLCanvasElement, area: Area & { readonly side: number }) => void;
  /** The marks at the edge for enemies in view that the map does not show, in CSS pixels of the page; the scene sets it. */
  marksAtEdge?: () => readonly (Point & { readonly steps: number })[];
  /** Filling the screen; null or missing where that cannot be done. */
  readonly fullscreen?: Fullscreen | null;
  /** Lets the device buzz; missing where it cannot. */
  readonly vibrate?: (buzz: Buzz) => void;
  /** How texts leave the page and come in; missing where there is no page. */
  readonly files?: FilesPort;
  /** Names of all sprites that there are, with their frames; none where they cannot be had. */
  readonly sprites?: () => Promise<readonly string[]>;
  /** Where the page is, for links to it; missing where there is no page. */
  readonly address?: string;
  /** A number 0 <= n < 1, for naming seeds and runs. */
  readonly random?: () => number;
  /** The present moment. */
  readonly now?: () => Date;
}
