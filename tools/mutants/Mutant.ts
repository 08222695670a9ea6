/** A small change to a source file. */
export interface Mutant {
  readonly file: string;
  /** The range of characters replaced by `put`. */
  readonly start: number;
  readonly end: number;
  readonly put: string;
  /** From 1. */
  readonly line: number;
  /** The source line before and after, without its indentation. */
  readonly before: string;
  readonly after: string;
}

export function mutate(text: string, { start, end, put }: Pick<Mutant, 'start' | 'end' | 'put'>): string {
  return text.slice(0, start) + put + text.slice(end);
}
