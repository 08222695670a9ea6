import type { Insets } from '../view/framing';

/** Up to this width the panels run across the whole view; see `style.css`. */
const NARROW = 720;

/** Screen pixels that the panels take from the map at the top and the bottom; in wide views they keep to the corners. */
export function panelInsets({ width }: { readonly width: number }): Insets {
  return width > NARROW ? { top: 0, bottom: 0 } : { top: 130, bottom: 175 };
}
