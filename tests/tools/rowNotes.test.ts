import { readFileSync } from 'node:fs';
import { rowNotesText } from '../../tools/rowNotes/rowNotes';

it('is what the schema of packs says (else run: npm run --silent schema)', () => {
  const schema = readFileSync('docs/packs/pack.schema.json', 'utf8');
  expect(readFileSync('assets/rowNotes.json', 'utf8')).toBe(rowNotesText(schema));
});

it('keeps descriptions, defaults and the places of both, and nothing that is demanded', () => {
  const row = { type: 'object', properties: { hp: { type: 'integer', description: 'Health.', default: 4 }, name: { type: 'string' } } };
  const heal = { properties: { amount: { description: 'How much.' } } };
  const pack = { properties: { rows: { additionalProperties: row }, list: { items: { $ref: '#/$defs/effect' } } } };
  const shared = { effect: { oneOf: [{ properties: {} }, heal] } };
  const text = rowNotesText(JSON.stringify({ $defs: { pack, differences: pack, ...shared } }));
  expect(JSON.parse(text)).toEqual({
    pack: { fields: { rows: { each: { fields: { hp: { about: 'Health.', fallback: 4 } } } }, list: { each: { is: 'effect' } } } },
    shared: { effect: { kinds: [{}, { fields: { amount: { about: 'How much.' } } }] } },
  });
});
