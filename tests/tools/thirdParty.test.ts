import { readFileSync } from 'node:fs';
import { thirdPartyText } from '../../tools/thirdParty/thirdPartyText';

const committed = readFileSync('THIRD-PARTY.md', 'utf8').replace(/\r\n/g, '\n');

test('THIRD-PARTY.md lists what is installed (else run: npx tsx tools/thirdParty.ts)', () => {
  expect(committed).toBe(thirdPartyText('.'));
});

test.each(['phaser', 'rot-js', 'preact', 'valibot', '@fontsource/press-start-2p', '@fontsource/atkinson-hyperlegible', 'zzfx', 'jstat'])('%s has its licence in it', (name) => {
  expect(committed).toContain(`\n## ${name}\n`);
});
