import ts from 'typescript';
import { changesOf } from './changesOf';
import { mutate, type Mutant } from './Mutant';

export function parse(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
}

/** All mutants of a source file, in order. Types, imports and thrown errors are left alone. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const source = parse(file, text);
  const found: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (isLeftAlone(node)) return;
    for (const { put, of = node } of changesOf(node)) {
      const [start, end] = [of.getStart(), of.getEnd()];
      if (text.slice(start, end) !== put) found.push(mutantAt({ file, start, end, put }, source));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isLeftAlone(node: ts.Node): boolean {
  return ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isThrowStatement(node)
    || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
}

function mutantAt(change: Pick<Mutant, 'file' | 'start' | 'end' | 'put'>, source: ts.SourceFile): Mutant {
  const { text } = source;
  const from = text.lastIndexOf('\n', change.start - 1) + 1;
  const until = text.indexOf('\n', change.end);
  const to = until < 0 ? text.length : until;
  const onOneLine = (part: string): string => part.replace(/\s+/g, ' ').trim();
  const after = mutate(text.slice(from, to), { start: change.start - from, end: change.end - from, put: change.put });
  const { line } = source.getLineAndCharacterOfPosition(change.start);
  return { ...change, line: line + 1, before: onOneLine(text.slice(from, to)), after: onOneLine(after) };
}
