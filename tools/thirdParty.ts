import { writeFileSync } from 'node:fs';
import { thirdPartyText } from './thirdParty/thirdPartyText';

writeFileSync('THIRD-PARTY.md', thirdPartyText('.'));
console.info('THIRD-PARTY.md written.');
