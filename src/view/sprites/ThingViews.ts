import type Phaser from 'phaser';
import type { Game } from '../../engine/Game';
import type { Look } from '../../engine/content';
import type { Point } from '../../engine/core/point';
import { lostLanternAt } from '../../engine/facts/light';
import { disguiseOf, itemLook } from '../../engine/facts/names';
import type { ViewPreferences } from '../Preferences';
import { DEPTH } from '../depth';
import { CELL, cellHash, centreOf } from '../grid/cells';
import { isFire } from '../light/LightField';
import { colourOf } from '../palette';
import { firstFrame, isAnimated, outlined, pictureOf, play } from '../textures/Picture';
import { shadowTexture } from '../textures/canvasTextures';

/** The frame for corpses, and for items whose kind the pack no longer has. */
export const REMAINS = 'item/remains';
const REMAINS_LOOK: Look = { glyph: '%', colour: '#b8a888', sprite: REMAINS };

/** Remains that will rise again. */
const SHARDS_LOOK: Look = { glyph: '{', colour: '#c07c58', sprite: 'item/shards' };

/** The player's own lantern, where a thief has dropped it. */
const LAMP_LOOK: Look = { glyph: '*', colour: '#f0c848', sprite: 'item/lantern' };

/** An item or corpse, as the player remembers it. */
interface Thing {
  /** Changes whenever anything about it does. */
  readonly key: string;
  readonly look: Look;
  readonly cell: Point;
  readonly isCorpse: boolean;
}

/** The things on the ground, as far as the player knows: corpses, items, and disguised monsters in view. */
export function thingsSeen(game: Game): Thing[] {
  const { floor, state } = game;
  const lamp = lostLanternAt(game);
  const thing = (kind: string, look: Look, { x, y }: Point): Thing => {
    return { key: `${state.floor}:${x},${y} ${kind} ${look.sprite}`, look, cell: { x, y }, isCorpse: kind === 'corpse' };
  };
  return [
    ...floor.state.corpses.filter(({ seen }) => seen).map((corpse) => {
      return thing('corpse', corpse.rises > 0 ? SHARDS_LOOK : REMAINS_LOOK, corpse);
    }),
    ...floor.state.items.filter(({ seen }) => seen).map((item) => thing(`item ${item.id}`, lookOf(game, item.kind), item)),
    ...(lamp ? [thing('lamp', LAMP_LOOK, lamp)] : []),
    ...disguises(game).map(({ kind, cell }) => thing('disguise', lookOf(game, kind), cell)),
  ];
}

/** The item kinds that monsters are disguised as, in view or as remembered. */
function disguises(game: Game): { readonly kind: string; readonly cell: Point }[] {
  return game.floor.state.actors.flatMap((actor) => {
    const kind = disguiseOf(game, actor);
    return kind === undefined ? [] : [{ kind, cell: { x: actor.x, y: actor.y } }];
  });
}

/** An item kind's look, as the player knows it. */
export function lookOf(game: Game, kind: string): Look {
  return game.content.itemKinds.has(kind) ? itemLook(game, kind) : REMAINS_LOOK;
}

const SHADOW_DROP = 6;
const FRAMES_A_SECOND = 3;

/** A thing and its images. */
interface Shown {
  readonly thing: Thing;
  readonly images: readonly (Phaser.GameObjects.Image | Phaser.GameObjects.Sprite)[];
}

