/** Ids of rows that have the same of something, each group with what it is: `status/haste: haste, desperate`. */
export function alike<Row>(table: Readonly<Record<string, Row>>, whatOf: (row: Row) => string): string[] {
  const ids = new Map<string, string[]>();
  for (const [id, row] of Object.entries(table)) ids.set(whatOf(row), [...(ids.get(whatOf(row)) ?? []), id]);
  return [...ids].filter(([, those]) => those.length > 1).map(([what, those]) => `${what}: ${those.join(', ')}`);
}
