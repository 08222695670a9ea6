import ts from 'typescript';
import type { Breach } from './Breach';
import { lineOf, walk, type Parsed } from './Parsed';
import { roomOf } from './resolve';

/** Functions and classes in content, which holds tables only. */
export function tableBreaches({ files }: Parsed): Breach[] {
  const found: Breach[] = [];
  for (const [path, file] of files) {
    if (roomOf(path) !== 'content') continue;
    walk(file, (node) => {
      const isCode = (ts.isFunctionLike(node) && hasBody(node)) || ts.isClassLike(node);
      if (isCode) found.push({ file: path, line: lineOf(node), rule: 'table', text: 'content holds tables, not functions' });
    });
  }
  return found;
}

/** The type of a function is not a function. */
function hasBody(node: ts.SignatureDeclaration): boolean {
  return 'body' in node && node.body !== undefined;
}
