/** The part of the window used here. */
export type ScrollSource = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/**
 * Keeps the page and its host page from scrolling: wheel and touch scroll only the game's own scrollable boxes.
 * Returns how to stop.
 */
export function keepPageStill(page: ScrollSource): () => void {
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
export interface FieldPage {
  readonly document: { readonly activeElement: Element | null };
  readonly visualViewport: Pick<VisualViewport, 'addEventListener' | 'removeEventListener' | 'scale'> | null;
}

/**
 * Keeps the text field in use in view when a keyboard opens over the page or the phone is turned; zooming is left alone. Returns how to
 * stop.
 */
export function keepFieldInView({ document, visualViewport }: FieldPage): () => void {
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
