/** A piece of work to time; its result is only returned so that nothing is optimised away. */
export type Work = () => unknown;

/** Milliseconds per run of each work, side by side: the median of many rounds in which all take their turn. */
export function sideBySide<Name extends string>(works: Readonly<Record<Name, Work>>, rounds: number): Record<Name, number> {
  const names = Object.keys(works) as Name[];
  const times = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = -2; round < rounds; round++) {
    for (const name of names) {
      const start = performance.now();
      works[name]();
      if (round >= 0) times.get(name)?.push(performance.now() - start);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times.get(name) ?? [])])) as Record<Name, number>;
}

/** The same work repeated, as one. */
export function times(count: number, work: Work): Work {
  return () => {
    for (let i = 0; i < count; i++) work();
  };
}

/** The value in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? NaN;
}

/** Microseconds with three figures. */
export function us(ms: number): string {
  return `${(ms * 1000).toPrecision(3)} us`;
}
