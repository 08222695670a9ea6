import { isSite, keepOffline } from './register';

// After the page has all it needs itself.
if (isSite(window)) window.addEventListener('load', () => { void keepOffline(window); });
