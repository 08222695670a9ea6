import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPackFile } from '../../src/engine/pack/packFile';
import { packSchema } from '../../src/engine/pack/packSchema';
import { SchemaWords } from '../support/schemaWords';
import { files } from './hostilePacks';
import { checkSentences } from './hostileWords';
import { house } from './packsHouse';

test('the files that hostile packs are made of have every field and every word of the schema', () => {
  const words = new SchemaWords(packSchema);
  for (const file of new Set(files)) words.meet((JSON.parse(file) as { pack: unknown }).pack);
  expect(words.count).toBeGreaterThan(400);
  expect(words.unmet()).toEqual([]);
});

test('a file that lacks any one field of a table is refused with sentences, or is a pack', () => {
  const text = readFileSync(join('docs', 'packs', 'drowned-mill.json'), 'utf8');
  const tables = (JSON.parse(text) as { pack: Record<string, unknown> }).pack;
  const fields = Object.entries(tables).flatMap(([table, rows]) => (typeof rows === 'object' && rows !== null ? Object.keys(rows).map((field) => [table, field] as const) : []));
  expect(fields.length).toBeGreaterThan(60);
  for (const [table, field] of fields) {
    const file = JSON.parse(text) as { pack: Record<string, object> };
    Reflect.deleteProperty(file.pack[table] as object, field);
    const read = readPackFile(JSON.stringify(file), 'mill.json', house);
    if (!read.ok) checkSentences(read.errors);
  }
});
