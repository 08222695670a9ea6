import { doorFrame, tileFrames, type TileSource } from '../../src/view/map/autotile';
import { tileMap } from './tileMap';

/** Frames as a picture: `F` face, `0` to `b` top by its sides in hexadecimal, `.` ground, `,` shaded ground. */
function drawn(source: TileSource): string[] {
  return Array.from({ length: source.height }, (_row, y) =>
    Array.from({ length: source.width }, (_cell, x) => letter(source, x, y)).join(''),
  );
}

function letter(source: TileSource, x: number, y: number): string {
  const { ground, wall } = tileFrames(source, x, y);
  if (ground !== null) return ground.includes('/shade.') ? ',' : '.';
  return wall?.includes('/wall.') ? 'F' : Number(wall?.split('.')[1]).toString(16);
}

/** All overlays of a map, as `x,y name`. */
function overlays(source: TileSource): string[] {
  const list: string[] = [];
  for (let y = 0; y < source.height; y++) {
    for (let x = 0; x < source.width; x++) {
      for (const name of tileFrames(source, x, y).overlays) list.push(`${String(x)},${String(y)} ${name}`);
    }
  }
  return list;
}

function open(width: number, height: number): string[] {
  return Array<string>(height).fill('.'.repeat(width));
}

/** The share of a frame in all ground of a map. */
function share(source: TileSource, suffix: string): number {
  let count = 0;
  for (let y = 1; y < source.height; y++) {
    for (let x = 0; x < source.width; x++) if (tileFrames(source, x, y).ground?.endsWith(suffix)) count++;
  }
  return count / (source.width * (source.height - 1));
}

describe('walls', () => {
  test('a wall shows its face above open ground and otherwise a top with rims towards the open', () => {
    const room = tileMap(['#####', '#...#', '#...#', '#####']);
    expect(drawn(room)).toEqual([
      '0FFF0', //
      '2,,,8',
      '2...8',
      '01110',
    ]);
  });

  test('a room has its inner corners on its four corner cells', () => {
    const room = tileMap(['####', '#..#', '#..#', '####']);
    expect(overlays(room)).toEqual([
      '0,0 cellars/corner.se',
      '3,0 cellars/corner.sw',
      '0,3 cellars/corner.ne',
      '3,3 cellars/corner.nw',
    ]);
  });

  test('a free-standing wall shows its face with all three ends', () => {
    const pillar = tileMap(['...', '.#.', '...']);
    expect(drawn(pillar)).toEqual([',,,', '.F.', '.,.']);
    expect(overlays(pillar)).toEqual(['1,1 cellars/wall-end.w', '1,1 cellars/wall-end.e', '1,1 cellars/wall-end.n']);
  });

  test('a wall one cell thick has a rim at its back', () => {
    const wall = tileMap(['...', '###', '...']);
    expect(drawn(wall)).toEqual([',,,', 'FFF', ',,,']);
    expect(overlays(wall)).toEqual(['0,1 cellars/wall-end.n', '1,1 cellars/wall-end.n', '2,1 cellars/wall-end.n']);
  });

  test('a face has inner corners only in the north', () => {
    const step = tileMap(['#..', '##.', '...']);
    expect(overlays(step).filter((line) => line.startsWith('0,1'))).toEqual(['0,1 cellars/corner.ne']);
    expect(drawn(step)).toEqual(['2,,', 'FF.', ',,.']);
  });

  test('a wall deep in rock is plain', () => {
    const rock = tileMap(['###', '###', '###']);
    expect(tileFrames(rock, 1, 1)).toEqual({ ground: null, wall: 'cellars/top.0', overlays: [] });
  });

  test('the theme names the frames', () => {
    expect(tileFrames(tileMap(['#', '#'], 'rootways'), 0, 0).wall).toBe('rootways/top.0');
  });
});

describe('doors', () => {
  test('a door is no opening for the walls around it, and shades the ground south of it', () => {
    const passage = tileMap(['###', '#.#', '#+#', '#.#', '###']);
    expect(drawn(passage)).toEqual([
      '0F0', //
      '2,8',
      '0.0',
      '2,8',
      '010',
    ]);
  });

  test('a door in an east-west wall is seen from the front, with a rim at its back', () => {
    const wall = tileMap(['...', '#+#', '...']);
    expect(doorFrame(wall, { x: 1, y: 1 }, 'locked')).toBe('cellars/door-locked');
    expect(tileFrames(wall, 1, 1).overlays).toEqual(['cellars/wall-end.n']);
  });

  test('a door in a north-south wall is seen from the side, on shaded ground', () => {
    const wall = tileMap(['.#.', '.+.', '.#.']);
    const frames = (['closed', 'open', 'locked'] as const).map((state) => doorFrame(wall, { x: 1, y: 1 }, state));
    expect(frames).toEqual(['cellars/door-side-closed', 'cellars/door-side-open', 'cellars/door-side-closed']);
    expect(tileFrames(wall, 1, 1).ground).toMatch(/^cellars\/shade\./);
    expect(tileFrames(wall, 1, 1).overlays).toEqual([]);
  });

  test('both doors of a double door look alike', () => {
    const wall = tileMap(['.#.', '.+.', '.+.', '.#.']);
    const frames = [1, 2].map((y) => doorFrame(wall, { x: 1, y }, 'closed'));
    expect(frames).toEqual(['cellars/door-side-closed', 'cellars/door-side-closed']);
  });
});

describe('ground', () => {
  const plain = tileMap(open(300, 300));

  test('is cracked on less than a twentieth of the cells, and plain on more than half', () => {
    expect(share(plain, '/ground.3')).toBeGreaterThan(0.03);
    expect(share(plain, '/ground.3')).toBeLessThan(0.05);
    expect(share(plain, '/ground.0') + share(plain, '/ground.1')).toBeGreaterThan(0.55);
  });

  test('is the same each time, and differs on a floor with another salt', () => {
    const variants = (salt: number): string[] =>
      Array.from({ length: 40 }, (_cell, x) => tileFrames(tileMap(open(40, 2), 'cellars', salt), x, 1).ground ?? '');
    expect(variants(1)).toEqual(variants(1));
    expect(variants(1)).not.toEqual(variants(2));
  });
});
