const ENGLISH = {
  unforeseen: 'Something went wrong and the game had to stop.',
  notLoaded: 'Part of the game didn\'t load. Check your connection and reload.',
  noCanvas: 'This browser can\'t display the game: it supports neither WebGL nor canvas.',
  tryOther: 'Try an up-to-date Firefox, Chrome, Edge or Safari.',
  none: 'Nothing that was saved is lost. Restarting usually helps.',
  kept: 'Your run is safe and saved up to the last turn. Restart to continue.',
  before: 'Your last action failed and wasn\'t saved. Restart to continue from just before it.',
  again: 'It failed in the same place as last time. Loading the previous save may help.',
  unkept: 'Your browser doesn\'t allow saving, so restarting loses this run. Export it first; you can import it from the title screen.',
  help: 'To help fix this, send the report to the developers. It contains your actions and the error. Nothing is sent automatically.',
  report: 'Report',
  restart: 'Restart',
  back: 'Load previous save',
  copy: 'Copy report',
  saveReport: 'Save report',
  exportAll: 'Export all data',
  importFile: 'Import file',
  copied: 'Report copied.',
  pressToCopy: 'Report selected. Press Ctrl+C to copy it.',
  written: 'Saved as {file}.',
  failed: 'That didn\'t work: {why}',
  missing: 'Part of the game didn\'t load. Check your connection and try again. '
    + 'A run you were playing is recorded in the report, which you can save now.',
  nothingBefore: 'There is no earlier save.',
} as const;

/** The error screen's texts. */
export type Words = Readonly<Record<keyof typeof ENGLISH, string>>;

const GERMAN: Words = {
  unforeseen: 'Etwas ist schiefgegangen, und das Spiel musste anhalten.',
  notLoaded: 'Ein Teil des Spiels wurde nicht geladen. Prüfe deine Verbindung und lade neu.',
  noCanvas: 'Dieser Browser kann das Spiel nicht anzeigen: Er unterstützt weder WebGL noch Canvas.',
  tryOther: 'Nimm einen aktuellen Firefox, Chrome, Edge oder Safari.',
  none: 'Nichts Gespeichertes ist verloren. Meist hilft ein Neustart.',
  kept: 'Dein Abstieg ist sicher und bis zur letzten Runde gespeichert. Starte neu, um weiterzuspielen.',
  before: 'Deine letzte Aktion ist gescheitert und wurde nicht gespeichert. Starte neu, um kurz davor weiterzuspielen.',
  again: 'Es ist an derselben Stelle gescheitert wie beim letzten Mal. Vielleicht hilft der vorige Speicherstand.',
  unkept: 'Dein Browser erlaubt kein Speichern, ein Neustart verliert also diesen Abstieg. '
    + 'Exportiere ihn vorher; auf dem Titel kannst du ihn importieren.',
  help: 'Hilf, das zu beheben, und schick den Bericht an die Entwickler. '
    + 'Er enthält deine Aktionen und den Fehler. Nichts wird von selbst gesendet.',
  report: 'Bericht',
  restart: 'Neu starten',
  back: 'Vorigen Stand laden',
  copy: 'Bericht kopieren',
  saveReport: 'Bericht speichern',
  exportAll: 'Alles exportieren',
  importFile: 'Datei importieren',
  copied: 'Bericht kopiert.',
  pressToCopy: 'Bericht markiert. Kopiere ihn mit Strg+C.',
  written: 'Gespeichert als {file}.',
  failed: 'Das ging nicht: {why}',
  missing: 'Ein Teil des Spiels fehlt. Prüfe deine Verbindung und versuch es noch einmal. '
    + 'Dein Abstieg steht im Bericht, den du jetzt speichern kannst.',
  nothingBefore: 'Es gibt keinen früheren Stand.',
};

/** The texts in a language, by default the browser's; separate from the game's own, which may not have loaded. */
export function words(language = ownLanguage()): Words {
  return /^de\b/i.test(language) ? GERMAN : ENGLISH;
}

/** English where there is no browser to ask. */
function ownLanguage(): string {
  const { navigator } = globalThis as { readonly navigator?: Navigator };
  return navigator?.language ?? 'en';
}
