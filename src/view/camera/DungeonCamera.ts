import type Phaser from 'phaser';
import type { Point } from '../../engine/core/point';
import type { GameEvent } from '../../engine/events';
import type { ViewPreferences } from '../Preferences';
import { CELL, centreOf, type Size } from '../grid/cells';
import { Shake } from '../playback/fading';
import {
  cellAt, chooseZoom, type Covered, type Frame, isInSight, keepInMiddle, keepInSight, mayStay, scrollTo, toGrid, type Wanted,
} from './framing';

/** The time in which the camera covers two thirds of its distance. */
const FOLLOW_MS = 90;
/** Beyond this distance, in map pixels, it jumps. */
const FAR = 400;

/** Follows the hero with whole-numbered zoom, on whole screen pixels. */
export class DungeonCamera {
  private at: Point = { x: 0, y: 0 };
  private goal: Point = { x: 0, y: 0 };
  private sight = { key: '', stand: '', panels: [] as Frame['panels'], focus: { x: 0, y: 0 } as Point };
  private readonly shaking = new Shake();
  private readonly spotlight = new Spotlight();

  /** @param covered what panels cover now; the same object while that is the same */
  constructor(
    private readonly camera: Phaser.Cameras.Scene2D.Camera,
    private readonly covered: () => Covered,
    private readonly preferences: Pick<ViewPreferences, 'isStill' | 'shakes' | 'zoom'>,
  ) {
    // `toGrid` puts positions on screen pixels; Phaser would round to map pixels.
    camera.setRoundPixels(false).setOrigin(0, 0);
  }

  /** Screen pixels per map pixel. */
  get zoom(): number {
    return this.camera.zoom;
  }

  /** Whether it is on its way, fading in, or with a boss that speaks for a moment. */
  get isMoving(): boolean {
    return this.at.x !== this.goal.x || this.at.y !== this.goal.y || this.camera.fadeEffect.isRunning || this.spotlight.isOn;
  }

  /** Fits the zoom to the view; the next `follow` jumps. */
  fit(): void {
    this.camera.setZoom(this.preferences.zoom ?? chooseZoom(this.camera));
    this.at = { x: -Infinity, y: -Infinity };
    this.spotlight.turn([]);
  }

  /** A turn begins: for a moment the view goes to what calls for it, and back with the next turn. */
  attend(events: readonly GameEvent[]): void {
    this.spotlight.turn(events);
  }

  /** One frame: moves toward a point in map pixels, or to what calls for the view; without motion it stays. */
  follow(focus: Point, frame: Frame, elapsed: number): void {
    const spot = this.spotlight.update(elapsed);
    this.goal = scrollTo(this.preferences.isStill ? focus : (spot ?? focus), frame);
    const share = 1 - Math.exp(-elapsed / FOLLOW_MS);
    this.at = { x: this.approach(this.at.x, this.goal.x, share), y: this.approach(this.at.y, this.goal.y, share) };
    const off = this.shaking.advance(elapsed);
    this.camera.setScroll(toGrid(this.at.x + off.x, this.zoom), toGrid(this.at.y + off.y, this.zoom));
  }

  /** The focus nearest to `focus` that keeps a point well in view and clear of panels; all in map pixels. */
  keepInMiddle(focus: Point, point: Point, frame: Frame): Point {
    const middle = keepInMiddle(focus, point, frame);
    return isInSight(point, scrollTo(middle, frame), frame) ? middle : keepInSight(point, { others: [], things: [] }, frame);
  }

  /**
   * The focus that keeps a point and those around it in sight; all in map pixels. Cached until an argument changes, and kept in a fight
   * where the hero stands still.
   */
  keepInSight(first: Point, wanted: Wanted, frame: Frame): Point {
    const { map, view, zoom, panels } = frame;
    const points = [first, ...wanted.others, ...wanted.things].flatMap(({ x, y }) => [x, y]);
    const sizes = [map.width, map.height, view.width, view.height, zoom];
    const key = points.concat(wanted.others.length, sizes).join();
    const stand = [first.x, first.y, ...sizes].join();
    if (key === this.sight.key && panels === this.sight.panels) return this.sight.focus;
    const stays = stand === this.sight.stand && mayStay(this.sight.focus, first, wanted.others, frame);
    this.sight = { key, stand, panels, focus: stays ? this.sight.focus : keepInSight(first, wanted, frame) };
    return this.sight.focus;
  }

  /** The cell under a point of the screen. */
  cellAt(screen: Point): Point {
    return cellAt(screen, { x: this.camera.scrollX, y: this.camera.scrollY }, this.zoom);
  }

  /** A cell's centre and side on the screen. */
  whereIs(cell: Point): Point & { readonly side: number } {
    const { zoom } = this;
    const { scrollX, scrollY } = this.camera;
    return { x: ((cell.x + 0.5) * CELL - scrollX) * zoom, y: ((cell.y + 0.5) * CELL - scrollY) * zoom, side: CELL * zoom };
  }

  /** Shakes briefly, by up to this many map pixels, unless the settings forbid it. */
  shake(strength: number): void {
    if (this.preferences.shakes && !this.preferences.isStill) this.shaking.kick(strength);
  }

  /** Fades in from black, as on a new floor. */
  fadeIn(lasts: number): void {
    if (!this.preferences.isStill) this.camera.fadeIn(lasts, 0, 0, 0);
  }

  /** The current view of a map. */
  frame({ width, height }: Size): Frame {
    const { camera, zoom } = this;
    return { map: { width, height }, view: { width: camera.width, height: camera.height }, zoom, ...this.covered() };
  }

  private approach(from: number, goal: number, share: number): number {
    const isFar = !(Math.abs(goal - from) < FAR);
    return isFar || this.preferences.isStill || Math.abs(goal - from) < 0.5 / this.zoom ? goal : from + (goal - from) * share;
  }
}

/** Milliseconds for which the view stays with a boss that speaks. */
const STAYS_MS = 1600;

/** Moves the view to a boss that speaks, for a moment or until the next turn. */
export class Spotlight {
  private at: Point | null = null;
  private left = 0;

  get isOn(): boolean {
    return this.at !== null;
  }

  /** A turn begins. */
  turn(events: readonly GameEvent[]): void {
    const [spoke] = events.filter((event) => event.type === 'spoke');
    this.at = spoke ? centreOf(spoke.at) : null;
    this.left = STAYS_MS;
  }

  /** One frame: where the view should be, in map pixels; null for where it would be anyway. */
  update(elapsed: number): Point | null {
    this.left -= elapsed;
    if (this.left <= 0) this.at = null;
    return this.at;
  }
}
