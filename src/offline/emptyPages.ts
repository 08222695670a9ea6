/** The message that lets the waiting newer build take over. */
export const TAKE_OVER = 'take over';

/** Without an icon the browser would request one from the server. */
const ICON = '<link rel="icon" href="data:,">';

/**
 * Requests the game once the newer build has taken over, not before: Chromium sometimes never answers requests made while one worker
 * replaces another. If that fails, the page reloads after a few seconds anyway.
 */
const TAKING = `${ICON}<script>
const { serviceWorker } = navigator;
const again = () => { location.reload(); };
serviceWorker.addEventListener('controllerchange', again);
serviceWorker.getRegistration().then((site) => { if (site?.waiting) site.waiting.postMessage('${TAKE_OVER}'); else again(); }, again);
</script>`;

/** A page that requests the game at once. */
export function askingPage(): Response {
  return page(ICON, 0);
}

/** A page that lets the newer build take over, then requests the game. */
export function takingPage(): Response {
  return page(TAKING, 5);
}

function page(html: string, seconds: number): Response {
  return new Response(html, { headers: { 'content-type': 'text/html', refresh: String(seconds) } });
}
