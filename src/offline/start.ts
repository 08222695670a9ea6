import { isSite, keepOffline } from './register';

// Not before the page has loaded its own files, which it says with this.
if (isSite(window)) window.addEventListener('lanternfall-complete', () => { void keepOffline(window); });
