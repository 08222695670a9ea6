import Phaser from 'phaser';
import { colourOf } from '../palette';
import { makeCanvas } from './canvasTextures';
import { CHAR, drawRimmed } from './pixelText';
import type { PaletteName } from '../Preferences';

/** The meaning of a floating number, shown by its colour and its sign. */
export type NumberTone = 'wound' | 'damage' | 'heal' | 'nothing' | 'gold' | 'xp';

const CHARS = '0123456789+-! XP';
/** Characters have a dark rim of one pixel. */
const PITCH = CHAR + 2;
const RIM = '#17111d';

/** The part of Phaser's font entry that is changed here; its types omit it. */
interface FontEntry {
  readonly data: { readonly chars: Readonly<Record<string, { xAdvance: number }>> };
}

/** A tone's bitmap font key; digits are drawn once per colour (the Canvas renderer cannot tint). */
export function numberFont(scene: Phaser.Scene, tone: NumberTone, palette: PaletteName): string {
  const colour = colourOf(tone, palette);
  const key = `numbers ${colour}`;
  if (!scene.textures.exists(key)) makeFont(scene, key, colour);
  return key;
}

function makeFont(scene: Phaser.Scene, key: string, colour: string): void {
  const texture = makeCanvas(scene.textures, key, { width: PITCH * CHARS.length, height: PITCH });
  drawRimmed(texture.context, { text: CHARS, colour, rim: RIM, pitch: PITCH }, { x: 0, y: 0, scale: 1 });
  texture.refresh();
  scene.cache.bitmapFont.add(key, fontEntry(scene, key));
}

/** The font entry for an image of digits; their rims overlap. */
function fontEntry(scene: Phaser.Scene, image: string): FontEntry {
  const grid = { 'offset.x': 0, 'offset.y': 0, 'spacing.x': 0, 'spacing.y': 0, lineSpacing: 0 };
  const config = { ...grid, image, width: PITCH, height: PITCH, chars: CHARS, charsPerRow: CHARS.length };
  const entry = Phaser.GameObjects.RetroFont.Parse(scene, config) as unknown as FontEntry;
  for (const char of Object.values(entry.data.chars)) char.xAdvance = CHAR;
  return entry;
}
