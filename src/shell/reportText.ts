import type { Fault } from './describeFault';
import type { Shell } from './Rescuer';
import { words } from './words';

/** A page that breaks in every frame breaks in the same few ways. */
const MOST_FAULTS = 6;

/** Notes a fault; one that came before is counted, and of very many different ones the first tell enough. */
export function noteFault({ faults }: Shell, fault: Fault): void {
  const text = [words('en')[fault.kind], ...fault.lines].join('\n');
  if (faults.has(text) || faults.size < MOST_FAULTS) faults.set(text, (faults.get(text) ?? 0) + 1);
}

/** The whole report: faults, then the page, then the run, whose replay ends it: so it can be read back. English, whatever the player speaks: for those who mend it. */
export function reportText(shell: Shell, win: Window): string {
  const faults = [...shell.faults].map(([text, count]) => (count > 1 ? `${text}\n(${count} times)` : text));
  return [...faults, pageLines(win).join('\n'), ...(shell.about.length > 0 ? [shell.about.join('\n')] : [])].join('\n\n');
}

function pageLines({ location, navigator, innerWidth, innerHeight, devicePixelRatio }: Window): string[] {
  return [`Page: ${location.href}`, `Browser: ${navigator.userAgent}`, `Window: ${innerWidth} x ${innerHeight}, ${devicePixelRatio} dots a pixel, ${navigator.language}`];
}
