/** Control characters but for line ends and tabs, and what turns the direction of writing. */
const CONTROLS = /[^\P{Cc}\n\t]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A text that only shows on a terminal, wherever it is from: what would steer it is written out. */
export function printable(text: string): string {
  return text.replace(CONTROLS, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
