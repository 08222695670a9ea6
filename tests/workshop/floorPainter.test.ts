import type { Content } from '../../src/engine/content';
import { loadContent } from '../../src/engine/pack/loadContent';
import { packs } from '../../src/content/packs';
import { DEFAULT_VIEW, type ViewPreferences } from '../../src/view/Preferences';
import { floorOf } from '../../src/workshop/floors/floorOf';
import { FloorPainter } from '../../src/workshop/floors/FloorPainter';
import { addAllThemes } from '../support/allThemes';
import { type Drawn, fakeCanvas, namedFrames } from '../support/fakeCanvas';

// Phaser needs a browser as soon as it is loaded.
jest.mock('phaser', () => ({}));
jest.mock('phaser/parts', () => [], { virtual: true });

addAllThemes();

afterEach(() => { for (const name of ['document', 'window']) Reflect.deleteProperty(globalThis, name); });

/** The campaign with changed rows. */
function campaign(changes: object = {}): Content {
  const made = loadContent({ ...packs.lanternfall, ...changes });
  if (!made.ok) throw new Error(made.errors.join('\n'));
  return made.content;
}

/** A painter, and how many pictures it draws for the floor 3 of a pack's seed. */
function painting(preferences: ViewPreferences = DEFAULT_VIEW) {
  const painter = new FloorPainter(namedFrames as unknown as ConstructorParameters<typeof FloorPainter>[0], preferences);
  return (content: Content, seed = '1'): number => {
    const made = floorOf(content, seed, 3);
    if (!('game' in made)) throw new Error(made.why);
    const drawn: Drawn[][] = [];
    const createElement = (): HTMLCanvasElement => {
      const fake = fakeCanvas('canvas');
      drawn.push(fake.drawn);
      return fake.canvas;
    };
    Object.assign(globalThis, { document: { createElement }, window: { devicePixelRatio: 1 } });
    painter.paint(fakeCanvas('page').canvas, made.game, 16);
    return drawn.flat().length;
  };
}

const { tiles, counts, layouts } = packs.lanternfall;

it('draws terrain once, and after an edit of who lives there only what stands on it', () => {
  const paint = painting();
  expect(paint(campaign())).toBeGreaterThan(1000);
  expect(paint(campaign())).toBeLessThan(200);
  expect(paint(campaign({ counts: { ...counts, danger: [[1, 100]] } }))).toBeLessThan(200);
});

it.each([
  ['another tile for the same ground', campaign({ tiles: tiles.map((tile) => (tile.id === 'rubble' ? { ...tile, sprite: 'common/ash' } : tile)) })],
  ['other terrain', campaign({ layouts: Object.fromEntries(Object.entries(layouts).map(([id, row]) => [id, { ...row, patches: {} }])) })],
])('draws terrain again for %s', (_, changed) => {
  const paint = painting();
  paint(campaign());
  expect(paint(changed)).toBeGreaterThan(1000);
});

it('keeps the terrain of a strip and of one more floor, no more', () => {
  const paint = painting();
  const content = campaign();
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8, 9]) paint(content, String(seed));
  expect(paint(content, '1')).toBeLessThan(200);
  paint(content, '10');
  expect(paint(content, '1')).toBeGreaterThan(1000);
});
