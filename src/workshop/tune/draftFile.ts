import type { Draft } from '../draft/Draft';
import type { NamedText } from './TuneRoom';

/** The last version of a draft without faults, as a file; null before there was one. */
export function draftFile({ name, sound, kept }: Draft): NamedText | null {
  return sound ? { name, text: kept.sound } : null;
}
