import type Phaser from 'phaser';
import { DEFAULT_VIEW } from '../../src/view/Preferences';
import { ATLAS } from '../../src/view/textures/canvasTextures';
import { pictureOf } from '../../src/view/textures/Picture';
import { addSheet, hasLackedSprites, hasSprite } from '../../src/view/textures/sheets';

// Phaser and canvases need a browser.
jest.mock('phaser', () => ({}));
jest.mock('../../src/view/textures/pixelText', () => ({ drawRimmed: () => undefined }));

type Textures = Phaser.Textures.TextureManager;

interface FakeFrame {
  readonly cutX: number;
  readonly cutY: number;
  readonly cutWidth: number;
  readonly cutHeight: number;
  readonly source: unknown;
}

/** A texture with one picture, to which others can be added. */
class FakeTexture {
  readonly source: unknown[];
  readonly context = { fillRect: () => undefined };
  private readonly frames = new Map<string, FakeFrame>();

  constructor(readonly key: string, picture: unknown) {
    this.source = [picture];
  }

  get frameTotal(): number { return this.frames.size + 1; }
  has(name: string): boolean { return this.frames.has(name); }
  get(name: string): FakeFrame | undefined { return this.frames.get(name); }
  getFrameNames(): string[] { return [...this.frames.keys()]; }
  refresh(): void { /* Nothing to upload to. */ }

  add(name: string, source: number, ...[cutX = 0, cutY = 0, cutWidth = 0, cutHeight = 0]: readonly number[]): void {
    if (!this.has(name)) this.frames.set(name, { cutX, cutY, cutWidth, cutHeight, source: this.source[source] });
  }
}

/** Phaser's textures with an atlas that has a rat alone. */
function fakeTextures(): { textures: Textures; atlas: FakeTexture } {
  const made = new Map<string, FakeTexture>();
  const manager = {
    exists: (key: string) => made.has(key),
    get: (key: string) => made.get(key),
    addAtlas(key: string, picture: unknown, frames: Readonly<Record<string, readonly number[]>>) {
      const texture = new FakeTexture(key, picture);
      for (const [name, box] of Object.entries(frames)) texture.add(name, 0, ...box);
      made.set(key, texture);
      return texture;
    },
    createCanvas(key: string) {
      made.set(key, new FakeTexture(key, 'canvas'));
      return made.get(key);
    },
  };
  const atlas = manager.addAtlas(ATLAS, 'shared picture', { 'rat/idle.0': [2, 2, 18, 18] });
  return { textures: manager as unknown as Textures, atlas };
}

const regionSheet = { picture: 'region picture', frames: { 'eel/idle.0': [4, 6, 18, 18], 'rat/idle.0': [9, 9, 9, 9] } } as unknown as Parameters<typeof addSheet>[2];
const eel = { sprite: 'eel/idle', glyph: 'e', colour: '#3f8a78' };

test('the frames of a region are frames of the atlas from then on, each drawn from its own picture; what was there stays', () => {
  const { textures, atlas } = fakeTextures();
  addSheet(textures, 'canals', regionSheet);
  addSheet(textures, 'canals', regionSheet);
  expect(atlas.get('eel/idle.0')).toEqual({ cutX: 4, cutY: 6, cutWidth: 18, cutHeight: 18, source: 'region picture' });
  expect(atlas.get('rat/idle.0')).toMatchObject({ cutX: 2, source: 'shared picture' });
  expect(atlas.source).toHaveLength(2);
});

test('what has not come is drawn as its character until it has, and that is known once it comes', () => {
  const { textures } = fakeTextures();
  expect([hasSprite(textures, 'rat/idle'), hasSprite(textures, 'rat/idle.0'), hasLackedSprites(textures)]).toEqual([true, true, false]);
  const { texture, name } = pictureOf(textures, eel, DEFAULT_VIEW);
  expect([texture.split(' ', 1), name.split(' ', 1)]).toEqual([['glyphs'], ['e']]);
  expect([hasLackedSprites(textures), hasLackedSprites(textures)]).toEqual([true, false]);
  addSheet(textures, 'canals', regionSheet);
  expect(pictureOf(textures, eel, DEFAULT_VIEW)).toEqual({ texture: ATLAS, name: 'eel/idle' });
  expect(hasLackedSprites(textures)).toBe(false);
});
