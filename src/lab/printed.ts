/** Rows as aligned lines; numeric columns to the right, the first row is the header. */
export function table(rows: readonly (readonly (string | number)[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => String(row[column] ?? '').length)));
  const isNumeric = widths.map((_, column) => rows.slice(1).every((row) => typeof row[column] === 'number'));
  return rows.map((row) => row.map((cell, column) => pad(cell, widths[column] ?? 0, isNumeric[column] === true)).join('  ').trimEnd());
}

function pad(cell: string | number, width: number, isRight: boolean): string {
  return isRight ? String(cell).padStart(width) : String(cell).padEnd(width);
}

/** Control characters but for line ends and tabs, and what turns the direction of writing. */
const CONTROLS = /[^\P{Cc}\n\t]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A text that only shows on a terminal, wherever it is from: what would steer it is written out. */
export function printable(text: string): string {
  return text.replace(CONTROLS, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
