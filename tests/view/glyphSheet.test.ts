import { DEFAULT_VIEW } from '../../src/view/Preferences';
import { pictureOf, type Picture } from '../../src/view/textures/Picture';

// Phaser and canvases need a browser.
jest.mock('phaser', () => ({}));
jest.mock('../../src/view/textures/pixelText', () => ({ drawRimmed: () => undefined }));

/** The place of a frame on its sheet. */
type Places = Map<string, string>;

/** Phaser's textures, as far as characters need them. */
function fakeTextures() {
  const sheets = new Map<string, { places: Places; size: readonly number[] }>();
  const made = new Map<string, object>();
  const manager = {
    exists: (key: string) => made.has(key),
    get: (key: string) => made.get(key),
    createCanvas(key: string, ...size: readonly number[]) {
      const places: Places = new Map();
      sheets.set(key, { places, size });
      const texture = {
        key,
        context: { fillRect: () => undefined },
        get frameTotal() { return places.size + 1; },
        has: (frame: string) => places.has(frame),
        add: (frame: string, _source: number, ...cell: readonly number[]) => { places.set(frame, cell.join()); },
        refresh: () => undefined,
      };
      made.set(key, texture);
      return texture;
    },
  };
  return { sheets, manager: manager as unknown as Parameters<typeof pictureOf>[0] };
}

test('a pack with thousands of characters and colours has them all on the map, each with a place of its own', () => {
  const { sheets, manager } = fakeTextures();
  const asGlyphs = { ...DEFAULT_VIEW, isGlyphs: true };
  const show = (nth: number): Picture => pictureOf(manager, { sprite: 'none', glyph: String.fromCharCode(0x4e00 + nth), colour: '#ffffff' }, asGlyphs);
  const pictures = Array.from({ length: 2_000 }, (_, nth) => show(nth));
  const places = pictures.map(({ texture, name }) => {
    const { places: on, size } = sheets.get(texture) ?? { places: new Map<string, string>(), size: [] };
    const place = on.get(`${name}.0`) ?? '';
    const [x = -1, y = -1, width = 0, height = 0] = place.split(',').map(Number);
    expect([x >= 0, y >= 0, x + width <= (size[0] ?? 0), y + height <= (size[1] ?? 0), on.get(`${name}.1`)]).toEqual([true, true, true, true, place]);
    return `${texture} ${place}`;
  });
  expect(new Set(places).size).toBe(2_000);
  expect(pictures.map((_, nth) => show(nth))).toEqual(pictures);
});
