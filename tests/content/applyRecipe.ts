import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(__dirname, '..', '..');
/** The heading of lines: a file of the project, and the line that they follow unless the file is new. */
const HEADING = /^\/\/ ((?:src|tests)\/\S+?\.tsx?)(?:, after "(.*)")?$/;

/** A copy of the sources with recipes applied. */
export class Copy {
  readonly folder = mkdtempSync(join(tmpdir(), 'lanternfall-recipe-'));
  /** The files that were changed or added, relative to the folder. */
  readonly touched = new Set<string>();

  constructor() {
    for (const part of ['src', 'assets', join('tests', 'support'), 'package.json', 'tsconfig.json']) cpSync(join(root, part), join(this.folder, part), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'), 'dir');
  }

  /** Puts every group of lines below a heading where it says. */
  apply(recipe: string): void {
    let group: { file: string; after: string | undefined; lines: string[] } | null = null;
    for (const line of [...recipe.split('\n'), '// src/end.ts']) {
      const [, file, after] = HEADING.exec(line) ?? [];
      if (file === undefined) group?.lines.push(line);
      else {
        if (group) this.insert(group);
        group = { file, after, lines: [] };
      }
    }
  }

  /** What the compiler says of all that was touched and of what that imports. */
  typeErrors(): string[] {
    const { config } = ts.readConfigFile(join(this.folder, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as { config: { compilerOptions: object } };
    const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, incremental: false }, this.folder);
    const program = ts.createProgram([...this.touched].map((file) => join(this.folder, file)), options);
    return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private insert({ file, after, lines }: { file: string; after: string | undefined; lines: readonly string[] }): void {
    this.touched.add(file);
    const path = join(this.folder, file);
    if (after === undefined) return writeFileSync(path, lines.join('\n'));
    const old = readFileSync(path, 'utf8').split('\n');
    const places = old.flatMap((line, index) => (line.includes(after) ? [index] : []));
    if (places.length !== 1) throw new Error(`${file}: ${places.length} lines contain ${JSON.stringify(after)}; the recipe needs exactly one.`);
    const place = (places[0] ?? 0) + 1;
    const isImport = (line: string): boolean => line.startsWith('import ');
    writeFileSync(path, [...lines.filter(isImport), ...old.slice(0, place), ...lines.filter((line) => !isImport(line)), ...old.slice(place)].join('\n'));
  }
}
