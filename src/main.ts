import { askingAgain } from './shell/renew';
import { begin, callShell } from './shell/Rescuer';
import './ui/style.css';

begin(window);
__webpack_require__.e = askingAgain(__webpack_require__.e, window);
open().catch((error: unknown) => { callShell(window, error instanceof Error ? error : new Error(String(error))); });

/** The game's own modules run once the words in the page itself are painted: on a fast line they would come in between. */
async function open(): Promise<void> {
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
