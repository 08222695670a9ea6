import { boltPath } from '../../src/view/playback/geometry';
import { glide, lunge, Motion } from '../../src/view/playback/fading';

test('a step starts in the actor\'s old cell and ends in the new one', () => {
  const motion = new Motion({ x: -16, y: 0 }, 90, glide);
  expect(motion.advance(0)).toEqual({ x: -16, y: 0 });
  const half = motion.advance(45).x;
  expect(half).toBeGreaterThan(-16);
  expect(half).toBeLessThan(0);
  expect(motion.advance(45)).toEqual({ x: 0, y: 0 });
  expect(motion.isOver).toBe(true);
});

test('an attack goes forward and comes back', () => {
  const motion = new Motion({ x: 8, y: 0 }, 100, lunge);
  expect(motion.advance(40).x).toBeCloseTo(8);
  expect(motion.advance(30).x).toBeCloseTo(4);
  expect(motion.advance(500)).toEqual({ x: 0, y: 0 });
});

test('one long frame ends a motion', () => {
  const motion = new Motion({ x: 8, y: 0 }, 100, lunge);
  expect(motion.advance(300)).toEqual({ x: 0, y: 0 });
});

test('a bolt joins its ends without a gap', () => {
  const path = boltPath({ x: 8, y: 8 }, { x: 120, y: 72 }, 0.3);
  expect(path.at(-1)).toEqual({ x: 120, y: 72 });
  path.slice(1).forEach((point, index) => {
    const before = path[index] ?? point;
    expect(Math.max(Math.abs(point.x - before.x), Math.abs(point.y - before.y))).toBeLessThanOrEqual(2);
  });
});
