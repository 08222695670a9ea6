/** A key going down. */
export interface KeyPress {
  /** The value in the current layout, as in `KeyboardEvent.key`. */
  readonly key: string;
  /** The physical key, as in `KeyboardEvent.code`; for a gamepad, the same as `key`. */
  readonly code: string;
  /** A repeat of a held key, by the game's clock. */
  readonly repeat: boolean;
  readonly shift: boolean;
}

/** The last code point of the Latin blocks. */
const LAST_LATIN = 0x24f;
const LETTER_PLACE = /^Key[A-Z]$/;
const SHIFTED = /^(Tab|Arrow(Up|Down|Left|Right))$/;

/**
 * A key's name in the keymap: the character in the current layout; numpad keys by code, so that NumLock makes no difference.
 * Letters follow Shift, not CapsLock. On layouts without Latin letters, and with `byPlace` on all layouts, letters go by code, as on
 * an American keyboard. Tab and arrows have names of their own with Shift.
 */
export function keyName({ key, code, shift }: KeyPress, byPlace = false): string {
  if (/^Numpad\d$/.test(code)) return code;
  if (shift && SHIFTED.test(key)) return `Shift${key}`;
  if (key.length !== 1) return key;
  const goesByPlace = LETTER_PLACE.test(code) && (byPlace || key.charCodeAt(0) > LAST_LATIN);
  const letter = goesByPlace ? code.slice(3) : key;
  if (!/^[a-z]$/i.test(letter)) return letter;
  return shift ? letter.toUpperCase() : letter.toLowerCase();
}
