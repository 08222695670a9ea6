import { openPage } from './scenes/openPage';
import { describeError } from './shell/describeError';
import { callShell } from './shell/Rescuer';
import './ui/style.css';

openPage(window).catch((error: unknown) => { callShell(window, describeError(error)); });
