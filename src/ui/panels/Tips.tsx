import type { JSX } from 'preact';
import { type MutableRef, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Point } from '../../engine/core/point';

/** Milliseconds that a mouse rests on a sign, or a finger is held on it, before its tooltip shows. */
const REST_MS = 350;
const HOLD_MS = 420;

/** The sign that has a tooltip now. */
interface Shown {
  readonly about: Element;
  readonly text: string;
}

/**
 * Tooltips: an element with `data-tip` shows it when the mouse rests on it, when a key focuses it, or when a finger is held on it. The
 * first line is its name. Screen readers get the same from its name and description.
 */
export function Tips(): JSX.Element | null {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => watch(setShown), []);
  return shown && shown.about.isConnected ? <Tip key={shown.text} shown={shown} /> : null;
}

function Tip({ shown: { about, text } }: { shown: Shown }): JSX.Element {
  const box = usePlaced(() => about.getBoundingClientRect(), 'inward');
  const [name, ...lines] = text.split('\n');
  return (
    <div ref={box} class="tip tip-sign" role="tooltip">
      <p class="tip-name">{name}</p>
      {lines.map((line, index) => <p key={`${index}`}>{line}</p>)}
    </div>
  );
}

/** Watches for signs under mouse, finger or focus; returns how to stop. */
function watch(show: (shown: Shown | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;
  const showTip = (about: Element | null): void => {
    const text = about instanceof HTMLElement ? about.dataset['tip'] : undefined;
    show(about && text !== undefined ? { about, text } : null);
  };
  const later = (about: Element | null, wait: number, then = (): void => { showTip(about); }): void => {
    clearTimeout(timer);
    if (about) timer = setTimeout(then, wait);
    else show(null);
  };
  const over = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && !isOnTip(event.target)) later(tipped(event.target), REST_MS);
  };
  const down = (event: PointerEvent): void => {
    isHeld = false;
    show(null);
    clearTimeout(timer);
    const about = event.pointerType === 'mouse' ? null : tipped(event.target);
    if (about) later(about, HOLD_MS, () => { isHeld = true; showTip(about); });
  };
  const gone = (event: Event): void => {
    // A key's click is no finger's, whose lifting may have gone unnoticed.
    if (event.type === 'keydown') isHeld = false;
    later(null, 0);
  };
  const focus = (event: FocusEvent): void => {
    const about = tipped(event.target);
    later(about?.matches(':focus-visible') === true ? about : null, REST_MS);
  };
  // A finger held for a tooltip has not pressed the button.
  const click = (event: MouseEvent): void => {
    if (!isHeld) return;
    isHeld = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true, passive: false };
  document.addEventListener('pointerover', over, options);
  document.addEventListener('pointerdown', down, options);
  for (const end of ['pointerup', 'pointercancel', 'focusout', 'keydown'] as const) document.addEventListener(end, gone, options);
  window.addEventListener('blur', gone, options);
  document.addEventListener('focusin', focus, options);
  document.addEventListener('click', click, options);
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

function tipped(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-tip]') : null;
}

/** Whether the mouse is on the tooltip, which it may enter to read it. */
function isOnTip(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.tip-sign') !== null;
}

/** Places an element beside the box `about` after each drawing, once its size is known, and clear of the boxes in `spare`. */
export function usePlaced(
  about: () => Box | null, prefer: Preferred, spare: () => readonly Box[] = () => [],
): MutableRef<HTMLDivElement | null> {
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

/** A rectangle on the page, in CSS pixels. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

/** Pixels between a box and its anchor, and between it and the window's edge. */
const GAP = 8;

/** The preferred side: above the anchor, clear of the finger, or towards the middle of the window, clear of its neighbours. */
type Preferred = 'above' | 'inward';

/** The window, the preferred side, and boxes to keep visible, the first above all. */
interface Surroundings extends Size {
  readonly prefer?: Preferred;
  readonly spare?: readonly Box[];
}

/**
 * The top left corner for a box about an anchor: above or below it, else on the side with more room; of these, where it hides the
 * least of `spare`. It covers the anchor only if the window is too small, and stays inside the window whenever it fits.
 */
export function placeBox(box: Size, about: Box, { prefer = 'above', spare = [], ...window }: Surroundings): Point {
  const across = within(about.x + about.width / 2 - box.width / 2, window.width - box.width);
  const down = within(about.y + about.height / 2 - box.height / 2, window.height - box.height);
  const above = { x: across, y: about.y - GAP - box.height };
  const below = { x: across, y: about.y + about.height + GAP };
  const left = { x: about.x - GAP - box.width, y: down };
  const right = { x: about.x + about.width + GAP, y: down };
  const isInUpperHalf = about.y + about.height / 2 < window.height / 2;
  const upright = prefer === 'inward' && isInUpperHalf ? [below, above] : [above, below];
  const sideways = about.x + about.width / 2 > window.width / 2 ? [left, right] : [right, left];
  const isInside = (at: number, size: number, most: number): boolean => at >= GAP && at + size <= most - GAP;
  const fitting = [...upright, ...sideways]
    .filter(({ x, y }) => isInside(x, box.width, window.width) && isInside(y, box.height, window.height));
  const [best] = fitting.map((at) => ({ at, cost: cost({ ...at, ...box }, spare) })).sort((a, b) => a.cost - b.cost);
  if (best) return best.at;
  const [nearer = right] = sideways;
  return { x: within(nearer.x, window.width - box.width), y: down };
}

/** How many boxes of `spare` a box would hide; the first weighs as much as all of them. */
function cost(box: Box, spare: readonly Box[]): number {
  return spare.reduce((sum, other, place) => sum + (isOver(box, other) ? (place === 0 ? spare.length : 1) : 0), 0);
}

function isOver(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && a.x + a.width > b.x && a.y < b.y + b.height && a.y + a.height > b.y;
}

/** Clamps a position to GAP..`most` - GAP; GAP if there is no room. */
function within(at: number, most: number): number {
  return Math.round(Math.max(GAP, Math.min(at, most - GAP)));
}
