/** In the fragment of an address a recording stands behind this. */
export const FRAGMENT = '#replay=';

/** How a recording begins; some programs escape the tildes of links. */
const START = /LF1(?:~|%7E)/i;

/** The recording in what was pasted: alone, in a link, or behind other words. */
export function recordingIn(text: string): string {
  const found = START.exec(text);
  if (!found) return text;
  const recording = text.slice(found.index);
  return found[0].endsWith('~') ? recording : recording.replaceAll(/%7E/gi, '~');
}

/** The recording in an address's fragment; null where there is none. */
export function recordingInHash(hash: string): string | null {
  return hash.startsWith(FRAGMENT) ? recordingIn(hash.slice(FRAGMENT.length)) : null;
}

/** An address that shows a recording. */
export function linkTo(page: string, recording: string): string {
  return page.replace(/[?#].*$/s, '') + FRAGMENT + recording;
}
