import { askingAgain } from './shell/renew';
import { begin, callShell } from './shell/Rescuer';
import './ui/style.css';

/** The beginning of the fragment that opens the workshop in place of the game. */
const WORKSHOP = '#workshop';

begin(window);
__webpack_require__.e = askingAgain(__webpack_require__.e, window);
addEventListener('hashchange', () => { if (location.hash.startsWith(WORKSHOP)) location.reload(); });
open().catch((error: unknown) => { callShell(window, error instanceof Error ? error : new Error(String(error))); });

/** The game's own modules run once the words in the page itself are painted: on a fast line they would come in between. */
async function open(): Promise<void> {
  if (location.hash.startsWith(WORKSHOP)) {
    const { openWorkshop } = await import(/* webpackChunkName: "workshop" */ './scenes/openWorkshop');
    await openWorkshop(window);
    return;
  }
  if (document.querySelector('.early')) await painted();
  const { openPage } = await import(/* webpackMode: "eager" */ './scenes/openPage');
  await openPage(window);
}

/** Resolves after the next frame; a hidden page has none. */
async function painted(): Promise<void> {
  await document.fonts.ready;
  if (document.hidden) return;
  await new Promise<void>((resolve) => {
    document.addEventListener('visibilitychange', () => { resolve(); }, { once: true });
    requestAnimationFrame(() => { setTimeout(resolve); });
  });
}
