import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedContent } from '../../src/lab/shippedContent';
import { reactionTables } from '../support/reactionTables';

const rules = readFileSync(join(__dirname, '..', '..', 'docs', 'RULES.md'), 'utf8').split('\n');

describe('the rules', () => {
  it.each(reactionTables(shippedContent('lanternfall')))('RULES 5.15 have every pair of the campaign in the table that begins %s', (...table) => {
    const start = rules.indexOf(table[0] ?? '');
    expect(rules.slice(start, start + table.length)).toEqual(table);
  });
});
