import type { ErrorReport } from './describeError';
import type { Shell } from './Rescuer';
import { words } from './words';

/** A page that fails in every frame fails in the same few ways. */
const MOST_ERRORS = 6;

/** Records an error, or counts a repeated one; beyond the maximum, new ones are dropped. */
export function noteError({ errors }: Shell, error: ErrorReport): void {
  const text = [words('en')[error.kind], ...error.lines].join('\n');
  if (errors.has(text) || errors.size < MOST_ERRORS) errors.set(text, (errors.get(text) ?? 0) + 1);
}

/** The whole report: errors, the page, then the run, its replay last so that it can be pasted back. Always English, for the developers. */
export function reportText(shell: Shell, win: Window): string {
  const errors = [...shell.errors].map(([text, count]) => (count > 1 ? `${text}\n(${count} times)` : text));
  return [...errors, pageLines(win).join('\n'), ...(shell.about.length > 0 ? [shell.about.join('\n')] : [])].join('\n\n');
}

function pageLines({ location, navigator, innerWidth, innerHeight, devicePixelRatio }: Window): string[] {
  const size = `${innerWidth} x ${innerHeight}, ${devicePixelRatio} dots a pixel`;
  return [`Page: ${location.href}`, `Browser: ${navigator.userAgent}`, `Window: ${size}, ${navigator.language}`];
}
