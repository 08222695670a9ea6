import type { Files } from './zipBytes';

/** A build for itch.io: without the picture that a link to the page shows, since its own page there has a cover. */
export function forItch(files: Files): Files {
  const page = new TextDecoder().decode(files['index.html']);
  const shown = [...page.matchAll(/<meta property="og:image" content="([^"]*)"/g)].map(([, file]) => file);
  return Object.fromEntries(Object.entries(files).filter(([name]) => !shown.includes(name)));
}
