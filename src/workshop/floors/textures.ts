import Phaser from 'phaser';
import parts from 'phaser/parts';
import { readAtlas } from '../../ui/panels/Sprite';
import { ATLAS } from '../../view/textures/canvasTextures';

/** The game's pictures, for drawing floors on canvases of the page: a Phaser without scenes that never draws a frame. */
export async function loadTextures(): Promise<Phaser.Textures.TextureManager> {
  for (const evaluate of parts) evaluate();
  const [{ frames, picture }] = await Promise.all([readAtlas(), document.fonts.load('8px "Press Start 2P"').catch(() => null)]);
  await picture.decode();
  const game = new Phaser.Game({
    type: Phaser.CANVAS, width: 1, height: 1, banner: false, parent: document.createElement('div'),
  });
  await new Promise<void>((resolve) => { game.events.once(Phaser.Core.Events.READY, resolve); });
  game.loop.stop();
  game.textures.addAtlas(ATLAS, picture, frames);
  return game.textures;
}
