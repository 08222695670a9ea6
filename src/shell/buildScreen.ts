import { GAME } from '../naming';
import type { RescuedFile, Rescuer, Shell, Standing } from './Rescuer';
import { type ErrorReport, missingPart } from './describeError';
import { renew } from './renew';
import { words, type Words } from './words';

const PANEL = 'shell-fault';
const REPORT = `${PANEL}-report`;
const TITLE = `${PANEL}-title`;
const ABOUT = `${PANEL}-about`;

/** Milliseconds that pending writes have before a restart. */
const PATIENCE_MS = 2000;

/** The report field of the shown screen. */
export function screenReport(doc: Document): HTMLTextAreaElement | null {
  return doc.getElementById(REPORT) as HTMLTextAreaElement | null;
}

/** Puts the screen over the page and makes everything else inert. */
export function buildScreen(win: Window, shell: Shell, kind: ErrorReport['kind']): void {
  const doc = win.document;
  const said = words(ask(shell, (rescuer) => rescuer.language()));
  const standing = ask(shell, (rescuer) => rescuer.standing()) ?? 'none';
  const panel = element(doc, ['section', PANEL]);
  panel.setAttribute('role', 'alertdialog');
  panel.setAttribute('aria-modal', 'true');
  panel.setAttribute('aria-labelledby', TITLE);
  panel.setAttribute('aria-describedby', ABOUT);
  panel.lang = said === words('de') ? 'de' : 'en';
  const title = element(doc, ['h1', TITLE], said[kind]);
  const about = element(doc, ['p', ABOUT], kind === 'noCanvas' ? said.tryOther : said[standing]);
  const status = element(doc, ['p', `${PANEL}-status`]);
  status.setAttribute('role', 'status');
  const buttons = element(doc, ['div', `${PANEL}-buttons`]);
  const report = reportField(doc, said);
  report.value = reportText(shell, win);
  for (const action of actionsOf(win, { shell, said, report, standing, isLoading: kind === 'notLoaded' })) {
    buttons.append(button(doc, action.label, () => { void action.press().then((line) => { status.textContent = line; }); }));
  }
  panel.append(title, about, buttons, status, element(doc, ['p', `${PANEL}-help`], said.help), report);
  for (const other of doc.body.children) other.setAttribute('inert', '');
  doc.body.append(panel);
  (buttons.firstElementChild as HTMLElement).focus();
}

interface Screen {
  readonly shell: Shell;
  readonly said: Words;
  readonly report: HTMLTextAreaElement;
  readonly standing: Standing;
  /** Whether a file is missing, which no other save would cure. */
  readonly isLoading: boolean;
}

interface ScreenAction {
  readonly label: string;
  /** Resolves to the line to show; never rejects. */
  press(): Promise<string>;
}

/** The buttons, most useful first. */
function actionsOf(win: Window, { shell, said, report, standing, isLoading }: Screen): ScreenAction[] {
  const { rescuer } = shell;
  const sayWhy = (error: unknown): string => {
    return missingPart(error) === null ? said.failed.replace('{why}', () => String(error)) : said.missing;
  };
  const safely = (label: string, press: () => Promise<string>): ScreenAction => ({ label, press: () => press().catch(sayWhy) });
  const restart = safely(said.restart, () => restartPage(win, shell));
  const copy = safely(said.copy, () => copyReport(win, { report, said }));
  const saveReport = safely(said.saveReport, () =>
    Promise.resolve(saveFile(win, { name: `${GAME.id}-report.txt`, text: report.value }, said)));
  if (!rescuer) return [restart, copy, saveReport];
  const exportAll = safely(said.exportAll, async () => saveFile(win, await rescuer.exportFile(), said));
  const importFile = safely(said.importFile, async () => (await rescuer.importFile()) ?? restartPage(win, shell));
  const others = [importFile, copy, saveReport];
  if (standing === 'unkept') return [exportAll, restart, ...others];
  if (standing === 'none' || isLoading) return [restart, exportAll, ...others];
  const back = safely(said.back, async () => ((await rescuer.stepBack()) ? restartPage(win, shell) : said.nothingBefore));
  return standing === 'again' ? [back, restart, exportAll, ...others] : [restart, back, exportAll, ...others];
}

