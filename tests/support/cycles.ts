import { posix } from 'node:path';

/** One import as the lint rule of tools/borders.js tells of it. */
export interface Import {
  readonly path: string;
  readonly specifier: string | null;
  readonly kind: 'type' | 'value' | 'later';
  readonly line: number;
}

interface Edge {
  readonly to: string;
  readonly line: number;
}

/** Files that need each other, as `a.ts:3 cycle: a.ts -> b.ts -> a.ts`. Late imports do not count, nor do types in the interface, which has many of them still. */
export function cyclesOf(files: readonly string[], imports: readonly Import[]): string[] {
  const graph = new Map<string, Edge[]>(files.map((file) => [file, []]));
  for (const { path, specifier, kind, line } of imports) {
    if (kind === 'later' || (kind === 'type' && path.startsWith('src/ui/')) || specifier?.startsWith('.') !== true) continue;
    const target = posix.join(posix.dirname(path), specifier);
    const to = [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`, `${target}/index.tsx`].find((file) => graph.has(file));
    if (to !== undefined) graph.get(path)?.push({ to, line });
  }
  const told = new Set<string>();
  return [...files].sort().flatMap((start) => {
    const way = told.has(start) ? null : shortestWayBack(graph, start);
    for (const { to } of way ?? []) told.add(to);
    return way === null ? [] : [`${start}:${way[0]?.line ?? 1} cycle: ${[start, ...way.map(({ to }) => to)].join(' -> ')}`];
  });
}

/** The shortest chain of imports from a file back to itself, breadth first, or null. */
function shortestWayBack(graph: ReadonlyMap<string, readonly Edge[]>, start: string): readonly Edge[] | null {
  const seen = new Set<string>();
  for (let ways: readonly (readonly Edge[])[] = [[]]; ways.length > 0;) {
    const longer: (readonly Edge[])[] = [];
    for (const way of ways) {
      for (const edge of graph.get(way.at(-1)?.to ?? start) ?? []) {
        if (edge.to === start) return [...way, edge];
        if (seen.has(edge.to)) continue;
        seen.add(edge.to);
        longer.push([...way, edge]);
      }
    }
    ways = longer;
  }
  return null;
}
