import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pack, toJson } from '../../tools/art/atlas';
import { bySheet, namesOfFrames, pathOfSheet, readFrames, REGION_SHEETS, SPRITES } from '../../tools/art/files';
import { paintAll, type Frame } from '../../tools/art/frames';
import { parsePalette, type Palette } from '../../tools/art/palette';
import { Picture } from '../../tools/art/Picture';
import { contactSheets } from '../../tools/art/preview';

const PALETTE = parsePalette('palette.json', '{"k":"#000000","r":"#ff0000","b":"#0000ff","=":"#00ff00"}');
const CLEAR_ROW = '.'.repeat(16);

/** A sprite's 16 rows, transparent except the first ones given. */
function rows(...first: string[]): string {
  return [...first, ...Array<string>(16 - first.length).fill(CLEAR_ROW)].join('\n');
}

function paintText(text: string, file = 'a.txt', palette: Palette = PALETTE): Frame[] {
  return paintAll([{ file, text }], palette);
}

/** A frame's top left corner as palette keys. */
function corner(frame: Frame | undefined, width: number, height: number): string[] {
  const key = (pixel: Uint8Array): string => {
    if (pixel[3] === 0) return '.';
    const found = [...PALETTE].find(([, colour]) => colour.every((part, i) => part === pixel[i]));
    return found?.[0] ?? '?';
  };
  return Array.from({ length: height }, (_row, y) =>
    Array.from({ length: width }, (_cell, x) => (frame ? key(frame.picture.at(x, y)) : '?')).join(''),
  );
}

describe('drawing', () => {
  test('a sprite gets an outline on its four sides, complete even at the edge of its cell', () => {
    const [dot] = paintText(`# dot\n${rows('r...............', '....b...........')}`);
    expect(corner(dot, 8, 5)).toEqual([
      '.k......', //
      'krk..k..',
      '.k..kbk.',
      '.....k..',
      '........',
    ]);
  });

  test('a raw sprite gets none', () => {
    const [dot] = paintText(`# dot raw\n${rows('r...............')}`);
    expect(corner(dot, 3, 3)).toEqual(['...', '.r.', '...']);
  });

  test('a mirrored sprite is drawn as its left half', () => {
    const half = ['r......b', ...Array<string>(15).fill('........')].join('\n');
    const [dot] = paintText(`# dot raw mirror\n${half}`);
    expect(corner(dot, 18, 2)[1]).toBe('.r......bb......r.');
  });

  test('a copy swaps its colours all at once and keeps the outline; the equals sign counts as a colour', () => {
    const [, copy] = paintText(`# dot\n${rows('r=..............')}\n# copy from dot r== ==r`);
    expect(corner(copy, 4, 3)).toEqual(['.kk.', 'k=rk', '.kk.']);
  });

  test('a copy may be of what another file draws, in whichever order they come', () => {
    const files = [{ file: 'a.txt', text: '# copy from dot r=b' }, { file: 'b.txt', text: `# dot raw\n${rows('r...............')}` }];
    expect(corner(paintAll(files, PALETTE)[0], 2, 2)).toEqual(['..', '.b']);
  });

  test('an actor that is hit sinks on its feet and throws its head back, away from the east', () => {
    const body = ['..rrr...', '..rbr...', '..rbr...', '..rrr...', '..r.r...'].map((row) => `${row}........`);
    const [idle, hurt, ...others] = paintText(`# imp/idle.0 raw\n${rows(...body)}`);
    expect(others).toEqual([]);
    expect([idle?.name, hurt?.name]).toEqual(['imp/idle.0', 'imp/idle.hurt']);
    expect(corner(hurt, 8, 7)).toEqual(['........', '........', '..rrr...', '..rbr...', '...rbr..', '...r.r..', '........']);
  });

  test('a hand-drawn hurt frame is kept', () => {
    const drawn = paintText(`# imp/idle.0\n${rows('r...............')}\n# imp/idle.hurt raw\n${rows('b...............')}`);
    expect(drawn.map(({ name }) => name)).toEqual(['imp/idle.0', 'imp/idle.hurt']);
    expect(corner(drawn[1], 3, 3)).toEqual(['...', '.b.', '...']);
  });

  test('tiles are 16 x 16 and all else 18 x 18', () => {
    const text = `# dot raw\n${rows()}`;
    const size = (file: string): number | undefined => paintText(text, file)[0]?.picture.width;
    expect([size('terrain.txt'), size('items.txt')]).toEqual([16, 18]);
  });
});

