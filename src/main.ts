import { openPage } from './scenes/openPage';
import { describeError } from './shell/describeError';
import { showError } from './shell/showError';
import './ui/style.css';

openPage(window).catch((error: unknown) => { showError(window, describeError(error)); });
