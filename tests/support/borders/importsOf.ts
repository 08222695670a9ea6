import ts from 'typescript';
import { lineOf, walk } from './Parsed';

/** One file or package that a file names. */
export interface Import {
  /** As written, null where it is computed. */
  readonly specifier: string | null;
  readonly line: number;
  /** `type` is gone when the program runs; `value` is loaded first; `later` is loaded when asked for. */
  readonly kind: 'type' | 'value' | 'later';
}

/** All imports of a file, in whatever form: import, export from, import(), require(), import types, workers. */
export function importsOf(file: ts.SourceFile): Import[] {
  const found: Import[] = [];
  walk(file, (node) => {
    const one = importAt(node);
    if (one !== null) found.push({ specifier: one.from ? textOf(one.from) : null, kind: one.kind, line: lineOf(node) });
  });
  return found;
}

interface Found {
  readonly from: ts.Node | undefined;
  readonly kind: Import['kind'];
}

function importAt(node: ts.Node): Found | null {
  if (ts.isImportDeclaration(node)) return { from: node.moduleSpecifier, kind: isTypeImport(node.importClause) ? 'type' : 'value' };
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
    return { from: node.moduleSpecifier, kind: isTypeExport(node) ? 'type' : 'value' };
  }
  if (ts.isExternalModuleReference(node)) return { from: node.expression, kind: 'value' };
  if (ts.isImportTypeNode(node)) return { from: ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, kind: 'type' };
  if (ts.isCallExpression(node)) return callAt(node);
  return ts.isNewExpression(node) ? workerAt(node) : null;
}

function isTypeImport(clause: ts.ImportClause | undefined): boolean {
  if (clause === undefined) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const names = clause.namedBindings;
  if (clause.name !== undefined || names === undefined || ts.isNamespaceImport(names)) return false;
  return names.elements.length > 0 && names.elements.every(({ isTypeOnly }) => isTypeOnly);
}

function isTypeExport({ isTypeOnly, exportClause }: ts.ExportDeclaration): boolean {
  if (isTypeOnly) return true;
  if (exportClause === undefined || !ts.isNamedExports(exportClause)) return false;
  return exportClause.elements.length > 0 && exportClause.elements.every((element) => element.isTypeOnly);
}

function callAt({ expression, arguments: [from] }: ts.CallExpression): Found | null {
  if (expression.kind === ts.SyntaxKind.ImportKeyword) return { from, kind: 'later' };
  return ts.isIdentifier(expression) && expression.text === 'require' ? { from, kind: 'value' } : null;
}

/** `new URL('./file.ts', import.meta.url)` is how webpack finds a worker. */
function workerAt({ expression, arguments: given }: ts.NewExpression): Found | null {
  const [from, base] = given ?? [];
  const isUrl = ts.isIdentifier(expression) && expression.text === 'URL';
  return isUrl && base?.getText() === 'import.meta.url' ? { from, kind: 'later' } : null;
}

function textOf(node: ts.Node): string | null {
  return ts.isStringLiteralLike(node) ? node.text : null;
}
