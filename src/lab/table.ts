/** Rows as aligned lines; numeric columns to the right, the first row is the header. */
export function table(rows: readonly (readonly (string | number)[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => String(row[column] ?? '').length)));
  const isNumeric = widths.map((_, column) => rows.slice(1).every((row) => typeof row[column] === 'number'));
  return rows.map((row) => row.map((cell, column) => pad(cell, widths[column] ?? 0, isNumeric[column] === true)).join('  ').trimEnd());
}

function pad(cell: string | number, width: number, isRight: boolean): string {
  return isRight ? String(cell).padStart(width) : String(cell).padEnd(width);
}
