import { importFileOf } from './archiveFiles';
import type { Session } from '../Session';
import { text } from '../../keep/text';

/** The part of a window that takes drops and pastes. */
export type DropSource = Pick<Window, 'addEventListener' | 'document'>;

/**
 * Imports files dropped anywhere on the page, and texts pasted outside fields. The browser never gets to open a dropped file in place
 * of the game.
 */
export function listenToDrops(page: DropSource, session: Session): void {
  const zone = dropZone(page.document);
  /** The elements that the drag has entered and not left. */
  let depth = 0;
  const show = (): void => {
    zone.textContent = text('ui.intake.drop');
    page.document.documentElement.classList.toggle('dropping', depth > 0);
  };
  page.addEventListener('dragenter', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    depth++;
    show();
  });
  page.addEventListener('dragover', (event) => {
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = hasFiles(event) ? 'copy' : 'none';
  });
  page.addEventListener('dragleave', (event) => {
    if (hasFiles(event)) depth = Math.max(0, depth - 1);
    show();
  });
  page.addEventListener('drop', (event) => {
    event.preventDefault();
    depth = 0;
    show();
    void session.fileImport.take(Array.from(event.dataTransfer?.files ?? [], importFileOf));
  });
  page.addEventListener('paste', (event) => {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    if (isField(event.target) || pasted.trim() === '') return;
    event.preventDefault();
    void session.fileImport.take([session.fileImport.pasted(pasted)]);
  });
}

/** The overlay that the style sheet shows while a file is dragged over the page. */
function dropZone(document: Document): HTMLElement {
  const zone = document.createElement('div');
  zone.className = 'drop-zone';
  zone.setAttribute('aria-hidden', 'true');
  document.body.append(zone);
  return zone;
}

/** Whether files are dragged, and not a part of the page itself. */
function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && ['INPUT', 'TEXTAREA'].includes(target.tagName);
}
