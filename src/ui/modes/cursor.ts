/** The mark of a list after moving by so many lines: it goes round at the ends. */
export function moveCursor(cursor: number, by: number, count: number): number {
  return count === 0 ? 0 : (((cursor + by) % count) + count) % count;
}
