/** A key going down, as far as the interface cares. */
export interface KeyPress {
  /** What the layout makes of it, as in `KeyboardEvent.key`. */
  readonly key: string;
  /** Where it lies, as in `KeyboardEvent.code`. */
  readonly code: string;
  /** It has been held so long that the system sends it again. */
  readonly repeat: boolean;
  readonly shift: boolean;
}

/** The last character of the Latin blocks. */
const LAST_LATIN = 0x24f;

/**
 * The name under which the keymap knows a key: the character, whatever the layout; the numpad by place, so that
 * NumLock makes no difference. Letters follow Shift and not CapsLock; on a layout without Latin letters their place counts.
 */
export function keyName({ key, code, shift }: KeyPress): string {
  if (/^Numpad\d$/.test(code)) return code;
  if (key === 'Tab' && shift) return 'ShiftTab';
  if (key.length !== 1) return key;
  const letter = key.charCodeAt(0) > LAST_LATIN && /^Key[A-Z]$/.test(code) ? code.slice(3) : key;
  if (!/^[a-z]$/i.test(letter)) return letter;
  return shift ? letter.toUpperCase() : letter.toLowerCase();
}
