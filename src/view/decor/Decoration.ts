import type Phaser from 'phaser';
import type { Point } from '../../engine/core/point';
import { DEPTH } from '../depth';
import { cellHash, centreOf } from '../grid/cells';
import type { Glow } from '../light/LightField';
import { isDoorAt, isFace, isOpen, type TileSource } from '../map/autotile';
import { play } from '../textures/Picture';
import { ATLAS } from '../textures/canvasTextures';
import type { Theme } from '../themes/Theme';
import { LIGHTS } from '../themes/themes';
import { type Furniture, type FurnishedFloor, lyingOf, type Lying } from './Furniture';

/** Purely cosmetic decoration: over a wall's face, or on the ground under items and actors. */
export interface Decor {
  /** The frame's name; if `animated`, its prefix: `.0` and `.1` follow, six a second. */
  readonly frame: string;
  readonly animated: boolean;
  /** Drawn flipped west to east. */
  readonly flip: boolean;
}

/**
 * The furniture of a floor as frames. Ask it about the true map, but draw it only over explored cells, and not on stairs, traps or water,
 * nor on a wall that is not drawn as a face.
 */
export class Decoration {
  private readonly source: TileSource;
  private readonly furniture: Furniture | null;

  /** @param burns whether it has torches and hearths */
  constructor(
    private readonly theme: Theme,
    site: FurnishedFloor,
    private readonly burns: boolean,
  ) {
    this.source = site.source;
    this.furniture = theme.furnish?.(site) ?? null;
  }

  /** A cell's decoration, or null for most. */
  at(x: number, y: number): Decor | null {
    const { source, furniture } = this;
    if (isFace(source, x, y)) return this.decor(furniture?.face(x, y) ?? null, false);
    const lying = isOpen(source, x, y) && !isByDoor(source, x, y) ? (furniture?.ground(x, y) ?? null) : null;
    return this.lain(lying);
  }

  /** What floats on a cell of shallow, still water. */
  afloat(x: number, y: number): Decor | null {
    const { floats } = this.theme;
    return floats ? this.lain(lyingOf(floats, cellHash(x, y, this.source.salt + 13))) : null;
  }

  /** The frame of a room's carpet. */
  carpet(x: number, y: number): string | null {
    const name = this.furniture?.carpet(x, y) ?? null;
    return name === null ? null : this.frame(name);
  }

  /**
   * A cell's special ground, or null for the theme's default.
   * @param known the explored map, on which shadows depend
   */
  paving(x: number, y: number, known: TileSource): string | null {
    const paving = this.furniture?.paving(x, y) ?? null;
    const shade = isOpen(known, x, y - 1) ? '' : '-shade';
    return paving && `${this.frame(`${paving.name}${shade}`)}.${paving.variant}`;
  }

  private lain(lying: Lying | null): Decor | null {
    return lying && this.decor(lying.name, lying.flips === true || (lying.mirrors === true && this.theme.mirrored.includes(lying.name)));
  }

  private decor(name: string | null, flip: boolean): Decor | null {
    const frame = name === null ? null : this.frame(name);
    if (name === null || frame === null || (!this.burns && LIGHTS[frame] === 'flame')) return null;
    return { frame, animated: this.theme.moving.includes(name), flip };
  }

  private frame(name: string): string {
    const { frames, borrowed } = this.theme;
    return (Object.hasOwn(borrowed, name) ? borrowed[name] : undefined) ?? `${frames}/${name}`;
  }
}

function isByDoor(source: TileSource, x: number, y: number): boolean {
  return isDoorAt(source, x - 1, y) || isDoorAt(source, x + 1, y) || isDoorAt(source, x, y - 1) || isDoorAt(source, x, y + 1);
}

const FRAMES_A_SECOND = 6;

interface Standing {
  readonly cell: Point;
  readonly frame: string;
  readonly sprite: Phaser.GameObjects.Sprite;
}

/** Animated scenery on walls and ground, such as torches: one sprite for each. */
export class Scenery {
  private readonly sprites = new Map<string, Standing>();

  constructor(private readonly scene: Phaser.Scene) {}

  /** The cells of torches and hearths. */
  get torches(): readonly Point[] {
    return [...this.sprites.values()].flatMap(({ frame, cell }) => (LIGHTS[frame] === 'flame' ? [cell] : []));
  }

  /** The lights of other scenery. */
  get glows(): readonly Glow[] {
    return [...this.sprites.values()].flatMap(({ frame, cell }) => {
      const light = LIGHTS[frame];
      return light === undefined || light === 'flame' ? [] : [{ x: cell.x, y: cell.y, ...light }];
    });
  }

  /** Sets or clears a cell's decor. */
  put(cell: Point, decor: Decor | null): void {
    const key = `${cell.x},${cell.y}`;
    const known = this.sprites.get(key);
    if (known?.frame === decor?.frame) return;
    known?.sprite.destroy();
    if (decor === null) this.sprites.delete(key);
    else this.sprites.set(key, { cell, frame: decor.frame, sprite: this.draw(cell, decor) });
  }

  clear(): void {
    for (const { sprite } of this.sprites.values()) sprite.destroy();
    this.sprites.clear();
  }

  private draw(cell: Point, { frame, flip }: Decor): Phaser.GameObjects.Sprite {
    const { x, y } = centreOf(cell);
    const sprite = this.scene.add.sprite(x, y, ATLAS, `${frame}.0`).setFlipX(flip).setDepth(DEPTH.scenery);
    play(sprite, frame, { frameRate: FRAMES_A_SECOND, phase: cellHash(cell.x, cell.y, 0) });
    return sprite;
  }
}
