import { openPage } from './scenes/openPage';
import { askingAgain } from './shell/renew';
import { begin, callShell } from './shell/Rescuer';
import './ui/style.css';

begin(window);
__webpack_require__.e = askingAgain(__webpack_require__.e, window);
openPage(window).catch((error: unknown) => { callShell(window, error instanceof Error ? error : new Error(String(error))); });
