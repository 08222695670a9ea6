import type Phaser from 'phaser';
import { play, wince } from '../../src/view/textures/Picture';

/** A sprite of a texture with these frames, the calls on its animation, and a clock to advance. */
function fake(frames: readonly string[], shown: string) {
  const done: string[] = [];
  let later = (): void => undefined;
  const sprite = {
    active: true,
    frame: { name: shown },
    texture: { has: (name: string) => frames.includes(name) },
    setFrame: (name: string) => { sprite.frame.name = name; },
    anims: { pause: () => { done.push('pause'); }, resume: () => { done.push('resume'); }, nextFrame: () => { done.push('next'); } },
    scene: { time: { delayedCall: (_after: number, call: () => void) => { later = call; } } },
  };
  return { sprite, done, pass: (): void => { later(); }, asPhaser: sprite as unknown as Phaser.GameObjects.Sprite };
}

const ORC = ['orc/idle.0', 'orc/idle.1', 'orc/idle.hurt'];

test('an actor that is hit winces and then breathes on', () => {
  const orc = fake(ORC, 'orc/idle.1');
  wince(orc.asPhaser, 200);
  expect([orc.sprite.frame.name, ...orc.done]).toEqual(['orc/idle.hurt', 'pause']);
  orc.pass();
  expect(orc.done).toEqual(['pause', 'resume', 'next']);
});

test('a second attack during the wince changes nothing', () => {
  const orc = fake(ORC, 'orc/idle.hurt');
  wince(orc.asPhaser, 200);
  expect(orc.done).toEqual([]);
});

test('a sprite without such a frame stays as it is, and a removed one is left alone', () => {
  const letter = fake(['o'], 'o');
  wince(letter.asPhaser, 200);
  expect([letter.sprite.frame.name, ...letter.done]).toEqual(['o']);
  const orc = fake(ORC, 'orc/idle.0');
  wince(orc.asPhaser, 200);
  orc.sprite.active = false;
  orc.pass();
  expect(orc.done).toEqual(['pause']);
});

/** What a sprite of a texture with these frames plays: its frames, and the place of the first. */
function played(have: readonly string[], phase: number): { frames: string[]; startFrame: number } {
  const made = new Map<string, string[]>();
  const told = { frames: [] as string[], startFrame: NaN };
  const anims = {
    exists: (key: string) => made.has(key),
    create: ({ key, frames }: { key: string; frames: { frame: string }[] }) => made.set(key, frames.map(({ frame }) => frame)),
  };
  const sprite = {
    scene: { anims, textures: { get: () => ({ has: (name: string) => have.includes(name) }) } },
    play: ({ key, startFrame }: { key: string; startFrame: number }) => { Object.assign(told, { frames: made.get(key), startFrame }); },
  };
  play(sprite as unknown as Phaser.GameObjects.Sprite, 'turtle/shell', { frameRate: 2, phase });
  return told;
}

test.each([
  [['turtle/shell.0', 'turtle/shell.1'], 1],
  [['turtle/shell.0'], 0],
])('of the frames %s all that there are are played, in step %i for an odd one', (have, startFrame) => {
  expect(played(have, 7)).toEqual({ frames: have, startFrame });
});
