import { askingAgain } from './scenes/askingAgain';
import { openPage } from './scenes/openPage';
import { renew } from './shell/renew';
import { begin, callShell } from './shell/Rescuer';
import './ui/style.css';

begin(window);
__webpack_require__.e = askingAgain(__webpack_require__.e, (address) => renew(window, address));
openPage(window).catch((error: unknown) => { callShell(window, error instanceof Error ? error : new Error(String(error))); });
