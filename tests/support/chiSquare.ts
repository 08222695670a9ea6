/** Critical values at p = 0.001, by degrees of freedom from 1. Draws are seeded, so a test passes always or never. */
const CRITICAL = [10.83, 13.82, 16.27, 18.47, 20.52, 22.46, 24.32, 26.12, 27.88, 29.59, 31.26, 32.91, 34.53, 36.12, 37.7, 39.25];

/** How far counts are from their expected shares, relative to what chance explains: under 1 they agree. */
export function misfit(counts: readonly number[], shares: readonly number[]): number {
  const all = sum(counts);
  const whole = sum(shares);
  const squares = counts.map((count, i) => {
    const expected = (all * (shares[i] ?? 0)) / whole;
    return (count - expected) ** 2 / expected;
  });
  const critical = CRITICAL[counts.length - 2];
  if (critical === undefined || counts.length !== shares.length) throw new Error('no critical value for so many kinds');
  return sum(squares) / critical;
}

/** The same against equal shares. */
export function unevenness(counts: readonly number[]): number {
  return misfit(counts, counts.map(() => 1));
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
