/** The levels of the factors in each arm: 1 for high, -1 for low. */
export type Design = readonly (readonly (1 | -1)[])[];

/**
 * A screening design for a number of factors (Plackett and Burman 1946), with its fold-over: a second half with all signs turned, so that
 * no main effect is mixed up with what two factors do together. Arms: twice the first p + 1 above the number of factors with a prime
 * p that leaves 3 when divided by 4 (Paley 1933).
 */
export function screeningDesign(factors: number): Design {
  const p = primeFrom(Math.max(3, factors));
  const squares = new Set(Array.from({ length: p - 1 }, (_, i) => ((i + 1) * (i + 1)) % p));
  const rows = Array.from({ length: p }, (_, row) =>
    Array.from({ length: factors }, (__, column): 1 | -1 => (row === column || squares.has((column - row + p) % p) ? 1 : -1)));
  const half = [...rows, Array.from({ length: factors }, (): 1 | -1 => -1)];
  return [...half, ...half.map((row) => row.map((level): 1 | -1 => (level === 1 ? -1 : 1)))];
}

/** The least fitting prime of at least this size. */
function primeFrom(least: number): number {
  let p = least + ((7 - (least % 4)) % 4);
  while (!isPrime(p)) p += 4;
  return p;
}

function isPrime(n: number): boolean {
  for (let divisor = 2; divisor * divisor <= n; divisor++) if (n % divisor === 0) return false;
  return n > 1;
}
