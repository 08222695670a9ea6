import { useLayoutEffect, useRef, type MutableRef } from 'preact/hooks';
import { placeBox, type Box, type Preferred } from '../views/placeBox';

/** Places an element beside the box `about` after each drawing, once its size is known, and clear of the boxes in `spare`. */
export function usePlaced(about: () => Box | null, prefer: Preferred, spare: () => readonly Box[] = () => []): MutableRef<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const at = about();
    if (!box.current || !at) return;
    const { offsetWidth: width, offsetHeight: height, style } = box.current;
    const place = placeBox({ width, height }, at, { width: window.innerWidth, height: window.innerHeight, prefer, spare: spare() });
    style.left = `${place.x}px`;
    style.top = `${place.y}px`;
  });
  return box;
}
