/** A list's cursor after moving by a number of lines; it wraps around. */
export function moveCursor(cursor: number, by: number, count: number): number {
  return count === 0 ? 0 : (((cursor + by) % count) + count) % count;
}
