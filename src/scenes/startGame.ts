import Phaser from 'phaser';
import { callShell } from '../shell/Rescuer';
import { missingFile } from '../shell/describeError';
import { renew } from '../shell/renew';
import type { Session } from '../ui/Session';
import { ATLAS_FILES, hasNoOrigin, readAtlas } from '../ui/panels/Sprite';
import { ATLAS } from '../view/textures/canvasTextures';
import { type MapScenes, shareSession } from './startMap';

/** Starts the map behind the panels of the stage; its scenes may come later. */
export function startGame(stage: HTMLElement, session: Session, scenes: Promise<MapScenes>): Phaser.Game {
  const renderer = new URLSearchParams(window.location.search).get('renderer');
  const game = new Phaser.Game({
    // `?renderer=canvas` is for tests and broken drivers.
    type: renderer === 'canvas' ? Phaser.CANVAS : Phaser.AUTO,
    parent: stage,
    banner: false,
    pixelArt: true,
    roundPixels: true,
    backgroundColor: '#000000',
    // Smoothing would slow Phaser's clock down when frames are slow.
    fps: { smoothStep: false },
    scale: { mode: Phaser.Scale.NONE, ...sizeOf(stage) },
    // tools/phaser leaves them out.
    disablePreFX: true,
    disablePostFX: true,
    callbacks: {
      preBoot: (game) => { shareSession(game, session); },
      // Phaser adds its canvas behind what is there, which is above it.
      postBoot: ({ canvas }) => { stage.prepend(canvas); },
    },
    scene: new BootScene(scenes),
  });
  fitToStage(stage, game);
  return game;
}

/** The stage's width and height in whole CSS pixels, at least 1: a hidden page has no size, and a canvas of size 0 cannot be drawn. */
function sizeOf(stage: HTMLElement): { readonly width: number; readonly height: number } {
  const { width, height } = stage.getBoundingClientRect();
  return { width: Math.max(1, Math.floor(width)), height: Math.max(1, Math.floor(height)) };
}

/**
 * Keeps the canvas as large as the stage, from the first frame with the new layout on. Phaser's own modes follow window events: if a phone
 * reports its turn before its layout has changed, they fit the canvas to the old stage and take the new size as done.
 */
function fitToStage(stage: HTMLElement, game: Phaser.Game): void {
  let hasChanged = true;
  const observer = new ResizeObserver(() => { hasChanged = true; });
  observer.observe(stage);
  // In the frame's own time: a canvas that is sized after its frame stays empty until the next.
  game.events.on(Phaser.Core.Events.PRE_STEP, () => {
    if (!hasChanged) return;
    hasChanged = false;
    const { width, height } = sizeOf(stage);
    if (width !== game.scale.width || height !== game.scale.height) game.scale.resize(width, height);
  });
  game.events.once(Phaser.Core.Events.DESTROY, () => { observer.disconnect(); });
}

/** Adds the sprites once they and the map's font are there, starts the map and ties the panels to it. A missing file is an error screen. */
class BootScene extends Phaser.Scene {
  // Both load while Phaser starts. Text drawn before the font is there would use a fallback; without an origin the font came with the page.
  private readonly font = hasNoOrigin(window) ? null : document.fonts.load('8px "Press Start 2P"').catch(() => null);
  private readonly sprites = readSprites();

  constructor(private readonly scenes: Promise<MapScenes>) {
    super('Boot');
  }

  create(): void {
    void Promise.all([this.sprites, this.scenes, this.font]).then(([sprites, { Game, UI }]) => {
      if (!sprites) return;
      this.textures.addAtlas(ATLAS, sprites.picture, sprites.frames);
      this.scene.add('UI', UI, true);
      this.scene.add('Game', Game);
      this.scene.start('Game');
    });
  }
}

/** The atlas with its picture decoded; null where it could not be read. */
async function readSprites(): Promise<Awaited<ReturnType<typeof readAtlas>> | null> {
  try {
    const atlas = await readAtlas();
    return (await isDrawable(atlas.picture)) ? atlas : missing(ATLAS_FILES.picture);
  } catch {
    return missing(ATLAS_FILES.frames);
  }
}

/** Whether the picture can be drawn, once it has loaded; a broken one is fetched again past all caches. */
async function isDrawable(picture: HTMLImageElement): Promise<boolean> {
  const decoded = (): Promise<boolean> => picture.decode().then(() => true, () => false);
  if (await decoded()) return true;
  const { src } = picture;
  await renew(window, src);
  picture.src = src;
  return decoded();
}

function missing(file: string): null {
  callShell(window, missingFile(new URL(file, window.location.href).href));
  return null;
}