describe('a mistake stops the build and reports its place', () => {
  const dot = `# dot\n${rows('r...............')}`;
  const faults: [string, string, string][] = [
    ['unknown key', `# dot\n${rows(CLEAR_ROW, 'x...............')}`, "a.txt, line 3: sprite 'dot': 'x' is not in the palette."],
    ['short row', `# dot\n${rows('rr')}`, "a.txt, line 2: sprite 'dot': the row has 2 columns, not 16."],
    ['long row', `# dot mirror\n${rows()}`, "a.txt, line 2: sprite 'dot': the row has 16 columns, not 8."],
    ['missing row', '# dot\n................', "a.txt, line 1: sprite 'dot': the number of rows is 1, not 16."],
    ['row too many', `${dot}\n${CLEAR_ROW}`, "a.txt, line 1: sprite 'dot': the number of rows is 17, not 16."],
    ['taken name', `${dot}\n${dot}`, "a.txt, line 18: sprite 'dot': the name is taken by a.txt, line 1."],
    ['missing base', '# dot from spot r=b', "a.txt, line 1: sprite 'dot': 'from' needs a sprite above it, or one drawn in another file; there is no 'spot'."],
    ['unused swap', `${dot}\n# copy from dot b=r`, "a.txt, line 18: sprite 'copy': 'b' is swapped, but 'dot' does not use it."],
    ['unknown swap', `${dot}\n# copy from dot r=x`, "a.txt, line 18: sprite 'copy': 'x' is not in the palette."],
    ['crooked swap', `${dot}\n# copy from dot rb`, "a.txt, line 18: sprite 'copy': 'rb' is not a swap of the form a=b."],
    ['rows of a copy', `${dot}\n# copy from dot r=b\n${CLEAR_ROW}`, "a.txt, line 19: sprite 'copy': no rows may follow a 'from' line."],
    ['unknown flag', `# dot rwa\n${rows()}`, "a.txt, line 1: sprite 'dot': 'rwa' is not a flag (raw, mirror)."],
    ['nameless', `#\n${rows()}`, "a.txt, line 1: a header reads '# name flags'."],
    ['headless', rows(), "a.txt, line 1: a file starts with '# name'."],
  ];

  test.each(faults)('%s', (_what, text, sentence) => {
    expect(() => paintText(text)).toThrow(new Error(sentence));
  });

  test('a copy of what stands below it, or of a copy in another file', () => {
    expect(() => paintText(`# copy from dot\n${dot}`)).toThrow("'from' needs a sprite above it, or one drawn in another file; there is no 'dot'.");
    const files = [{ file: 'a.txt', text: '# second from first' }, { file: 'b.txt', text: `${dot}\n# first from dot r=b` }];
    expect(() => paintAll(files, PALETTE)).toThrow("a.txt, line 1: sprite 'second': 'from' needs a sprite above it, or one drawn in another file; there is no 'first'.");
  });

  test('a name taken in another file', () => {
    const build = (): Frame[] => paintAll([{ file: 'a.txt', text: dot }, { file: 'b.txt', text: dot }], PALETTE);
    expect(build).toThrow(new Error("b.txt, line 1: sprite 'dot': the name is taken by a.txt, line 1."));
  });

  test('a tile with an outline', () => {
    const sentence = "terrain.txt, line 1: sprite 'dot': terrain must be flagged 'raw': outlines would separate tiles.";
    expect(() => paintText(dot, 'terrain.txt')).toThrow(new Error(sentence));
  });

  test.each([
    ['{"k":"#000"}', "p.json, line 1: the colour of 'k' is not of the form #rrggbb."],
    ['{"k":"#000000","#":"#000000"}', "p.json, line 1: '#' cannot be a palette key."],
    ['{"r":"#000000"}', "p.json, line 1: the outline's key 'k' is missing."],
  ])('a palette %s', (text, sentence) => {
    expect(() => parsePalette('p.json', text)).toThrow(new Error(sentence));
  });
});

