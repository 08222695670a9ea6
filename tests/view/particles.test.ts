import { Airs, type Live, MAX_SPECKS, Particles, specksOf } from '../../src/view/particles';
import { Flares } from '../../src/view/playback/fading';
import { centreOf } from '../../src/view/grid/cells';
import type { Theme } from '../../src/view/themes/Theme';
import { THEMES } from '../../src/view/themes/themes';
import { addAllThemes } from '../support/allThemes';

addAllThemes();

/** Numbers that look random and are the same every time. */
function chance(): () => number {
  let state = 7;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

function live(particles: Particles): Live[] {
  const all: Live[] = [];
  particles.forEach((speck) => all.push(speck));
  return all;
}

test('specks fly, fade and are gone', () => {
  const particles = new Particles();
  particles.add(specksOf('splash', { x: 100, y: 100 }, chance()));
  const before = live(particles);
  expect(before.length).toBeGreaterThan(4);
  particles.advance(100);
  const after = live(particles);
  expect(after.map(({ x }) => x)).not.toEqual(before.map(({ x }) => x));
  expect(Math.max(...after.map(({ alpha }) => alpha))).toBeLessThan(Math.max(...before.map(({ alpha }) => alpha)));
  particles.advance(2000);
  expect(particles.count).toBe(0);
});

test('there are never more than the maximum, and old ones are reused', () => {
  const particles = new Particles();
  const random = chance();
  for (let i = 0; i < 100; i++) particles.add(specksOf('dust', { x: 0, y: 0 }, random));
  expect(particles.count).toBe(MAX_SPECKS);
  particles.advance(5000);
  particles.add(specksOf('glint', { x: 50, y: 50 }, random));
  expect(live(particles).every(({ x }) => x > 20)).toBe(true);
});

test('when one in the middle ends the others go on', () => {
  const particles = new Particles();
  const [long] = specksOf('mote', { x: 1, y: 1 }, chance());
  const [short] = specksOf('chips', { x: 9, y: 9 }, chance());
  if (!long || !short) throw new Error('no specks');
  particles.add([long, short, { ...long, colour: 0x123456 }]);
  particles.advance(800);
  expect(live(particles).map(({ colour }) => colour)).toEqual([long.colour, 0x123456]);
});

describe('the air', () => {
  const surroundings = { theme: THEMES['cellars'] as Theme, hero: centreOf({ x: 5, y: 5 }), torches: [{ x: 6, y: 3 }], isVisible: () => true };
  const embers = [0xf8c848, 0xf08436, 0xe8603c];

  test('has motes around the hero and embers over torches in view', () => {
    const specks = new Airs(chance()).advance(10_000, surroundings);
    expect(specks.filter(({ colour }) => embers.includes(colour)).length).toBeGreaterThan(5);
    expect(specks.filter(({ colour }) => !embers.includes(colour)).length).toBeGreaterThan(20);
  });

  test('shows nothing out of sight', () => {
    expect(new Airs(chance()).advance(10_000, { ...surroundings, isVisible: () => false })).toEqual([]);
  });

  test('is different in the rootways', () => {
    const colours = (theme: Theme | undefined): Set<number> => new Set(new Airs(chance()).advance(10_000, { ...surroundings, theme: theme as Theme, torches: [] }).map(({ colour }) => colour));
    expect(colours(THEMES['rootways'])).not.toEqual(colours(THEMES['cellars']));
  });
});

test('a temporary light fades and goes out, and reports where it was', () => {
  const flares = new Flares();
  flares.add({ x: 3, y: 3, colour: '#ffffff', burns: false, reach: 2, strength: 1, lasts: 200 });
  expect(flares.advance(100)).toHaveLength(1);
  expect(flares.lights[0]?.strength).toBeCloseTo(0.25);
  expect(flares.advance(150)).toHaveLength(1);
  expect(flares.lights).toEqual([]);
  expect(flares.advance(10)).toEqual([]);
});
