import { text } from '../../keep/text';
import type { Session } from '../Session';
import { importFileOf } from '../files/archiveFiles';
import type { Hands } from './Hands';
import type { Gamepads, PadPage } from './gamepad';
import { listenToKeys } from './keyboard';
import { learnLayout } from './layout';

/** Connects a session to all input of a page except on the map itself. */
export function listenToPage(page: Window, session: Session): void {
  const { hands } = session;
  const pads = new ComingPads(page, hands);
  listenToKeys(page, hands, tellOfTakenKeys(session));
  watchDevice(page, hands);
  watchAway(page, session, (isAway) => { pads.away(isAway); });
  keepPageStill(page);
  keepFieldInView(page);
  listenToDrops(page, session);
  // For the style sheets, which hide controls that the device cannot use.
  const show = (): void => { page.document.documentElement.dataset['device'] = session.device; };
  session.on({ frame: (elapsed) => { pads.frame(elapsed); }, change: show });
  show();
  void learnLayout(page.navigator);
}

/** Tells the player what to do about an input method that takes the keys: once, and not over another notice. */
export function tellOfTakenKeys(session: Pick<Session, 'notice' | 'tell'>): () => void {
  let isTold = false;
  return () => {
    if (isTold || session.notice !== null) return;
    isTold = true;
    session.tell(text('ui.keyboard.taken'));
  };
}

/** The part of the window used here. */
interface AwayPage extends Pick<Window, 'addEventListener' | 'removeEventListener'> {
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'hidden'>;
}

/** After these the page misses releases although it has the focus: a menu of the browser opens, or something is dragged. */
const DEAF = ['contextmenu', 'dragstart'] as const;

/**
 * Releases all keys, buttons and fingers when the window loses the focus or is hidden, and opens the pause menu if the setting is on and no
 * dialog is open. `notify` is called when the player leaves and returns. Returns how to stop.
 */
export function watchAway(page: AwayPage, session: Session, notify: (isAway: boolean) => void): () => void {
  const leave = (): void => {
    notify(true);
    session.hands.release();
    if (session.settings.blur === 'on') session.command({ do: 'pause' });
  };
  const comeBack = (): void => { notify(false); };
  const onVisibility = (): void => {
    if (page.document.hidden) leave();
    else comeBack();
  };
  const release = (event: Event): void => { if (!event.defaultPrevented) session.hands.release(); };
  page.addEventListener('blur', leave);
  page.addEventListener('focus', comeBack);
  page.document.addEventListener('visibilitychange', onVisibility);
  for (const type of DEAF) page.addEventListener(type, release);
  return () => {
    page.removeEventListener('blur', leave);
    page.removeEventListener('focus', comeBack);
    page.document.removeEventListener('visibilitychange', onVisibility);
    for (const type of DEAF) page.removeEventListener(type, release);
  };
}

/** The part of the window used here. */
type ScrollSource = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/**
 * Keeps the page and its host page from scrolling: wheel and touch scroll only the game's own scrollable boxes.
 * Returns how to stop.
 */
function keepPageStill(page: ScrollSource): () => void {
  const onWheel = (event: WheelEvent): void => {
    // Ctrl and wheel zoom the page: that stays with the browser.
    if (!event.ctrlKey && !isInScroller(event.target)) event.preventDefault();
  };
  const onTouch = (event: TouchEvent): void => {
    if (event.cancelable && event.touches.length === 1 && !isInScroller(event.target)) event.preventDefault();
  };
  page.addEventListener('wheel', onWheel, { passive: false });
  page.addEventListener('touchmove', onTouch, { passive: false });
  return () => {
    page.removeEventListener('wheel', onWheel);
    page.removeEventListener('touchmove', onTouch);
  };
}

/** Whether the target is inside a scrollable box with overflow. */
function isInScroller(target: EventTarget | null): boolean {
  for (let box = target instanceof Element ? target : null; box !== null && box !== document.body; box = box.parentElement) {
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY)) return true;
  }
  return false;
}

/** The part of the window that a keyboard on the screen changes. */
interface FieldPage {
  readonly document: { readonly activeElement: Element | null };
  readonly visualViewport: Pick<VisualViewport, 'addEventListener' | 'removeEventListener' | 'scale'> | null;
}

/**
 * Keeps the text field in use in view when a keyboard opens over the page or the phone is turned; zooming is left alone. Returns how to
 * stop.
 */
function keepFieldInView({ document, visualViewport }: FieldPage): () => void {
  if (visualViewport === null) return () => undefined;
  let { scale } = visualViewport;
  const onResize = (): void => {
    const isZoomed = visualViewport.scale !== scale;
    scale = visualViewport.scale;
    const field = document.activeElement;
    if (!isZoomed && field?.matches('input, textarea') === true) field.scrollIntoView({ block: 'nearest' });
  };
  visualViewport.addEventListener('resize', onResize);
  return () => { visualViewport.removeEventListener('resize', onResize); };
}

/** The part of the window used here. */
type PointerSource = Pick<Window, 'addEventListener' | 'removeEventListener'>
  & { matchMedia(query: string): Pick<MediaQueryList, 'matches'> };

/** Notes the use of a mouse or a finger; where nothing can hover, fingers are expected at first. Returns how to stop. */
export function watchDevice(page: PointerSource, hands: Pick<Hands, 'use'>): () => void {
  const onDown = ({ pointerType }: PointerEvent): void => {
    hands.use(pointerType === 'touch' ? 'touch' : 'mouse');
  };
  // Browsers send moves of zero distance when the page changes under a resting mouse.
  const onMove = (event: PointerEvent): void => {
    if (event.movementX !== 0 || event.movementY !== 0) onDown(event);
  };
  if (page.matchMedia('(hover: none)').matches) hands.use('touch');
  page.addEventListener('pointerdown', onDown, { capture: true });
  page.addEventListener('pointermove', onMove, { capture: true, passive: true });
  return () => {
    page.removeEventListener('pointerdown', onDown, { capture: true });
    page.removeEventListener('pointermove', onMove, { capture: true });
  };
}

/** What reads the page's gamepads: it comes with the first of them, or when everything else is there. */
class ComingPads {
  private pads: Gamepads | null = null;
  private isAway = false;

  constructor(
    private readonly page: PadPage,
    private readonly hands: Hands,
  ) {
    for (const event of ['gamepadconnected', 'everything-loaded']) page.addEventListener(event, () => { void this.load(); });
    if (isAnyThere(page)) void this.load();
  }

  away(isAway: boolean): void {
    this.isAway = isAway;
    this.pads?.away(isAway);
  }

  frame(elapsed: number): void {
    this.pads?.frame(elapsed);
  }

  /** Resolves once they are read. */
  async load(): Promise<void> {
    const { Gamepads } = await import(/* webpackChunkName: "pads" */ './gamepad');
    if (this.pads !== null) return;
    this.pads = new Gamepads(this.page, this.hands);
    this.pads.away(this.isAway);
  }
}

function isAnyThere({ navigator }: PadPage): boolean {
  try {
    return (navigator.getGamepads?.() ?? []).some((pad) => pad !== null);
  } catch {
    // A host page may deny its frames access.
    return false;
  }
}

/** The part of a window that takes drops and pastes. */
type DropSource = Pick<Window, 'addEventListener' | 'document'>;

/**
 * Imports files dropped anywhere on the page, and texts pasted outside fields. The browser never gets to open a dropped file in place
 * of the game.
 */
function listenToDrops(page: DropSource, session: Session): void {
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
