/*
 * Imported before uPlot, which asks for numbers in the browser's language as soon as it is loaded: it fails where that is the name of no
 * language, such as "C" or "en-US@posix" on systems that were never told one.
 */
try {
  Intl.getCanonicalLocales(navigator.language);
} catch {
  Object.defineProperty(navigator, 'language', { value: 'en', configurable: true });
}
