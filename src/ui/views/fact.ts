import { text, type TextKey } from '../../keep/text';

/** A labelled value. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** A value labelled with the text of a key. */
export function fact(key: TextKey, value: string): Fact {
  return { label: text(key), value };
}
