/** The part of the window that scrolling comes from. */
export type ScrollSource = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/**
 * Keeps the page, and the one around its frame, from scrolling under the game: wheels and fingers move only what can be
 * scrolled in the game itself. Returns how to stop.
 */
export function keepPageStill(page: ScrollSource): () => void {
  const onWheel = (event: WheelEvent): void => {
    // With Ctrl a browser makes everything larger: that stays the player's.
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

/** Whether something lies in a box with more in it than it shows. */
function isInScroller(target: EventTarget | null): boolean {
  for (let box = target instanceof Element ? target : null; box !== null && box !== document.body; box = box.parentElement) {
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY)) return true;
  }
  return false;
}
