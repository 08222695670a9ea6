import { join } from 'node:path';
import ts from 'typescript';
import type { WorkingCopy } from '../../tools/faults/WorkingCopy';

/** The heading of a group of lines: a file, and the line they follow unless the file is new. */
const HEADING = /^\/\/ (src\/\S+?\.tsx?)(?:, after "(.*)")?$/m;

/** Inserts every group of lines where its heading says, unless it stands there already; returns the files of all. */
export function applyRecipe(copy: WorkingCopy, recipe: string): string[] {
  const [, ...groups] = recipe.split(HEADING);
  return groups.flatMap((file, i) => {
    if (i % 3 !== 0) return [];
    insert(copy, { file, after: groups[i + 1], lines: (groups[i + 2] ?? '').split('\n').slice(1, -1) });
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

function insert(copy: WorkingCopy, { file, after, lines }: { file: string; after: string | undefined; lines: readonly string[] }): void {
  if (after === undefined) {
    copy.put(file, lines.join('\n'));
    return;
  }
  const old = copy.read(file).split('\n');
  // A reader who has followed the recipe has them already.
  if (lines.every((line) => old.includes(line))) return;
  const places = old.flatMap((line, index) => (line.includes(after) ? [index + 1] : []));
  if (places.length !== 1) throw new Error(`${file}: ${places.length} lines contain ${JSON.stringify(after)}; the recipe needs exactly one.`);
  const isImport = (line: string): boolean => line.startsWith('import ');
  copy.put(file, [...lines.filter(isImport), ...old.slice(0, places[0]), ...lines.filter((line) => !isImport(line)), ...old.slice(places[0])].join('\n'));
}
