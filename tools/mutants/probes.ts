import ts from 'typescript';
import { parse } from './mutantsOf';

/** A stretch of a source file that runs as a whole or not at all; numbered by its index in the file's list. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

interface Insertion {
  readonly at: number;
  readonly put: string;
  /** The order at one place: outermost openings first, innermost closings first. */
  readonly rank: number;
}

/** A source file's stretches, first the file itself, and its text with a probe in each. */
export function withProbes(file: string, text: string): { stretches: Stretch[]; text: string } {
  const source = parse(file, text);
  const stretches: Stretch[] = [{ start: 0, end: text.length }];
  const start = `const __ran = ((globalThis as any).__ran ??= {})['${file}'] ??= []; __ran[0] = 1; `;
  const insertions: Insertion[] = [{ at: 0, put: start, rank: 0 }];
  const note = (start: number, end: number): string => `__ran[${stretches.push({ start, end }) - 1}] = 1`;
  const enclose = (node: ts.Expression, depth: number): void => {
    const [start, end] = [node.getStart(), node.getEnd()];
    insertions.push({ at: start, put: `(${note(start, end)}, `, rank: depth }, { at: end, put: ')', rank: -depth });
  };
  const visit = (node: ts.Node, depth: number): void => {
    if (ts.isTypeNode(node)) return;
    if (ts.isBlock(node)) insertions.push({ at: node.getStart() + 1, put: ` ${note(node.getStart(), node.getEnd())}; `, rank: depth });
    for (const branch of branchesOf(node)) enclose(branch, depth);
    ts.forEachChild(node, (child) => visit(child, depth + 1));
  };
  visit(source, 1);
  insertions.sort((a, b) => a.at - b.at || a.rank - b.rank);
  let probed = '';
  let done = 0;
  for (const { at, put } of insertions) {
    probed += text.slice(done, at) + put;
    done = at;
  }
  return { stretches, text: probed + text.slice(done) };
}

/** A node's conditionally evaluated expressions. */
function branchesOf(node: ts.Node): ts.Expression[] {
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse];
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return [node.body];
  return ts.isBinaryExpression(node) && ['&&', '||', '??'].includes(node.operatorToken.getText()) ? [node.right] : [];
}

/** The number of the smallest stretch around a position. */
export function stretchAt(stretches: readonly Stretch[], at: number): number {
  let found = 0;
  stretches.forEach(({ start, end }, i) => {
    const best = stretches[found] as Stretch;
    if (start <= at && at < end && end - start <= best.end - best.start) found = i;
  });
  return found;
}
