import { openPage } from './scenes/openPage';
import { callShell } from './shell/Rescuer';
import './ui/style.css';

openPage(window).catch((error: unknown) => { callShell(window, error instanceof Error ? error : new Error(String(error))); });
