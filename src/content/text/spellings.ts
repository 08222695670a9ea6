/* Written by tools/languages.cjs, as index.ts is. */
import type { Spellings } from '../../engine/pack/textErrors';
import { grammar as en } from './en/grammar';
import { marks as enMarks } from './en/marks';
import { grammar as de } from './de/grammar';
import { marks as deMarks } from './de/marks';

/** What texts of packs may rely on in each language. */
export const SPELLINGS: Spellings = {
  en: { forms: en.forms, marks: enMarks },
  de: { forms: de.forms, marks: deMarks },
};
