import { join } from 'node:path';
import ts from 'typescript';
import type { WorkingCopy } from '../../tools/faults/WorkingCopy';

/** The heading of a group of lines: a file, and the line they follow or replace unless the file is new. */
const HEADING = /^\/\/ (src\/\S+?\.tsx?)(?:, (after|in place of) "(.*)")?$/m;

/** Puts every group of lines where its heading says, unless it stands there already; returns the files of all. */
export function applyRecipe(copy: WorkingCopy, recipe: string): string[] {
  const [, ...groups] = recipe.split(HEADING);
  return groups.flatMap((file, i) => {
    if (i % 4 !== 0) return [];
    insert(copy, { file, replaces: groups[i + 1] === 'in place of', at: groups[i + 2], lines: (groups[i + 3] ?? '').split('\n').slice(1, -1) });
    return [file];
  });
}

/** The compiler's errors in some files of a copy and in everything they import: what lists a new kind may be anywhere. */
export function typeErrors(copy: WorkingCopy, files: readonly string[]): string[] {
  const { config } = ts.parseConfigFileTextToJson('tsconfig.json', copy.read('tsconfig.json')) as { config: { compilerOptions: object } };
  const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, incremental: false }, copy.folder);
  const program = ts.createProgram(files.map((file) => join(copy.folder, file)), options);
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
}

/** Lines for a file: after or in place of the line that contains `at`; without it they are the whole file. */
interface Insertion {
  readonly file: string;
  readonly replaces: boolean;
  readonly at: string | undefined;
  readonly lines: readonly string[];
}

function insert(copy: WorkingCopy, { file, replaces, at, lines }: Insertion): void {
  if (at === undefined) {
    copy.put(file, lines.join('\n'));
    return;
  }
  const old = copy.read(file).split('\n');
  // A reader who has followed the recipe has them already.
  if (lines.every((line) => old.includes(line))) return;
  const places = old.flatMap((line, index) => (line.includes(at) ? [index] : []));
  const [place] = places;
  if (place === undefined || places.length > 1) throw new Error(`${file}: ${places.length} lines contain ${JSON.stringify(at)}; the recipe needs exactly one.`);
  const isImport = (line: string): boolean => line.startsWith('import ');
  const before = old.slice(0, replaces ? place : place + 1);
  copy.put(file, [...lines.filter(isImport), ...before, ...lines.filter((line) => !isImport(line)), ...old.slice(place + 1)].join('\n'));
}
