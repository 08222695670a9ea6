/** The word by which a page lets the newer build that waits take over. */
export const TAKE_OVER = 'take over';

/** A page without an icon of its own would have the server asked for one. */
const ICON = '<link rel="icon" href="data:,">';

/**
 * Asks for the game once the newer build has taken over, and not before: Chromium now and then never answers who asks while one worker
 * is followed by the next. Where nothing comes of it, it asks after some seconds all the same.
 */
const TAKING = `${ICON}<script>
const { serviceWorker } = navigator;
const again = () => { location.reload(); };
serviceWorker.addEventListener('controllerchange', again);
serviceWorker.getRegistration().then((site) => { if (site?.waiting) site.waiting.postMessage('${TAKE_OVER}'); else again(); }, again);
</script>`;

/** Asks for the game at once. */
export function askingPage(): Response {
  return page(ICON, 0);
}

/** Lets the newer build take over, then asks for the game. */
export function takingPage(): Response {
  return page(TAKING, 5);
}

function page(html: string, seconds: number): Response {
  return new Response(html, { headers: { 'content-type': 'text/html', refresh: String(seconds) } });
}
