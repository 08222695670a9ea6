/** A range of dx^2 + dy^2 as cells in a straight line. */
export function cellsOf(range: number): number {
  return Math.floor(Math.sqrt(range));
}
