import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { text } from '../../keep/text';
import type { Session } from '../Session';
import { hintText, isHintShown } from '../views/hintView';
import { Sprite } from './Sprite';
import { leaveFocus } from './CommandButton';

/** The panels above the hint. */
const ABOVE = '.hud, .minimap, .middle > *';
/** Further down than this share of the window the hint would hide too much: it waits until the notice is dismissed. */
const LOWEST = 0.4;

/** The current hint. It takes no focus. `Speech` reads it aloud: a live region would be read again after each dialog. */
export function HintPanel({ session }: { session: Session }): JSX.Element {
  const { current } = session.hints;
  const isShown = isHintShown(session);
  const place = useRef<HTMLElement>(null);
  const settled = useRef('');
  useLayoutEffect(() => {
    const settle = (): void => {
      if (!place.current || surroundings(place.current, isShown) === settled.current) return;
      place.current.parentElement?.style.removeProperty('--told');
      if (isShown) findRoom(place.current);
      settled.current = surroundings(place.current, isShown);
    };
    settle();
    window.addEventListener('resize', settle);
    return () => { window.removeEventListener('resize', settle); };
  });
  const dismiss = (): void => { session.hints.dismiss(); };
  return (
    <aside ref={place} class={`hint-place hint-over-${session.modes.top.kind}`} aria-label={text('ui.hint')}>
      {isShown && current && (
        <div class="hint-box" key={current.id}>
          <Sprite name="ui/hint" />
          <p>{hintText(session, current)}</p>
          <button type="button" class="close" aria-label={text('ui.hint.close')} onMouseDown={leaveFocus} onClick={dismiss}>
            ×
          </button>
        </div>
      )}
    </aside>
  );
}

/** What the hint's place depends on, as a text: to find it anew styles and lays out the whole page. */
function surroundings(place: HTMLElement, isShown: boolean): string {
  const rects = isShown ? [...document.querySelectorAll(ABOVE), place].map((each) => each.getBoundingClientRect()) : [];
  return JSON.stringify([isShown, place.className, document.querySelector('.veil') !== null, window.innerHeight, rects]);
}

/** Moves the hint below the panels in its way, or hides it where that is too far down. Dialogs make room for it themselves. */
function findRoom(place: HTMLElement): void {
  place.style.top = '';
  const isOverDialog = document.querySelector('.veil') !== null;
  const above = isOverDialog ? [] : Array.from(document.querySelectorAll(ABOVE), (panel) => panel.getBoundingClientRect());
  const own = place.getBoundingClientRect();
  const top = laneTop(own, above);
  place.style.top = `${top}px`;
  place.parentElement?.style.setProperty('--told', `${top + own.height + GAP}px`);
  const isWaiting = !isOverDialog && top + own.height > window.innerHeight * LOWEST && document.querySelector('.notice') !== null;
  place.classList.toggle('waiting', isWaiting);
}

/** A rectangle on the page, in CSS pixels. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Pixels between boxes in a lane. */
const GAP = 8;

/** The top at which a box clears all others in its columns; its own top if none is in the way. */
export function laneTop(own: Extent, others: readonly Extent[]): number {
  const height = own.bottom - own.top;
  const inWay = others.filter(({ left, right }) => left < own.right && right > own.left).sort((a, b) => a.top - b.top);
  return inWay.reduce((top, other) => (other.top < top + height + GAP && other.bottom + GAP > top ? other.bottom + GAP : top), own.top);
}
