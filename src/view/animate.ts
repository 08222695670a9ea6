import type Phaser from 'phaser';
import { ATLAS } from './atlas';

/** How fast an animation runs, and a number that decides where in it a sprite begins. */
export interface Pace {
  readonly frameRate: number;
  readonly phase: number;
}

/** Lets a sprite show the atlas frames `<name>.0`, `<name>.1` in turn for ever; alike sprites a little out of step. */
export function play(sprite: Phaser.GameObjects.Sprite, name: string, { frameRate, phase }: Pace): void {
  const { anims } = sprite.scene;
  if (!anims.exists(name)) {
    const frames = [0, 1].map((frame) => ({ key: ATLAS, frame: `${name}.${frame}` }));
    anims.create({ key: name, frames, frameRate, repeat: -1 });
  }
  sprite.play({ key: name, startFrame: phase % 2, timeScale: 0.85 + (phase % 7) * 0.05 });
}
