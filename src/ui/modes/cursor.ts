/** Where no line of a list is marked: the first step then leads to the first line, or to the last. */
export const NO_LINE = -1;

/** A list's cursor after moving by a number of lines; it wraps around. */
export function moveCursor(cursor: number, by: number, count: number): number {
  const from = cursor === NO_LINE && by < 0 ? 0 : cursor;
  return count === 0 ? 0 : (((from + by) % count) + count) % count;
}
