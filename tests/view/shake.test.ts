import { DungeonCamera } from '../../src/view/camera/DungeonCamera';
import { FlashLimit, Shake, shakeOf } from '../../src/view/playback/fading';

/** How far the picture is off in each of some frames of 16 ms. */
function course(shake: Shake, frames: number): number[] {
  return Array.from({ length: frames }, () => {
    const { x, y } = shake.advance(16);
    return Math.hypot(x, y);
  });
}

test('only a heavy hit shakes the picture, a heavier one more, and never much', () => {
  expect(shakeOf(4, 40)).toBe(0);
  expect(shakeOf(8, 40)).toBeGreaterThan(0);
  expect(shakeOf(16, 40)).toBeGreaterThan(shakeOf(8, 40));
  expect(shakeOf(400, 40)).toBeLessThanOrEqual(3);
});

test('it fades and comes to rest within a third of a second', () => {
  const shake = new Shake();
  shake.kick(3);
  const off = course(shake, 20);
  expect(Math.max(...off.slice(0, 5))).toBeGreaterThan(Math.max(...off.slice(8, 13)));
  expect(off.at(-1)).toBe(0);
  expect(Math.max(...off)).toBeLessThanOrEqual(3.2);
});

test('a lighter hit doesn\'t cut a heavier one short', () => {
  const [one, two] = [new Shake(), new Shake()];
  for (const shake of [one, two]) shake.kick(3);
  course(one, 2);
  course(two, 2);
  two.kick(0.2);
  expect(course(two, 4)).toEqual(course(one, 4));
});

test('the picture shakes only if the setting is on', () => {
  const scrolls: number[] = [];
  const camera = { width: 320, height: 240, zoom: 1, setRoundPixels: () => camera, setOrigin: () => camera, setZoom: () => camera, setScroll: (x: number) => { scrolls.push(x); } };
  const after = (shakes: boolean): number => {
    scrolls.length = 0;
    const view = new DungeonCamera(camera as unknown as ConstructorParameters<typeof DungeonCamera>[0], () => ({ insets: { top: 0, bottom: 0, left: 0, right: 0 }, panels: [] }), { isStill: false, shakes, zoom: 1 });
    view.fit();
    view.shake(3);
    for (let frame = 0; frame < 10; frame++) view.follow({ x: 400, y: 400 }, view.frame({ width: 80, height: 80 }), 16);
    return new Set(scrolls).size;
  };
  expect([after(true) > 1, after(false)]).toEqual([true, 1]);
});

test('nothing flashes more than three times in any second', () => {
  const limit = new FlashLimit();
  const times: number[] = [];
  for (let now = 0; now < 5000; now += 60) if (limit.allows(now)) times.push(now);
  for (const time of times) expect(times.filter((other) => other >= time && other < time + 1000).length).toBeLessThanOrEqual(3);
  expect(times.length).toBeGreaterThan(10);
});

test('what begins together is one flash', () => {
  const limit = new FlashLimit();
  for (const now of [0, 10, 20, 400, 800]) expect(limit.allows(now)).toBe(true);
  expect(limit.allows(900)).toBe(false);
});
