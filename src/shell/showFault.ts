import type { Fault } from './describeFault';
import { words } from './words';

const PANEL_ID = 'shell-fault';

/** Shows the error screen over everything else; a second fault only joins the report of the first. */
export function showFault(win: Window, fault: Fault): void {
  const shown = win.document.getElementById(`${PANEL_ID}-report`);
  if (shown !== null) (shown as HTMLTextAreaElement).value += `\n\n${reportOf(win, fault)}`;
  else build(win, fault);
}

function reportOf(win: Window, fault: Fault): string {
  return [fault.title, ...fault.lines, win.location.href, win.navigator.userAgent].join('\n');
}

function build(win: Window, fault: Fault): void {
  const doc = win.document;
  const panel = doc.createElement('section');
  panel.id = PANEL_ID;
  panel.className = 'shell-fault';
  panel.setAttribute('role', 'alertdialog');
  panel.setAttribute('aria-label', fault.title);
  const report = doc.createElement('textarea');
  report.id = `${PANEL_ID}-report`;
  report.className = 'shell-fault-report';
  report.readOnly = true;
  report.setAttribute('aria-label', words().report);
  report.value = reportOf(win, fault);
  const reload = button(doc, words().reload, () => {
    win.location.reload();
  });
  const copy = button(doc, words().copy, () => {
    void copyReport(win, report).then((said) => {
      copy.textContent = said;
    });
  });
  panel.append(paragraph(doc, 'shell-fault-title', fault.title), paragraph(doc, '', words().saved), report, reload, copy);
  doc.body.append(panel);
  reload.focus();
}

function paragraph(doc: Document, className: string, text: string): HTMLElement {
  const element = doc.createElement('p');
  element.className = className;
  element.textContent = text;
  return element;
}

function button(doc: Document, label: string, press: () => void): HTMLButtonElement {
  const element = doc.createElement('button');
  element.type = 'button';
  element.className = 'shell-fault-button';
  element.textContent = label;
  element.addEventListener('click', press);
  return element;
}

/** Copies the report, or marks it where the page may not touch the clipboard; says which. */
async function copyReport(win: Window, report: HTMLTextAreaElement): Promise<string> {
  try {
    await win.navigator.clipboard.writeText(report.value);
    return words().copied;
  } catch {
    report.focus();
    report.select();
    return words().pressToCopy;
  }
}
