import { FramePacer, type Scenery } from '../../src/scenes/FramePacer';

const IDLE: Scenery = { isHidden: false, isCovered: false, isMoving: false, isStill: false };

/** Pictures in ten seconds of a display, after the first second. */
function drawn(scenery: Scenery, { hertz = 60, each = (): void => undefined, pacer = new FramePacer() }: { hertz?: number; each?: (frame: number) => void; pacer?: FramePacer } = {}): number {
  let count = 0;
  for (let frame = 0; frame < 11 * hertz; frame++) {
    each(frame);
    if (pacer.isDue((frame * 1000) / hertz, scenery) && frame >= hertz) count++;
  }
  return count;
}

describe('in ten seconds', () => {
  test.each([60, 75, 90, 120, 144, 240])('of a display of %i Hz, motion is drawn 60 times a second, and what always moves 12 times', (hertz) => {
    expect(Math.abs(drawn({ ...IDLE, isMoving: true }, { hertz }) - 600)).toBeLessThanOrEqual(1);
    expect(drawn(IDLE, { hertz })).toBeLessThanOrEqual(120);
    expect(drawn(IDLE, { hertz })).toBeGreaterThanOrEqual(100);
  });

  test('of a display of 30 Hz, each frame of motion is drawn', () => {
    expect(drawn({ ...IDLE, isMoving: true }, { hertz: 30 })).toBe(300);
  });

  test.each<[string, Partial<Scenery>]>([
    ['behind the title', { isHidden: true, isMoving: true }],
    ['under a dialog', { isCovered: true }],
    ['with less motion', { isStill: true }],
  ])('%s nothing is drawn', (_name, scenery) => {
    expect(drawn({ ...IDLE, ...scenery })).toBe(0);
  });

  test('behind the title nothing that changes is drawn, but a new size is', () => {
    const pacer = new FramePacer();
    expect(drawn({ ...IDLE, isHidden: true }, { pacer, each: (frame) => { if (frame % 60 === 0) pacer.touch(); } })).toBe(0);
    expect(drawn({ ...IDLE, isHidden: true }, { pacer, each: (frame) => { if (frame === 200) pacer.force(); } })).toBe(1);
  });
});

test('what changes is drawn at once, and until it has come to rest', () => {
  const pacer = new FramePacer();
  const still = { ...IDLE, isStill: true };
  const at = (now: number): boolean => pacer.isDue(now, still);
  expect([at(0), at(5000), at(10_000)]).toEqual([true, false, false]);
  pacer.touch();
  expect([at(10_016), at(10_033), at(10_050), at(11_000)]).toEqual([true, true, true, false]);
});
