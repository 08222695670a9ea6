/** Prefix of a recording in a URL fragment. */
export const FRAGMENT = '#replay=';

/** The start of a recording; some programs escape tildes in links. */
const START = /LF1(?:~|%7E)/i;

/** The recording in pasted text: alone, in a link, or after other words; the text itself if none is found. */
export function recordingIn(text: string): string {
  const found = START.exec(text);
  if (!found) return text;
  const recording = text.slice(found.index);
  return found[0].endsWith('~') ? recording : recording.replaceAll(/%7E/gi, '~');
}

/** The recording in a URL fragment; null if there is none. */
export function recordingInHash(hash: string): string | null {
  return hash.startsWith(FRAGMENT) ? recordingIn(hash.slice(FRAGMENT.length)) : null;
}

/** A URL that opens a recording. */
export function linkTo(page: string, recording: string): string {
  return page.replace(/[?#].*$/s, '') + FRAGMENT + recording;
}
