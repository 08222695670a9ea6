import type { Breach } from './Breach';
import { importsOf } from './importsOf';
import type { Parsed } from './Parsed';
import { fileOf } from './resolve';

interface Edge {
  readonly to: string;
  readonly line: number;
}

type Graph = ReadonlyMap<string, readonly Edge[]>;

/** Files that need each other. Late imports do not count, nor do types in the interface, which has many of them still. */
export function cycleBreaches({ files }: Parsed): Breach[] {
  const graph: Graph = new Map(
    [...files].map(([path, file]) => [
      path,
      importsOf(file).flatMap(({ specifier, kind, line }) => {
        const counts = kind === 'value' || (kind === 'type' && !path.startsWith('src/ui/'));
        const to = counts && specifier !== null ? fileOf(path, specifier, files) : null;
        return to === null ? [] : [{ to, line }];
      }),
    ]),
  );
  const told = new Set<string>();
  return [...graph.keys()].sort().flatMap((start): Breach[] => {
    const way = told.has(start) ? null : shortestWayBack(graph, start);
    if (way === null) return [];
    for (const { to } of way) told.add(to);
    const text = [start, ...way.map(({ to }) => to)].join(' -> ');
    return [{ file: start, line: way[0]?.line ?? 1, rule: 'cycle', text }];
  });
}

/** The shortest chain of imports from a file back to itself, breadth first, or null. */
function shortestWayBack(graph: Graph, start: string): readonly Edge[] | null {
  const seen = new Set<string>();
  let ways: readonly (readonly Edge[])[] = [[]];
  while (ways.length > 0) {
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
