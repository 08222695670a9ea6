import type { Hands } from './Hands';

/** The part of the window used here. */
type PointerSource = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** Notes the use of a mouse or a finger. Returns how to stop. */
export function watchDevice(page: PointerSource, hands: Pick<Hands, 'use'>): () => void {
  const onDown = ({ pointerType }: PointerEvent): void => {
    hands.use(pointerType === 'touch' ? 'touch' : 'mouse');
  };
  // Browsers send moves of zero distance when the page changes under a resting mouse.
  const onMove = (event: PointerEvent): void => {
    if (event.movementX !== 0 || event.movementY !== 0) onDown(event);
  };
  page.addEventListener('pointerdown', onDown, { capture: true });
  page.addEventListener('pointermove', onMove, { capture: true, passive: true });
  return () => {
    page.removeEventListener('pointerdown', onDown, { capture: true });
    page.removeEventListener('pointermove', onMove, { capture: true });
  };
}
