import ts from 'typescript';

/** Unused names do not rule a change out. */
const UNUSED = new Set([6133, 6138, 6192, 6196, 6198, 6199]);

/** Checks whether a changed file still compiles: what the compiler catches needs no test. */
export class Compiler {
  private readonly changed = new Map<string, { version: number; text: string }>();
  private readonly service: ts.LanguageService;

  constructor() {
    const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as { config: object };
    const { options, fileNames } = ts.parseJsonConfigFileContent({ ...config, include: ['src'] }, ts.sys, '.');
    this.service = ts.createLanguageService({
      getCompilationSettings: () => options,
      getScriptFileNames: () => fileNames,
      getScriptVersion: (path) => String(this.changed.get(path)?.version ?? 0),
      getScriptSnapshot: (path) => {
        const text = this.changed.get(path)?.text ?? ts.sys.readFile(path);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => ts.sys.getCurrentDirectory(),
      getDefaultLibFileName: (found) => ts.getDefaultLibFilePath(found),
      fileExists: (path) => ts.sys.fileExists(path),
      readFile: (path) => ts.sys.readFile(path),
      directoryExists: (path) => ts.sys.directoryExists(path),
      getDirectories: (path) => ts.sys.getDirectories(path),
    });
  }

  accepts(file: string, text: string): boolean {
    const path = ts.sys.resolvePath(file);
    const original = ts.sys.readFile(path) ?? '';
    this.change(path, text);
    const errors = [...this.service.getSyntacticDiagnostics(path), ...this.service.getSemanticDiagnostics(path)];
    this.change(path, original);
    return errors.every(({ code }) => UNUSED.has(code));
  }

  private change(path: string, text: string): void {
    this.changed.set(path, { version: (this.changed.get(path)?.version ?? 0) + 1, text });
  }
}
