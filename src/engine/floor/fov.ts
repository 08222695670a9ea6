/**
 * Precomputed rows of a quadrant, which depend on the radius alone. A slope is that of a cell's near edge,
 * (2 column - 1) / (2 depth); for each slope and depth the tables hold the column where a row begins or ends.
 */
interface Rows {
  readonly radius: number;
  /** Half the circle's width by depth, from 0 on. */
  readonly widths: readonly number[];
  /** The slopes -1 and 1. */
  readonly west: number;
  readonly east: number;
  /** The first column in which a row that starts at the slope shows walls, and open cells. */
  readonly first: Int8Array;
  readonly firstOpen: Int8Array;
  /** The last columns, likewise. */
  readonly last: Int8Array;
  readonly lastOpen: Int8Array;
}

/** The largest radius supported. */
export const MOST_SIGHT = 60;

const known = new Map<number, Rows>();

/** The rows of a radius, at most `MOST_SIGHT`; made once. */
export function rowsOf(radius: number): Rows {
  const rows = known.get(radius) ?? makeRows(radius);
  known.set(radius, rows);
  return rows;
}

/** The start of a slope's entries in the tables: the slope past a column's near edge at a depth. */
function slopeAt(radius: number, column: number, depth: number): number {
  return (depth * (2 * radius + 2) + column + radius) * (radius + 1);
}

function makeRows(radius: number): Rows {
  const size = slopeAt(radius, 2 - radius, radius + 1);
  // The slopes -1 and 1, which bound a quadrant, come after those of the deepest row.
  const west = slopeAt(radius, -radius, radius + 1);
  const east = slopeAt(radius, 1 - radius, radius + 1);
  const widths = Array.from({ length: radius + 1 }, (_, depth) => widthAt(radius, depth));
  const table = (): Int8Array => new Int8Array(size);
  const rows = { radius, widths, west, east, first: table(), firstOpen: table(), last: table(), lastOpen: table() };
  for (let depth = 1; depth <= radius; depth++) {
    for (let column = -radius; column <= radius + 1; column++) fillSlope(rows, slopeAt(radius, column, depth), [2 * column - 1, 2 * depth]);
  }
  fillSlope(rows, west, [-1, 1]);
  fillSlope(rows, east, [1, 1]);
  return rows;
}

/** Symmetric shadowcasting's roundings (Albert Ford, 2020) for a slope n / d, within the circle dx^2 + dy^2 <= r^2. */
function fillSlope(rows: Rows, at: number, [n, d]: readonly [number, number]): void {
  for (let row = 1; row <= rows.radius; row++) {
    const width = rows.widths[row] as number;
    rows.first[at + row] = Math.max(-width, Math.floor((2 * row * n + d) / (2 * d)));
    rows.firstOpen[at + row] = Math.max(-width, Math.ceil((row * n) / d));
    rows.last[at + row] = Math.min(width, Math.ceil((2 * row * n - d) / (2 * d)));
    rows.lastOpen[at + row] = Math.min(width, Math.floor((row * n) / d));
  }
}

/** Half the circle's width at a depth. */
function widthAt(radius: number, depth: number): number {
  let width = radius;
  while (depth * depth + width * width > radius * radius) width--;
  return width;
}

/** Bits of a cell: it blocks sight; it is in sight. */
const OPAQUE = 1;
const SEEN = 2;

/** Rows still to scan: depth, start and end slope of each. One scan is done before the next begins, so that all share it. */
const waiting = new Int32Array(3 * MOST_SIGHT * MOST_SIGHT);

/** The cells in sight, also as a list, so that clearing takes time by the cells seen and not by the map. */
export class FieldOfView {
  /** The padded cells in sight, in the order found: the first `count` entries. */
  cells: Int32Array;
  count = 0;
  private readonly bits: Uint8Array;
  private rows = rowsOf(1);
  /** Where and how far the last `compute` looked; -1 once a cell has changed since. */
  private origin = -1;
  private radius = -1;

  /** @param size number of padded cells, all opaque at first; the outermost ring must stay so
   *  @param stride padded cells per row
   *  @param from what it sees at first, of the same size */
  constructor(
    size: number,
    readonly stride: number,
    from: FieldOfView | null = null,
  ) {
    this.bits = from ? from.bits.slice() : new Uint8Array(size).fill(OPAQUE);
    this.cells = from ? from.cells.slice() : new Int32Array(1);
    if (!from) return;
    this.count = from.count;
    this.rows = from.rows;
    this.origin = from.origin;
    this.radius = from.radius;
  }

  /** Whether a padded cell is in sight. */
  has(cell: number): boolean {
    return (this.bits[cell] as number) >= SEEN;
  }

  /** Whether a padded cell blocks sight. */
  isOpaque(cell: number): boolean {
    return ((this.bits[cell] as number) & OPAQUE) !== 0;
  }

