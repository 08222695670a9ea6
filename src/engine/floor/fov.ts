/** The four quadrants as [step forward, step sideways] in units of (row, column). */
const QUADRANTS = [
  [-1, 0, 0, 1],
  [1, 0, 0, 1],
  [0, 1, 1, 0],
  [0, -1, 1, 0],
] as const;

/** The slopes -1/1 and 1/1 that bound a whole quadrant. */
const WIDE_LEFT = (-1 << 16) | 1;
const WIDE_RIGHT = (1 << 16) | 1;

/** Cells in sight with a list of them, so that clearing costs what was seen and not the whole map. */
export class FieldOfView {
  /** Per padded cell 1 where it is in sight. */
  readonly visible: Uint8Array;
  /** The padded cells in sight, in the order found; the first `count` count. */
  readonly cells: Int32Array;
  count = 0;
  private readonly rows = new Int32Array(4096);
  private top = 0;
  private widths: Int32Array = new Int32Array(0);

  /** @param opaque per padded cell 1 where sight ends; its outermost ring must be opaque
   *  @param stride cells from one row to the next */
  constructor(
    private readonly opaque: Uint8Array,
    private readonly stride: number,
  ) {
    this.visible = new Uint8Array(opaque.length);
    this.cells = new Int32Array(opaque.length);
  }

  clear(): void {
    for (let i = 0; i < this.count; i++) this.visible[this.cells[i] as number] = 0;
    this.count = 0;
  }

  /**
   * Sight from a padded cell to every cell with dx^2 + dy^2 <= radius^2, by symmetric shadowcasting (Albert Ford, 2020):
   * between open cells, if one sees the other, the other sees it. Slopes are exact fractions of whole numbers.
   */
  compute(origin: number, radius: number): void {
    this.clear();
    if (this.widths.length !== radius + 1) this.widths = circleWidths(radius);
    this.visible[origin] = 1;
    this.cells[this.count++] = origin;
    if (radius < 1) return;
    const stride = this.stride;
    for (const [fy, fx, sy, sx] of QUADRANTS) this.scan(origin, fy * stride + fx, sy * stride + sx);
  }

  /** One quadrant, row by row: every row still to scan waits on a stack with its depth and its two slopes. */
  private scan(origin: number, forward: number, sideways: number): void {
    const { rows, widths, opaque, visible, cells } = this;
    this.top = 0;
    this.push(1, WIDE_LEFT, WIDE_RIGHT);
    while (this.top > 0) {
      this.top -= 3;
      const depth = rows[this.top] as number;
      let start = rows[this.top + 1] as number;
      const end = rows[this.top + 2] as number;
      const width = widths[depth] as number;
      const deeper = depth + 1 < widths.length;
      let startN = start >> 16;
      let startD = start & 0xffff;
      const endN = end >> 16;
      const endD = end & 0xffff;
      const row = origin + forward * depth;
      const first = Math.max(-width, Math.floor((2 * depth * startN + startD) / (2 * startD)));
      const last = Math.min(width, Math.ceil((2 * depth * endN - endD) / (2 * endD)));
      let before = -1;
      for (let column = first; column <= last; column++) {
        const cell = row + sideways * column;
        const wall = opaque[cell] as number;
        if (visible[cell] === 0 && (wall === 1 || (column * startD >= depth * startN && column * endD <= depth * endN))) {
          visible[cell] = 1;
          cells[this.count++] = cell;
        }
        if (before === 1 && wall === 0) {
          start = slope(column, depth);
          startN = start >> 16;
          startD = start & 0xffff;
        }
        if (before === 0 && wall === 1 && deeper) this.push(depth + 1, start, slope(column, depth));
        before = wall;
      }
      if (before === 0 && deeper) this.push(depth + 1, start, end);
    }
  }

  private push(depth: number, start: number, end: number): void {
    this.rows[this.top++] = depth;
    this.rows[this.top++] = start;
    this.rows[this.top++] = end;
  }
}

/** The slope through the near edge of a cell, (2 column - 1) / (2 depth), as one number: numerator high, denominator low. */
function slope(column: number, depth: number): number {
  return ((2 * column - 1) << 16) | (2 * depth);
}

/** For each depth how far to the side a cell of the circle lies: the largest w with depth^2 + w^2 <= radius^2. */
function circleWidths(radius: number): Int32Array {
  const widths = new Int32Array(radius + 1);
  for (let depth = 0; depth <= radius; depth++) {
    let width = radius;
    while (depth * depth + width * width > radius * radius) width--;
    widths[depth] = width;
  }
  return widths;
}
