import type Phaser from 'phaser';
import type { Point } from '../engine/core/point';
import type { Game } from '../engine/Game';
import { ATLAS } from './atlas';
import { DEPTH } from './depth';
import { shadowTexture } from './shadowTexture';
import { centreOf } from './units';

const REMAINS = 'item/remains';
const SHADOW_DROP = 6;

/** Something that lies somewhere, as far as the player remembers. */
interface Thing {
  readonly key: string;
  readonly frame: string;
  readonly cell: Point;
  readonly isCorpse: boolean;
}

/** What lies on the ground: items and corpses that the player has seen. */
export class ThingViews {
  private readonly images = new Map<string, Phaser.GameObjects.Image[]>();

  constructor(private readonly scene: Phaser.Scene) {}

  /** Makes the pictures agree with the state. */
  sync(game: Game): void {
    const things = new Map(thingsOf(game).map((thing) => [thing.key, thing]));
    for (const [key, images] of this.images) {
      if (things.has(key)) continue;
      for (const image of images) image.destroy();
      this.images.delete(key);
    }
    for (const [key, thing] of things) if (!this.images.has(key)) this.images.set(key, this.draw(thing));
  }

  private draw({ cell, frame, isCorpse }: Thing): Phaser.GameObjects.Image[] {
    const { x, y } = centreOf(cell);
    const image = this.scene.add.image(x, y, ATLAS, frame).setDepth(isCorpse ? DEPTH.corpse : DEPTH.item);
    if (isCorpse) return [image];
    return [image, this.scene.add.image(x, y + SHADOW_DROP, shadowTexture(this.scene.textures)).setDepth(DEPTH.shadow)];
  }
}

function thingsOf({ content, floor, state }: Game): Thing[] {
  const place = (cell: Point): string => `${state.floor}:${cell.x},${cell.y}`;
  const corpses = floor.state.corpses.filter(({ seen }) => seen).map((cell) => {
    return { key: `corpse:${place(cell)}`, frame: REMAINS, cell, isCorpse: true };
  });
  const items = floor.state.items.filter(({ seen }) => seen).map((item) => {
    const frame = content.itemKinds.get(item.kind)?.sprite ?? REMAINS;
    return { key: `item:${item.id}:${place(item)}`, frame, cell: item, isCorpse: false };
  });
  return [...corpses, ...items];
}
