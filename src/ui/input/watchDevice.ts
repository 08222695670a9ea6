import type { Hands } from './Hands';

/** The part of the window that pointers come from. */
type PointerSource = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** Notes when a mouse or a finger is taken in hand. Returns how to stop. */
export function watchDevice(page: PointerSource, hands: Pick<Hands, 'use'>): () => void {
  const onDown = ({ pointerType }: PointerEvent): void => {
    hands.use(pointerType === 'touch' ? 'touch' : 'mouse');
  };
  // A browser sends moves of nothing when the page changes under a mouse at rest.
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
