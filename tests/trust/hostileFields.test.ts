import { packSchema } from '../../src/engine/pack/packSchema';
import { SchemaWords } from '../support/schemaWords';
import { files } from './hostilePacks';

test('the files that hostile packs are made of have every field and every word of the schema', () => {
  const words = new SchemaWords(packSchema);
  for (const file of new Set(files)) words.meet((JSON.parse(file) as { pack: unknown }).pack);
  expect(words.count).toBeGreaterThan(400);
  expect(words.unmet()).toEqual([]);
});
