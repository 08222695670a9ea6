import type Phaser from 'phaser';
import { ATLAS } from './atlas';

/** An animation's speed, and a number that offsets its start. */
export interface Pace {
  readonly frameRate: number;
  readonly phase: number;
  /** The frames' texture, if not the atlas. */
  readonly texture?: string;
}

/** Loops the frames `<name>.0`, `<name>.1` on a sprite; like sprites slightly out of step. */
export function play(sprite: Phaser.GameObjects.Sprite, name: string, { frameRate, phase, texture = ATLAS }: Pace): void {
  const { anims } = sprite.scene;
  const key = `${texture}/${name}`;
  if (!anims.exists(key)) {
    const frames = [0, 1].map((frame) => ({ key: texture, frame: `${name}.${frame}` }));
    anims.create({ key, frames, frameRate, repeat: -1 });
  }
  sprite.play({ key, startFrame: phase % 2, timeScale: 0.85 + (phase % 7) * 0.05 });
}

const FRAME = /\.(\d|hurt)$/;

/** Shows the frame `<name>.hurt`, if there is one, for some milliseconds. */
export function wince(sprite: Phaser.GameObjects.Sprite, lasts: number): void {
  const hurt = sprite.frame.name.replace(FRAME, '.hurt');
  if (hurt === sprite.frame.name || !sprite.texture.has(hurt)) return;
  sprite.anims.pause();
  sprite.setFrame(hurt);
  sprite.scene.time.delayedCall(lasts, () => {
    if (!sprite.active) return;
    sprite.anims.resume();
    sprite.anims.nextFrame();
  });
}
