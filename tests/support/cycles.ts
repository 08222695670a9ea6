import { posix } from 'node:path';
import ts from 'typescript';

/** Sources by path, such as `src/engine/Game.ts`. */
export type Sources = Readonly<Record<string, string>>;

/** What an import omits from a file's name. */
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

interface Edge {
  readonly to: string;
  readonly line: number;
  /** Whether it is erased at compile time. */
  readonly isType: boolean;
}

/**
 * Files that import each other, as `a.ts:3 cycle: a.ts -> b.ts -> a.ts`. Dynamic imports don't count, nor do types
 * that the files of `owned` import from each other.
 */
export function cyclesOf(sources: Sources, owned: readonly string[] = []): string[] {
  const all = Object.entries(sources).map(([path, text]) => ({ path, edges: edgesOf(path, text, sources) }));
  const isWithin = (path: string, { to }: Edge): boolean => owned.includes(path) && owned.includes(to);
  const apart = new Map(all.map(({ path, edges }) => [path, edges.filter((edge) => !edge.isType || !isWithin(path, edge))]));
  // Taken for one file, so that a circle through another shows whichever of them it passes.
  const one = (path: string): string => (owned.includes(path) ? (owned[0] ?? path) : path);
  const asOne = new Map(all.map(({ path }) => [one(path), [] as Edge[]]));
  for (const { path, edges } of all) asOne.get(one(path))?.push(...edges.filter((edge) => !isWithin(path, edge)).map((edge) => ({ ...edge, to: one(edge.to) })));
  return [...new Set([apart, asOne].flatMap(cyclesIn))];
}

function cyclesIn(graph: ReadonlyMap<string, readonly Edge[]>): string[] {
  const told = new Set<string>();
  return [...graph.keys()].sort().flatMap((start) => {
    const way = told.has(start) ? null : shortestWayBack(graph, start);
    for (const { to } of way ?? []) told.add(to);
    return way === null ? [] : [`${start}:${way[0]?.line ?? 1} cycle: ${[start, ...way.map(({ to }) => to)].join(' -> ')}`];
  });
}

/** The files that one file imports, each with its line. */
function edgesOf(path: string, text: string, sources: Sources): Edge[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const edges: Edge[] = [];
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node);
    const target = specifier?.startsWith('.') === true ? posix.join(posix.dirname(path), specifier) : null;
    const to = ENDINGS.map((ending) => `${target ?? ''}${ending}`).find((name) => name in sources);
    if (to !== undefined) edges.push({ to, line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, isType: isType(node) });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return edges;
}

/** The specifier of an import or export, if `node` is one. */
function specifierOf(node: ts.Node): string | undefined {
  let name: ts.Node | undefined;
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) name = node.moduleSpecifier;
  else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) name = node.argument.literal;
  return name && ts.isStringLiteral(name) ? name.text : undefined;
}

/** Whether an import is erased at compile time. */
function isType(node: ts.Node): boolean {
  if (ts.isImportTypeNode(node)) return true;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly || areTypes(node.exportClause);
  if (!ts.isImportDeclaration(node)) return false;
  return node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword || areTypes(node.importClause?.namedBindings);
}

/** Whether every name between the braces is marked as a type. */
function areTypes(names: ts.NamedExportBindings | ts.NamedImportBindings | undefined): boolean {
  if (!names || ts.isNamespaceImport(names) || ts.isNamespaceExport(names)) return false;
  return names.elements.length > 0 && names.elements.every((one) => one.isTypeOnly);
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
