import type { ErrorReport } from './describeError';
import { buildScreen, screenReport } from './buildScreen';
import { noteError, reportText } from './reportText';
import { shellOf, type Shell } from './Rescuer';

/** Shows the error screen. Later errors only join its report; an error while building it falls back to plain text. */
export function showError(win: Window, error: ErrorReport): void {
  const shell = shellOf(win);
  noteError(shell, error);
  if (shell.screen === 'shown') {
    const report = screenReport(win.document);
    if (report !== null) report.value = reportText(shell, win);
  }
  if (shell.screen !== 'none') return;
  shell.screen = 'building';
  const { rescuer } = shell;
  if (rescuer) {
    attempt(shell, () => { rescuer.stop(error.kind === 'notLoaded'); });
    attempt(shell, () => { shell.about = rescuer.report(); });
  }
  try {
    buildScreen(win, shell, error.kind);
    shell.screen = 'shown';
  } catch (error) {
    sayPlainly(win, `${reportText(shell, win)}\n\n${String(error)}`);
  }
}

/** Runs a step of the rescuer; its failure goes into the report. */
function attempt(shell: Shell, work: () => void): void {
  try {
    work();
  } catch (error) {
    shell.about = [...shell.about, `The game could not report on itself: ${String(error)}`];
  }
}

/** The last resort: plain text. */
function sayPlainly({ document }: Window, text: string): void {
  const plain = document.createElement('pre');
  plain.textContent = text;
  document.body.replaceChildren(plain);
}
