import type { Game } from '../../engine/Game';
import { type Content, type HazardKind, isGoalItem } from '../../engine/content';
import type { Point } from '../../engine/core/point';
import { inflictedBy } from '../../engine/effects/effects';
import { cellHash, type Size } from '../grid/cells';
import { type Area, around, common, isEmpty, NOWHERE, union } from '../grid/rect';

/** A coloured light in a cell; one that `burns` flickers. */
export interface Glow extends Point {
  /** `#rrggbb`. */
  readonly colour: string;
  readonly burns: boolean;
  /** Its reach in cells, and its strength at the centre, 0 to 1. */
  readonly reach: number;
  readonly strength: number;
}

/** The light of plants and inlays; of fire; of the goal item. */
export const SOFT = { burns: false, reach: 3.5, strength: 0.7 } as const;
const FIRE = { burns: true, reach: 3.5, strength: 0.85 } as const;
const GOAL_ITEM = { burns: true, reach: 6, strength: 0.9 } as const;
const WHITE = '#ffffff';

/** The temporary lights in view: fire, and the goal item where it lies. */
export function temporaryGlows({ floor, content }: Game): Glow[] {
  const fires = floor.state.hazards.filter(({ kind, x, y }) => floor.isVisible(x, y) && isFire(content, content.hazards.get(kind)));
  const goalItems = floor.state.items.filter(({ kind, seen }) => seen && isGoalItem(content.itemKinds.get(kind)));
  return [
    ...fires.map(({ kind, x, y }) => ({ x, y, colour: content.hazards.get(kind)?.colour ?? WHITE, ...FIRE })),
    ...goalItems.map(({ kind, x, y }) => ({ x, y, colour: content.itemKinds.get(kind)?.colour ?? WHITE, ...GOAL_ITEM })),
  ];
}

/** Whether a hazard is fire, or bright like it: it inflicts a status that water ends, or is sudden. */
export function isFire({ statuses }: Pick<Content, 'statuses'>, hazard: HazardKind | undefined): boolean {
  return hazard?.sudden === true || inflictedBy(hazard?.effects).some(({ status }) => statuses.get(status)?.endsBy === 'water');
}


/** The parts of a floor that light depends on. */
export interface Sight extends Size {
  isVisible(x: number, y: number): boolean;
  isExplored(x: number, y: number): boolean;
}

/** In cells. */
export const TORCH_REACH = 5;
/** Cells closer than this to their goal snap to it. */
const CLOSE = 0.02;

/** How far each cell has come out of the dark; changes ease in. */
export class LightField implements Size {
  readonly width: number;
  readonly height: number;
  /** Per cell its visibility and exploredness, 0 to 1. */
  readonly lit: Float32Array;
  readonly known: Float32Array;
  /** Per cell its torchlight, 0 to 1. */
  readonly glow: Float32Array;
  /** Per cell the red, green and blue of coloured lights. */
  readonly tint: readonly [Float32Array, Float32Array, Float32Array];
  /** Whether any light is coloured. */
  isTinted = false;
  private readonly litGoal: Float32Array;
  private readonly knownGoal: Float32Array;
  private moving = NOWHERE;
  private torches: readonly Point[] = [];
  private glows: readonly Glow[] = [];
  private flares: readonly Glow[] = [];

  constructor({ width, height }: Size) {
    this.width = width;
    this.height = height;
    const size = width * height;
    this.lit = new Float32Array(size);
    this.known = new Float32Array(size);
    this.glow = new Float32Array(size);
    this.tint = [new Float32Array(size), new Float32Array(size), new Float32Array(size)];
    this.litGoal = new Float32Array(size);
    this.knownGoal = new Float32Array(size);
  }

