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

/** The characters of an American keyboard on keys other than letters, by code: without Shift, and with it. */
const PLACES: Readonly<Partial<Record<string, string>>> = {
  Backquote: '`~', Minus: '-_', Equal: '=+', Space: '  ',
  Digit1: '1!', Digit2: '2@', Digit3: '3#', Digit4: '4$', Digit5: '5%', Digit6: '6^', Digit7: '7&', Digit8: '8*',
  Digit9: '9(', Digit0: '0)',
  BracketLeft: '[{', BracketRight: ']}', Backslash: '\\|', Semicolon: ';:', Quote: '\'"', Comma: ',<', Period: '.>', Slash: '/?',
};

/**
 * A key's name in the keymap: the character in the current layout; numpad keys by code, so that NumLock makes no difference.
 * Letters follow Shift, not CapsLock. All but Latin characters go by code, as on an American keyboard; with `byPlace` letters do on all
 * layouts. Tab and arrows have names of their own with Shift.
 */
export function keyName({ key, code, shift }: KeyPress, byPlace = false): string {
  if (/^Numpad\d$/.test(code)) return code;
  if (shift && SHIFTED.test(key)) return `Shift${key}`;
  const typed = halfWidth(key);
  const place = placeName({ code, shift });
  if (place !== null && (isForeign(typed) || (byPlace && typed.length === 1 && LETTER_PLACE.test(code)))) return place;
  if (!/^[a-z]$/i.test(typed)) return typed;
  return shift ? typed.toUpperCase() : typed.toLowerCase();
}

/** What the key types on an American keyboard; null if it types nothing there. */
export function placeName({ code, shift }: Pick<KeyPress, 'code' | 'shift'>): string | null {
  if (LETTER_PLACE.test(code)) return shift ? code.slice(-1) : code.slice(-1).toLowerCase();
  return PLACES[code]?.charAt(Number(shift)) ?? null;
}

/** Whether a key types no Latin character: another script's letter or sign, or several at once. */
export function isForeign(key: string): boolean {
  return key !== '' && key.charCodeAt(0) > LAST_LATIN;
}

/** The usual form of the wide letters and signs that East Asian input methods type; any other key as it is. */
export function halfWidth(key: string): string {
  return /^[\uff01-\uff5e]$/.test(key) ? String.fromCharCode(key.charCodeAt(0) - 0xfee0) : key;
}

/** The code that browsers report for any key that an input method takes. */
const TAKEN = 229;

/** Whether an input method takes the key. Safari reports the end of a word before the key that ended it: there only the code tells. */
export function isComposed(event: Pick<KeyboardEvent, 'isComposing' | 'key'> & { readonly keyCode?: number }): boolean {
  return event.isComposing || event.key === 'Process' || event.keyCode === TAKEN;
}
