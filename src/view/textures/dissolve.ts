import type Phaser from 'phaser';
import { cellPercent } from '../grid/cellHash';
import { makeCanvas } from './canvasTextures';

const STAGES = 5;
const STAGES_A_SECOND = 16;

/** The key of a frame's pixel-by-pixel dissolve; created on first use. */
export function dissolveAnimation(scene: Phaser.Scene, texture: string, frame: string): string {
  const key = `dissolve ${texture} ${frame}`;
  if (scene.anims.exists(key)) return key;
  makeStages(scene, key, { texture, frame });
  const frames = Array.from({ length: STAGES }, (_, stage) => ({ key, frame: stage }));
  scene.anims.create({ key, frames, frameRate: STAGES_A_SECOND, hideOnComplete: true });
  return key;
}

/** Draws all stages side by side. */
function makeStages(scene: Phaser.Scene, key: string, { texture: from, frame }: { texture: string; frame: string }): void {
  const { width, height } = scene.textures.getFrame(from, frame);
  const texture = makeCanvas(scene.textures, key, { width: width * STAGES, height });
  for (let stage = 0; stage < STAGES; stage++) {
    texture.drawFrame(from, frame, stage * width, 0, false);
    texture.add(stage, 0, stage * width, 0, width, height);
  }
  const { data } = texture.context.getImageData(0, 0, width * STAGES, height);
  for (let pixel = 0; pixel < data.length / 4; pixel++) {
    const x = pixel % (width * STAGES);
    const y = Math.floor(pixel / (width * STAGES));
    const gone = ((Math.floor(x / width) + 1) * 100) / (STAGES + 0.5);
    if (cellPercent(x % width, y, 1) < gone) texture.context.clearRect(x, y, 1, 1);
  }
  texture.refresh();
}