  /** Sets what is in view and explored now as the cells' goals. */
  aim(sight: Sight): void {
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) {
        const cell = y * this.width + x;
        this.litGoal[cell] = sight.isVisible(x, y) ? 1 : 0;
        this.knownGoal[cell] = sight.isExplored(x, y) ? 1 : 0;
        if (this.isMoving(cell)) this.moving = union(this.moving, { left: x, top: y, right: x + 1, bottom: y + 1 });
      }
    }
  }

  /** Moves the cells toward their goals by a share from 0 to 1; returns the area that was still moving. */
  ease(share: number): Area {
    const eased = this.moving;
    this.moving = NOWHERE;
    for (let y = eased.top; y < eased.bottom; y++) {
      for (let x = eased.left; x < eased.right; x++) {
        const cell = y * this.width + x;
        this.lit[cell] = step(this.lit[cell] ?? 0, this.litGoal[cell] ?? 0, share);
        this.known[cell] = step(this.known[cell] ?? 0, this.knownGoal[cell] ?? 0, share);
        if (this.isMoving(cell)) this.moving = eased;
      }
    }
    return eased;
  }

  /** Replaces all torches, each lighting the cells beside and south of its wall face, and all coloured lights. */
  hang(torches: readonly Point[], glows: readonly Glow[] = []): void {
    this.torches = torches;
    this.glows = glows;
    this.isTinted = this.isTinted || glows.length > 0;
  }

  /** Replaces all brief lights. */
  flare(flares: readonly Glow[]): void {
    this.flares = flares;
    this.isTinted = this.isTinted || flares.length > 0;
  }

  /** Renders all lights onto an area, at a moment in flame ticks. */
  burn(area: Area, moment: number): void {
    for (const layer of [this.glow, ...(this.isTinted ? this.tint : [])]) {
      for (let y = area.top; y < area.bottom; y++) layer.fill(0, y * this.width + area.left, y * this.width + area.right);
    }
    for (const glow of [...this.glows, ...this.flares]) {
      const lit = common(around(glow, glow.reach, this), area);
      if (!isEmpty(lit)) this.stain(glow, lit, glow.burns ? flame(glow, moment) : 1);
    }
    for (const torch of this.torches) {
      const lit = common({ ...around(torch, TORCH_REACH, this), top: torch.y }, area);
      if (!isEmpty(lit)) this.shine(torch, lit, flame(torch, moment));
    }
  }

  private shine(torch: Point, lit: Area, brightness: number): void {
    for (let y = lit.top; y < lit.bottom; y++) {
      for (let x = lit.left; x < lit.right; x++) {
        const near = 1 - Math.sqrt((x - torch.x) ** 2 + (y - torch.y) ** 2) / (TORCH_REACH + 0.5);
        const cell = y * this.width + x;
        if (near > 0) this.glow[cell] = Math.min(1, (this.glow[cell] ?? 0) + near * near * brightness);
      }
    }
  }

  private stain(glow: Glow, lit: Area, brightness: number): void {
    const colour = Number.parseInt(glow.colour.slice(1), 16);
    const parts = [colour >> 16, (colour >> 8) & 255, colour & 255].map((part) => (part / 255) * glow.strength * brightness);
    for (let y = lit.top; y < lit.bottom; y++) {
      for (let x = lit.left; x < lit.right; x++) {
        const near = Math.max(0, 1 - Math.hypot(x - glow.x, y - glow.y) / (glow.reach + 0.5));
        const cell = y * this.width + x;
        this.tint.forEach((layer, channel) => { layer[cell] = Math.min(1, (layer[cell] ?? 0) + near * near * (parts[channel] ?? 0)); });
      }
    }
  }

  private isMoving(cell: number): boolean {
    return this.lit[cell] !== this.litGoal[cell] || this.known[cell] !== this.knownGoal[cell];
  }
}

/** Ends exactly on the goal, so that motion stops. */
function step(from: number, goal: number, share: number): number {
  const next = from + (goal - from) * share;
  return Math.abs(goal - next) < CLOSE ? goal : next;
}

/** The most a flame dims, as a fraction. */
const DEPTH = 0.32;

/** A flame's brightness at a moment, 1 at most: two waves whose pace and phase depend on the cell. */
export function flame({ x, y }: Point, moment: number): number {
  const hash = cellHash(x, y, 6);
  const phase = (hash % 628) / 100;
  const pace = 0.55 + ((hash >>> 10) % 40) / 100;
  const wave = Math.sin(moment * pace + phase) * 0.6 + Math.sin(moment * pace * 2.7 + phase * 3) * 0.4;
  return 1 - (DEPTH * (1 + wave)) / 2;
}
