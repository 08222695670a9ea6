import { existsSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { transformSync } from '@swc/core';
import ts from 'typescript';

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** The packages, such as `node:fs`, that a file leads to when it is loaded, each with a way there, such as `a.ts > b.ts > node:fs`. */
export function packagesOf(entry: string, isLate = true): Map<string, string> {
  const packages = new Map<string, string>();
  const seen = new Set<string>();
  const visit = (path: string, way: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    if (!/\.tsx?$/.test(path)) return;
    for (const specifier of specifiersIn(path, isLate)) {
      if (!specifier.startsWith('.')) packages.set(specifier, packages.get(specifier) ?? `${way} > ${specifier}`);
      else {
        const target = fileOf(posix.join(posix.dirname(path), specifier.replace(/\?.*/, '')));
        visit(target, `${way} > ${target}`);
      }
    }
  };
  visit(entry, entry);
  return packages;
}

function fileOf(target: string): string {
  const found = ENDINGS.map((ending) => `${target}${ending}`).find((name) => existsSync(name) && statSync(name).isFile());
  if (found === undefined) throw new Error(`There is no file ${target}.`);
  return found;
}

const known = new Map<string, string[]>();

/** What is left of a file's imports when it runs; late ones and workers only if asked for. */
function specifiersIn(path: string, isLate: boolean): string[] {
  const key = `${path} ${String(isLate)}`;
  const specifiers = known.get(key) ?? readSpecifiers(path, isLate);
  known.set(key, specifiers);
  return specifiers;
}

function readSpecifiers(path: string, isLate: boolean): string[] {
  const { code } = transformSync(readFileSync(path, 'utf8'), {
    swcrc: false, jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: path.endsWith('x') } }, module: { type: 'es6' },
  });
  const { importedFiles } = ts.preProcessFile(code, true, true);
  const late = isLate ? Array.from(code.matchAll(/new URL\(['"]([^'"]+)['"]/g), ([, name = '']) => name) : [];
  const isDynamic = ({ pos }: ts.FileReference): boolean => /import\($/.test(code.slice(0, pos - 1).trimEnd());
  return [...importedFiles.filter((each) => isLate || !isDynamic(each)).map(({ fileName }) => fileName), ...late];
}
