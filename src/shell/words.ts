const ENGLISH = {
  unforeseen: 'Lanternfall has stopped: something went wrong that nobody foresaw.',
  notLoaded: 'A part of Lanternfall did not load. Is there a network?',
  noCanvas: 'This browser cannot draw Lanternfall: it offers neither WebGL nor a canvas.',
  tryOther: 'Try a current Firefox, Chrome, Edge or Safari.',
  none: 'Nothing was being played, so nothing is lost. Restarting usually helps.',
  kept: 'Your run is all right: what broke was beside it, and it is saved up to its last turn. Restart to go on.',
  before: 'The last deed broke down and was not saved. Your run is kept as it was before it. Restart to go on from there.',
  again: 'It has stopped at the same place as last time. The save before this one may lead past it.',
  unkept: 'Your browser keeps nothing, so restarting loses this run. Save it to a file first: the title reads it back.',
  help: 'To have this mended, send the report to those who make the game. It says what was played, deed by deed, and what broke; nothing leaves this page by itself.',
  report: 'Report',
  restart: 'Restart',
  back: 'Go back to the save before',
  copy: 'Copy the report',
  saveReport: 'Save the report',
  exportAll: 'Save everything to a file',
  importFile: 'Read a file',
  copied: 'The report is copied.',
  pressToCopy: 'The report is marked: press Ctrl+C to copy it.',
  written: 'Saved as {file}.',
  failed: 'That did not work: {why}',
  nothingBefore: 'There is no save before this one.',
} as const;

/** What the error screen says to a player. */
export type Words = Readonly<Record<keyof typeof ENGLISH, string>>;

const GERMAN: Words = {
  unforeseen: 'Lanternfall ist stehen geblieben: Etwas ist schiefgegangen, was niemand vorhergesehen hat.',
  notLoaded: 'Ein Teil von Lanternfall wurde nicht geladen. Ist ein Netz da?',
  noCanvas: 'Dieser Browser kann Lanternfall nicht zeichnen: Er bietet weder WebGL noch ein Canvas.',
  tryOther: 'Nimm einen aktuellen Firefox, Chrome, Edge oder Safari.',
  none: 'Es wurde nichts gespielt, also ist nichts verloren. Meist hilft ein Neustart.',
  kept: 'Dein Abstieg ist unversehrt: Was kaputtging, lag daneben. Er ist bis zur letzten Runde gesichert. Starte neu, um weiterzuspielen.',
  before: 'Die letzte Tat ist gescheitert und nicht gesichert. Dein Abstieg ist so bewahrt, wie er vorher war. Starte neu, um dort weiterzuspielen.',
  again: 'Es ist an derselben Stelle stehen geblieben wie beim letzten Mal. Vielleicht führt der Stand davor daran vorbei.',
  unkept: 'Dein Browser bewahrt nichts auf, ein Neustart verliert also diesen Abstieg. Speichere ihn vorher in einer Datei: Der Titel liest sie wieder ein.',
  help: 'Damit das behoben wird, schick den Bericht an die, die das Spiel machen. Darin steht Tat für Tat, was gespielt wurde, und was kaputtging; von selbst verlässt nichts diese Seite.',
  report: 'Bericht',
  restart: 'Neu starten',
  back: 'Zurück zum Stand davor',
  copy: 'Bericht kopieren',
  saveReport: 'Bericht sichern',
  exportAll: 'Alles in einer Datei speichern',
  importFile: 'Eine Datei lesen',
  copied: 'Der Bericht ist kopiert.',
  pressToCopy: 'Der Bericht ist markiert: Kopiere ihn mit Strg+C.',
  written: 'Gesichert als {file}.',
  failed: 'Das ging nicht: {why}',
  nothingBefore: 'Vor diesem Stand gibt es keinen.',
};

/** In a language, else in the browser's; the game's own texts may not have come, so these are apart from them. */
export function words(language = ownLanguage()): Words {
  return /^de\b/i.test(language) ? GERMAN : ENGLISH;
}

/** English where nobody says, as outside a browser. */
function ownLanguage(): string {
  const { navigator } = globalThis as { readonly navigator?: Navigator };
  return navigator?.language ?? 'en';
}
