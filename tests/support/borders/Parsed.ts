import ts from 'typescript';
import type { Sources } from './Breach';

/** Sources as syntax trees, with names resolved inside each file. */
export interface Parsed {
  readonly files: ReadonlyMap<string, ts.SourceFile>;
  /** Whether the name at an identifier is declared by nobody in our files: it comes from the machine. */
  readonly isGlobal: (name: ts.Identifier) => boolean;
}

/** Parses without the compiler's own libraries: then whatever a file does not declare or import is a global. */
export function parse(sources: Sources): Parsed {
  const options: ts.CompilerOptions = { noLib: true, noResolve: true, types: [], target: ts.ScriptTarget.ES2022 };
  const files = new Map(
    Object.entries(sources).map(([path, text]) => [path, ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true)]),
  );
  const program = ts.createProgram([...files.keys()], options, hostOf(files));
  const checker = program.getTypeChecker();
  const isGlobal = (name: ts.Identifier): boolean => {
    const symbol = ts.isShorthandPropertyAssignment(name.parent)
      ? checker.getShorthandAssignmentValueSymbol(name.parent)
      : checker.getSymbolAtLocation(name);
    return (symbol?.declarations ?? []).every(isAmbient);
  };
  return { files, isGlobal };
}

/** The line of a node, counted from 1. */
export function lineOf(node: ts.Node): number {
  const file = node.getSourceFile();
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
}

/** Calls `visit` for a node and everything below it. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => {
    walk(child, visit);
  });
}

/** Whether something is only said to exist (`declare`), by nobody here. */
function isAmbient(declaration: ts.Declaration): boolean {
  if (declaration.getSourceFile().isDeclarationFile) return true;
  for (let node: ts.Node = declaration; !ts.isSourceFile(node); node = node.parent) {
    if (ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword)) return true;
  }
  return false;
}

function hostOf(files: ReadonlyMap<string, ts.SourceFile>): ts.CompilerHost {
  return {
    getSourceFile: (name) => files.get(name),
    getDefaultLibFileName: () => 'lib.d.ts',
    writeFile: () => undefined,
    getCurrentDirectory: () => '',
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    fileExists: (name) => files.has(name),
    readFile: (name) => files.get(name)?.text,
  };
}
