const ENGLISH = {
  unforeseen: 'Lanternfall has stopped: something went wrong that nobody foresaw.',
  notLoaded: 'A part of Lanternfall did not load. Is there a network?',
  noCanvas: 'This browser cannot draw Lanternfall: it offers neither WebGL nor a canvas.',
  tryOther: 'Try a current Firefox, Chrome, Edge or Safari.',
  saved: 'Your run is kept after every turn. Reloading usually goes on where you were.',
  report: 'Report',
  reload: 'Reload',
  copy: 'Copy the report',
  copied: 'Copied',
  pressToCopy: 'Press Ctrl+C to copy',
} as const;

/** What the error screen says to a player. */
export type Words = Readonly<Record<keyof typeof ENGLISH, string>>;

const GERMAN: Words = {
  unforeseen: 'Lanternfall ist stehen geblieben: Etwas ist schiefgegangen, was niemand vorhergesehen hat.',
  notLoaded: 'Ein Teil von Lanternfall wurde nicht geladen. Ist ein Netz da?',
  noCanvas: 'Dieser Browser kann Lanternfall nicht zeichnen: Er bietet weder WebGL noch ein Canvas.',
  tryOther: 'Nimm einen aktuellen Firefox, Chrome, Edge oder Safari.',
  saved: 'Dein Abstieg wird nach jeder Runde gesichert. Nach einem Neuladen geht es meist dort weiter, wo du warst.',
  report: 'Bericht',
  reload: 'Neu laden',
  copy: 'Bericht kopieren',
  copied: 'Kopiert',
  pressToCopy: 'Mit Strg+C kopieren',
};

/** In the browser's language; the game's own texts may not have come, so these are apart from them. */
export function words(language = ownLanguage()): Words {
  return /^de\b/i.test(language) ? GERMAN : ENGLISH;
}

/** English where nobody says, as outside a browser. */
function ownLanguage(): string {
  const { navigator } = globalThis as { readonly navigator?: Navigator };
  return navigator?.language ?? 'en';
}