/** Items and corpses that the player has seen. */
export class ThingViews {
  private readonly shown = new Map<string, Shown>();

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly preferences: ViewPreferences,
  ) {}

  /** Removes all. */
  clear(): void {
    for (const { images } of this.shown.values()) this.lose(images);
    this.shown.clear();
  }

  /** Updates the images to the state; a disguise is remembered until its cell is seen again. */
  sync(game: Game): void {
    const things = new Map(thingsSeen(game).map((thing) => [thing.key, thing]));
    for (const [key, { thing, images }] of this.shown) {
      if (things.has(key) || isRemembered(game, thing)) continue;
      this.lose(images);
      this.shown.delete(key);
    }
    for (const [key, thing] of things) if (!this.shown.has(key)) this.shown.set(key, { thing, images: this.draw(thing) });
  }

  /** Has an item glide to a cell, in which the next `sync` draws it. */
  float(item: number, to: Point, lasts: number): void {
    for (const [key, { thing, images }] of this.shown) {
      if (!key.includes(` item ${item} `)) continue;
      const [across, down] = [(to.x - thing.cell.x) * CELL, (to.y - thing.cell.y) * CELL];
      for (const image of images) this.scene.tweens.add({ targets: image, x: image.x + across, y: image.y + down, duration: lasts });
    }
  }

  private lose(images: Shown['images']): void {
    for (const image of images) {
      this.scene.tweens.killTweensOf(image);
      image.destroy();
    }
  }

  private draw({ cell, look, isCorpse }: Thing): (Phaser.GameObjects.Image | Phaser.GameObjects.Sprite)[] {
    const { textures, add } = this.scene;
    const { isHighContrast, palette, isGlyphs } = this.preferences;
    const { x, y } = centreOf(cell);
    const plain = pictureOf(textures, look, this.preferences);
    const picture = isHighContrast && !isCorpse ? outlined(textures, plain, colourOf('thing', palette)) : plain;
    const image = add.sprite(x, y, picture.texture, firstFrame(textures, picture));
    image.setDepth(isCorpse ? DEPTH.corpse : DEPTH.item);
    if (isAnimated(textures, picture)) play(image, picture.name, { frameRate: FRAMES_A_SECOND, phase: cell.x, texture: picture.texture });
    if (isCorpse || isGlyphs) return [image];
    return [image, add.image(x, y + SHADOW_DROP, shadowTexture(textures)).setDepth(DEPTH.shadow)];
  }
}

function isRemembered({ floor }: Game, { key, cell }: Thing): boolean {
  return key.includes('disguise') && !floor.isVisible(cell.x, cell.y);
}

const FIRE_FRAMES_A_SECOND = 6;
const GAS_FRAMES_A_SECOND = 2;
const COMES_MS = 120;
const DRIFT_MS = 1100;
const DRIFT = 3;
const HAZARD_ALPHA = { fire: 0.92, gas: 0.62 };

/** Flickering fire and drifting gas, over visible cells and the actors in them. */
export class HazardViews {
  private readonly sprites = new Map<string, Phaser.GameObjects.Sprite>();

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly preferences: ViewPreferences,
  ) {}

  /** Updates the sprites to the state. */
  sync(game: Game): void {
    const { floor, content, state } = game;
    const seen = floor.state.hazards.filter(({ x, y }) => floor.isVisible(x, y));
    const keys = new Map(seen.map((hazard) => [`${state.floor}:${hazard.x},${hazard.y} ${hazard.kind}`, hazard]));
    for (const [key, sprite] of this.sprites) if (!keys.has(key)) this.lose(key, sprite);
    for (const [key, hazard] of keys) {
      const kind = content.hazards.get(hazard.kind);
      if (kind && !this.sprites.has(key)) this.sprites.set(key, this.draw(kind, hazard, isFire(content, kind)));
    }
  }

  /** Removes all at once. */
  clear(): void {
    for (const sprite of this.sprites.values()) {
      this.scene.tweens.killTweensOf(sprite);
      sprite.destroy();
    }
    this.sprites.clear();
  }

  private draw(kind: Look, cell: Point, burns: boolean): Phaser.GameObjects.Sprite {
    const { x, y } = centreOf(cell);
    const hash = cellHash(cell.x, cell.y, 8);
    const { texture, name } = pictureOf(this.scene.textures, kind, this.preferences);
    const sprite = this.scene.add.sprite(x, y, texture, `${name}.0`).setDepth(DEPTH.actor + cell.y + 0.4).setAlpha(0);
    sprite.setFlipX(hash % 2 === 1 && !this.preferences.isGlyphs);
    play(sprite, name, { frameRate: burns ? FIRE_FRAMES_A_SECOND : GAS_FRAMES_A_SECOND, phase: hash, texture });
    this.scene.tweens.add({ targets: sprite, alpha: burns ? HAZARD_ALPHA.fire : HAZARD_ALPHA.gas, duration: COMES_MS });
    if (!burns && !this.preferences.isStill) this.drift(sprite, hash);
    return sprite;
  }

  private drift(sprite: Phaser.GameObjects.Sprite, hash: number): void {
    const to = { x: sprite.x + (hash % 3 === 0 ? -DRIFT : DRIFT), y: sprite.y - (hash % 2) };
    this.scene.tweens.add({ targets: sprite, ...to, duration: DRIFT_MS + (hash % 600), yoyo: true, repeat: -1, ease: 'Sine.easeInOut' });
  }

  private lose(key: string, sprite: Phaser.GameObjects.Sprite): void {
    this.sprites.delete(key);
    this.scene.tweens.killTweensOf(sprite);
    this.scene.tweens.add({ targets: sprite, alpha: 0, duration: COMES_MS, onComplete: () => { sprite.destroy(); } });
  }
}
