import { completeTexts, usePackTexts } from '../../../src/keep/text';
import { nameOfPlace } from '../../../src/workshop/tables/naming';

beforeAll(async () => {
  await completeTexts();
  usePackTexts('lanternfall');
});

it('names parts of rows in plain words, and what lies about by its tile', () => {
  expect(nameOfPlace({ path: ['layouts', 'digger', 'patches', 'water'] })).toBe('Digger, patches, shallow water');
  expect(nameOfPlace({ path: ['talents', 'barbed', 'onStruck', '0', 'amount'] })).toBe('Barbed, when it is struck, amount');
});