  /** Sets whether a padded cell blocks sight, which takes effect with the next `compute`. */
  setOpaque(cell: number, isOpaque: boolean): void {
    const bits = ((this.bits[cell] as number) & SEEN) | (isOpaque ? OPAQUE : 0);
    if (bits !== this.bits[cell]) this.origin = -1;
    this.bits[cell] = bits;
  }

  /**
   * Finds the cells in sight of a padded cell with dx^2 + dy^2 <= radius^2, radius at most `MOST_SIGHT`, by symmetric
   * shadowcasting: if one open cell sees another, it is seen by it. Returns whether it had to look anew.
   */
  compute(origin: number, radius: number): boolean {
    if (origin === this.origin && radius === this.radius) return false;
    if (radius > MOST_SIGHT) throw new Error(`Sight radius ${radius} exceeds ${MOST_SIGHT}.`);
    const { bits, stride } = this;
    const most = Math.min(bits.length, (2 * radius + 1) ** 2);
    for (let i = 0; i < this.count; i++) bits[this.cells[i] as number] = (bits[this.cells[i] as number] as number) & OPAQUE;
    bits[origin] = (bits[origin] as number) | SEEN;
    if (this.cells.length < most) this.cells = new Int32Array(most);
    this.cells[0] = origin;
    this.count = 1;
    this.origin = origin;
    this.radius = radius;
    if (radius < 1) return true;
    if (radius !== this.rows.radius) this.rows = rowsOf(radius);
    this.scan(origin, -stride, 1);
    this.scan(origin, stride, 1);
    this.scan(origin, 1, stride);
    this.scan(origin, -1, stride);
    return true;
  }

  /** Replaces what is in sight by those cells of another field of view that pass a test. */
  select(from: FieldOfView, keeps: (cell: number) => boolean): void {
    const { bits } = this;
    for (let i = 0; i < this.count; i++) bits[this.cells[i] as number] = (bits[this.cells[i] as number] as number) & OPAQUE;
    if (this.cells.length < from.count) this.cells = new Int32Array(from.cells.length);
    this.count = 0;
    this.origin = -1;
    for (let i = 0; i < from.count; i++) {
      const cell = from.cells[i] as number;
      if (!keeps(cell)) continue;
      bits[cell] = (bits[cell] as number) | SEEN;
      this.cells[this.count++] = cell;
    }
  }

  /** Takes these padded cells for those in sight, as they are for one who looks at a map from outside. */
  show(shown: readonly number[]): void {
    const { bits } = this;
    for (let i = 0; i < this.count; i++) bits[this.cells[i] as number] = (bits[this.cells[i] as number] as number) & OPAQUE;
    this.cells = Int32Array.from(shown);
    this.count = shown.length;
    this.origin = -1;
    for (const cell of shown) bits[cell] = (bits[cell] as number) | SEEN;
  }

  /** Scans a quadrant row by row, in runs of walls and of open cells; an open run that ends at a wall is queued for its deeper rows. */
  private scan(origin: number, forward: number, sideways: number): void {
    const { bits, cells } = this;
    const { radius, first, firstOpen, last, lastOpen, west, east } = this.rows;
    let { count } = this;
    let depth = 1;
    let start = west;
    let end = east;
    let top = 0;
    for (;;) {
      const stop = last[end + depth] as number;
      const stopOpen = lastOpen[end + depth] as number;
      let column = first[start + depth] as number;
      let cell = origin + forward * depth + sideways * column;
      let goesOn = false;
      while (column <= stop) {
        let bit = bits[cell] as number;
        if ((bit & OPAQUE) !== 0) {
          do {
            if (bit < SEEN) {
              bits[cell] = SEEN | OPAQUE;
              cells[count++] = cell;
            }
            cell += sideways;
            bit = bits[cell] as number;
          } while (++column <= stop && (bit & OPAQUE) !== 0);
          if (column > stop) break;
          start = slopeAt(radius, column, depth);
        }
        const open = firstOpen[start + depth] as number;
        do {
          if (bit < SEEN && column >= open && column <= stopOpen) {
            bits[cell] = SEEN;
            cells[count++] = cell;
          }
          cell += sideways;
          bit = bits[cell] as number;
        } while (++column <= stop && (bit & OPAQUE) === 0);
        if (column > stop) goesOn = true;
        else {
          waiting[top++] = depth + 1;
          waiting[top++] = start;
          waiting[top++] = slopeAt(radius, column, depth);
        }
      }
      if (goesOn && depth < radius) {
        depth++;
        continue;
      }
      do {
        if (top === 0) {
          this.count = count;
          return;
        }
        end = waiting[--top] as number;
        start = waiting[--top] as number;
        depth = waiting[--top] as number;
      } while (depth > radius);
    }
  }
}
