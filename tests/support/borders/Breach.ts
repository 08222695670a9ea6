/** Texts of source files by path, such as `src/engine/Game.ts`. */
export type Sources = Readonly<Record<string, string>>;

/** The rules of the border test. */
export type Rule =
  | 'room' // who may import whom
  | 'cycle' // no file needs itself to load
  | 'chance' // Math.random only where it cannot decide a run
  | 'clock' // nor the time
  | 'number' // no arithmetic that differs between browsers
  | 'language' // engine, content and procgen know the language and nothing of the machine around it
  | 'table'; // content holds no functions

/** One place where a rule is broken. */
export interface Breach {
  readonly file: string;
  readonly line: number;
  readonly rule: Rule;
  readonly text: string;
}

/** `src/engine/Game.ts:3 room: engine may not import phaser` */
export function breachLine({ file, line, rule, text }: Breach): string {
  return `${file}:${line} ${rule}: ${text}`;
}
