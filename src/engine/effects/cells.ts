/** How many cells a range of dx^2 + dy^2 reaches in a straight line. */
export function cellsOf(range: number): number {
  let cells = 0;
  while ((cells + 1) * (cells + 1) <= range) cells++;
  return cells;
}
