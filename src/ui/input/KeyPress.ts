/** A key going down, as far as the interface cares. */
export interface KeyPress {
  /** What the layout makes of it, as in `KeyboardEvent.key`. */
  readonly key: string;
  /** Where it lies, as in `KeyboardEvent.code`; of a gamepad its name once more. */
  readonly code: string;
  /** It has been held for a while, and is pressed anew by the game's clock. */
  readonly repeat: boolean;
  readonly shift: boolean;
}

/** The last character of the Latin blocks. */
const LAST_LATIN = 0x24f;
const LETTER_PLACE = /^Key[A-Z]$/;
const SHIFTED = /^(Tab|Arrow(Up|Down|Left|Right))$/;

/**
 * The name under which the keymap knows a key: the character, whatever the layout; the numpad by place, so that
 * NumLock makes no difference. Letters follow Shift and not CapsLock; on a layout without Latin letters their place counts,
 * and with `byPlace` on all, as if the keyboard were an American one. Tab and arrows are others with Shift.
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
