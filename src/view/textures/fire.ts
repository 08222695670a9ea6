import type Phaser from 'phaser';
import { cellPercent } from '../grid/cellHash';
import { makeCanvas } from './canvasTextures';

const KEY = 'fire';
const SIDE = 24;
const STAGES_A_SECOND = 20;
/** The fire's radius stage by stage, in pixels, and the heat it has lost. */
const STAGES = [
  { radius: 6, cold: 0 },
  { radius: 10, cold: 0 },
  { radius: 12, cold: 0.12 },
  { radius: 12, cold: 0.3 },
  { radius: 12, cold: 0.5 },
  { radius: 11, cold: 0.68 },
  { radius: 10, cold: 0.82 },
];
/** From the hottest to smoke, as red, green, blue. */
const COLOURS = [[255, 248, 214], [255, 232, 130], [248, 184, 56], [232, 112, 44], [200, 56, 44], [94, 44, 52]] as const;

/** The key of a fire that flares up and burns out, larger than a cell; created on first use. */
export function fireAnimation(scene: Phaser.Scene): string {
  if (scene.anims.exists(KEY)) return KEY;
  const texture = makeCanvas(scene.textures, KEY, { width: SIDE * STAGES.length, height: SIDE });
  const frames = STAGES.map((_, stage) => {
    texture.add(stage, 0, stage * SIDE, 0, SIDE, SIDE);
    for (let y = 0; y < SIDE; y++) for (let x = 0; x < SIDE; x++) paint(texture.context, { stage, x, y });
    return { key: KEY, frame: stage };
  });
  texture.refresh();
  scene.anims.create({ key: KEY, frames, frameRate: STAGES_A_SECOND });
  return KEY;
}

function paint(context: CanvasRenderingContext2D, { stage, x, y }: { stage: number; x: number; y: number }): void {
  const colour = colourAt(stage, x, y);
  if (!colour) return;
  context.fillStyle = `rgb(${colour.join()})`;
  context.fillRect(stage * SIDE + x, y, 1, 1);
}

/** A pixel's colour: colder outward and over time, in flakes of two pixels; undefined where too cold to glow. */
function colourAt(stage: number, x: number, y: number): readonly number[] | undefined {
  const { radius, cold } = STAGES[stage] ?? { radius: 0, cold: 1 };
  const far = Math.hypot(x + 0.5 - SIDE / 2, y + 0.5 - SIDE / 2) / radius;
  const flake = cellPercent(x >> 1, y >> 1, stage) / 100 - 0.5;
  if (far + flake * 0.3 > 1) return undefined;
  return COLOURS[Math.max(0, Math.floor((far * 0.75 + cold + flake * 0.4) * COLOURS.length))];
}
