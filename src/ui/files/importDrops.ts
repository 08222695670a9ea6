import { outsideOf } from './archiveFiles';
import type { Session } from '../Session';
import { text } from '../../keep/text';

/** The part of the window that files and texts come in by. */
export type DropSource = Pick<Window, 'addEventListener' | 'removeEventListener' | 'document'>;

/**
 * Takes files that are dropped anywhere on the page, and texts that are pasted where no field has the focus. A browser would open
 * what is dropped in place of the game: it never gets to. Returns how to stop.
 */
export function listenToDrops(page: DropSource, session: Session): () => void {
  const zone = dropZone(page.document);
  /** Entered and not left again: every element on the way counts. */
  let within = 0;
  const show = (): void => {
    zone.textContent = text('ui.intake.drop');
    page.document.documentElement.classList.toggle('dropping', within > 0);
  };
  const onEnter = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    within++;
    show();
  };
  const onOver = (event: DragEvent): void => {
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = hasFiles(event) ? 'copy' : 'none';
  };
  const onLeave = (event: DragEvent): void => {
    if (hasFiles(event)) within = Math.max(0, within - 1);
    show();
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    within = 0;
    show();
    void session.fileImport.take(Array.from(event.dataTransfer?.files ?? [], outsideOf));
  };
  const onPaste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    if (isField(event.target) || pasted.trim() === '') return;
    event.preventDefault();
    void session.fileImport.take([session.fileImport.pasted(pasted)]);
  };
  page.addEventListener('dragenter', onEnter);
  page.addEventListener('dragover', onOver);
  page.addEventListener('dragleave', onLeave);
  page.addEventListener('drop', onDrop);
  page.addEventListener('paste', onPaste);
  return () => {
    page.removeEventListener('dragenter', onEnter);
    page.removeEventListener('dragover', onOver);
    page.removeEventListener('dragleave', onLeave);
    page.removeEventListener('drop', onDrop);
    page.removeEventListener('paste', onPaste);
    zone.remove();
  };
}

/** What lies over the page while a file is held over it; the style sheet shows it. */
function dropZone(document: Document): HTMLElement {
  const zone = document.createElement('div');
  zone.className = 'drop-zone';
  zone.setAttribute('aria-hidden', 'true');
  document.body.append(zone);
  return zone;
}

/** Whether files are dragged: a piece of the page itself is none. */
function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && ['INPUT', 'TEXTAREA'].includes(target.tagName);
}