describe('the atlas', () => {
  const all = readFrames(SPRITES);
  const frames = all.filter(({ sheet }) => sheet === 'atlas');
  const atlas = pack(frames);

  test.each([...bySheet(readFrames(SPRITES))])('%s is the committed one, pixel for pixel (else run: npm run art)', (sheet, own) => {
    const path = pathOfSheet(sheet);
    const packed = pack(own);
    const committed = Picture.decode(readFileSync(`${path}.png`));
    expect([committed.width, committed.height]).toEqual([packed.picture.width, packed.picture.height]);
    expect(Buffer.compare(committed.data, packed.picture.data)).toBe(0);
    expect(readFileSync(`${path}.json`, 'utf8')).toBe(toJson(packed, `${basename(path)}.png`));
  });

  test('of all sheets the names of the frames are committed, and no sheet of a region that has none', () => {
    expect(readFileSync('assets/frames.json', 'utf8')).toBe(namesOfFrames(all));
    const regions = [...bySheet(all).keys()].slice(1);
    expect(readdirSync(REGION_SHEETS).sort()).toEqual(regions.flatMap((region) => [`${region}.json`, `${region}.png`]).sort());
  });

  test('is the same bytes on every run', () => {
    const again = pack(readFrames(SPRITES).filter(({ sheet }) => sheet === 'atlas'));
    expect(again.picture.encode().equals(atlas.picture.encode())).toBe(true);
  });

  test('holds every frame where its box says', () => {
    const wrong = frames.filter(({ name, picture }) => {
      const box = atlas.boxes.get(name);
      return !box || Buffer.compare(atlas.picture.cut(box.x, box.y, box).data, picture.data) !== 0;
    });
    expect(wrong).toEqual([]);
  });

  test('is a hash of frames that Phaser reads', () => {
    const json = JSON.parse(toJson(atlas, 'atlas.png')) as { frames: Record<string, unknown>; meta: unknown };
    expect(Object.keys(json.frames)).toHaveLength(frames.length);
    expect(json.frames['hero/idle.0']).toEqual({
      frame: { x: 2, y: 2, w: 18, h: 18 },
      rotated: false,
      trimmed: false,
      spriteSourceSize: { x: 0, y: 0, w: 18, h: 18 },
      sourceSize: { w: 18, h: 18 },
    });
    expect(json.meta).toMatchObject({ image: 'atlas.png', size: { w: atlas.picture.width, h: atlas.picture.height } });
  });

  test('repeats the edge of a tile once and leaves two clear pixels after it', () => {
    const tiles = paintText(`# a raw\n${rows('r'.repeat(16))}\n# b raw\n${rows('b'.repeat(16))}`, 'terrain.txt');
    const picture = pack(tiles).picture;
    expect(pack(tiles).boxes.get('a')).toEqual({ x: 3, y: 3, w: 16, h: 16 });
    const alphas = Array.from({ length: picture.width }, (_cell, x) => Math.sign(picture.at(x, 2)[3] ?? 0)).join('');
    expect(alphas).toBe(`00${'1'.repeat(18)}00${'1'.repeat(18)}00`);
    expect(picture.at(2, 2)).toEqual(picture.at(3, 3));
  });

  test('is shown in one contact sheet per group', () => {
    const sheets = contactSheets(all);
    expect([...sheets.keys()]).toEqual(['actors', 'effects', 'gear', 'icons', 'items', 'terrain', 'drowned-actors', 'drowned-effects', 'drowned-icons', 'drowned-items', 'drowned-terrain', 'rootways-actors', 'rootways-effects', 'rootways-terrain']);
    expect(sheets.get('terrain')?.width).toBe(16 * 18 * 6);
  });
});
