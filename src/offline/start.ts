import { isSite, keepOffline } from './register';

// Not before the page has loaded its own files.
if (isSite(window)) window.addEventListener('load', () => { void keepOffline(window); });
