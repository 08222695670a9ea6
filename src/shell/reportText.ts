import type { ErrorReport } from './describeError';
import type { Shell } from './Rescuer';
import { words } from './words';

/** A page that breaks in every frame breaks in the same few ways. */
const MOST_ERRORS = 6;

/** Notes an error; one that came before is counted, and of very many different ones the first tell enough. */
export function noteError({ errors }: Shell, error: ErrorReport): void {
  const text = [words('en')[error.kind], ...error.lines].join('\n');
  if (errors.has(text) || errors.size < MOST_ERRORS) errors.set(text, (errors.get(text) ?? 0) + 1);
}

/** The whole report: errors, then the page, then the run, whose replay ends it: so it can be read back. English, whatever the player speaks: for those who mend it. */
export function reportText(shell: Shell, win: Window): string {
  const errors = [...shell.errors].map(([text, count]) => (count > 1 ? `${text}\n(${count} times)` : text));
  return [...errors, pageLines(win).join('\n'), ...(shell.about.length > 0 ? [shell.about.join('\n')] : [])].join('\n\n');
}

function pageLines({ location, navigator, innerWidth, innerHeight, devicePixelRatio }: Window): string[] {
  return [`Page: ${location.href}`, `Browser: ${navigator.userAgent}`, `Window: ${innerWidth} x ${innerHeight}, ${devicePixelRatio} dots a pixel, ${navigator.language}`];
}
