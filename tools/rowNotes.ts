import { readFileSync, writeFileSync } from 'node:fs';
import { rowNotesText } from './rowNotes/rowNotes';

writeFileSync('assets/rowNotes.json', rowNotesText(readFileSync('docs/packs/pack.schema.json', 'utf8')));