/** Reloads after pending writes and with files that were missing, unless either hangs. */
async function restartPage(win: Window, { rescuer, missing }: Shell): Promise<string> {
  const timeout = new Promise<void>((resolve) => win.setTimeout(resolve, PATIENCE_MS));
  const renewed = [...missing].map((address) => renew(win, address));
  await Promise.race([Promise.all([rescuer?.settled().catch(() => undefined), ...renewed]), timeout]);
  win.location.reload();
  return '';
}

/** Copies the report, or selects it where the page may not use the clipboard; resolves to a line on which. */
async function copyReport(win: Window, { report, said }: Pick<Screen, 'report' | 'said'>): Promise<string> {
  try {
    await win.navigator.clipboard.writeText(report.value);
    return said.copied;
  } catch {
    report.focus();
    report.select();
    return said.pressToCopy;
  }
}

/** The rescuer's answer; undefined if there is no rescuer or it throws. */
function ask<T extends string>({ rescuer }: Shell, question: (rescuer: Rescuer) => T): T | undefined {
  try {
    return rescuer ? question(rescuer) : undefined;
  } catch {
    return undefined;
  }
}

function reportField(doc: Document, said: Words): HTMLTextAreaElement {
  const field = doc.createElement('textarea');
  field.id = field.className = REPORT;
  field.readOnly = true;
  field.spellcheck = false;
  field.setAttribute('aria-label', said.report);
  return field;
}

/** An element whose class is its id. */
function element(doc: Document, [tag, id]: readonly [tag: string, id: string], text = ''): HTMLElement {
  const made = doc.createElement(tag);
  made.id = made.className = id;
  made.textContent = text;
  return made;
}

function button(doc: Document, label: string, press: () => void): HTMLButtonElement {
  const made = doc.createElement('button');
  made.type = 'button';
  made.className = `${PANEL}-button`;
  made.textContent = label;
  made.addEventListener('click', press);
  return made;
}

/** Downloads a text as a file; returns the line to show. */
function saveFile(win: Window, { name, text }: RescuedFile, said: Words): string {
  const { URL: addresses } = win as Window & typeof globalThis;
  const address = addresses.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = win.document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers start reading only after this event.
  win.setTimeout(() => { addresses.revokeObjectURL(address); }, 60_000);
  return said.written.replace('{file}', () => name);
}

/** A page that fails in every frame fails in the same few ways. */
const MOST_ERRORS = 6;

/** Records an error, or counts a repeated one; beyond the maximum, new ones are dropped. */
export function noteError({ errors }: Shell, error: ErrorReport): void {
  const text = [words('en')[error.kind], ...error.lines].join('\n');
  if (errors.has(text) || errors.size < MOST_ERRORS) errors.set(text, (errors.get(text) ?? 0) + 1);
}

/** The whole report: errors, the page, then the run, its replay last so that it can be pasted back. Always English, for the developers. */
export function reportText(shell: Shell, win: Window): string {
  const errors = [...shell.errors].map(([text, count]) => (count > 1 ? `${text}\n(${count} times)` : text));
  return [...errors, pageLines(win).join('\n'), ...(shell.about.length > 0 ? [shell.about.join('\n')] : [])].join('\n\n');
}

function pageLines({ location, navigator, innerWidth, innerHeight, devicePixelRatio }: Window): string[] {
  const size = `${innerWidth} x ${innerHeight}, ${devicePixelRatio} dots a pixel`;
  return [`Page: ${location.href}`, `Browser: ${navigator.userAgent}`, `Window: ${size}, ${navigator.language}`];
}
