import { useLayoutEffect, useRef, type MutableRef } from 'preact/hooks';
import { placeBox, type Box, type Preferred } from '../views/placeBox';

/** Puts an element beside what it tells of, after every drawing, once its size is known; off what is to be spared. */
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
