import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Point } from '../../engine/core/point';
import { text } from '../../keep/text';
import type { Session } from '../Session';
import type { Command } from '../commands';
import { type ActionId, BINDINGS } from '../input/bindings';
import { Sprite } from './Sprite';
import { leaveFocus } from './CommandButton';

/** The on-screen D-pad, above the panels at the foot of the screen. A finger that slides presses the next part. */
export function ThumbPad({ session }: { readonly session: Session }): JSX.Element | null {
  const side = session.settings.pad;
  return side === 'off' ? null : <Pad key={side} side={side} session={session} />;
}

function Pad({ side, session }: { readonly side: 'left' | 'right'; readonly session: Session }): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const [held, hold] = useHeld(session);
  const finger = useRef<number | null>(null);
  const bottom = useHeightBelow(box);
  const follow = (event: PointerEvent): void => {
    const rect = box.current?.getBoundingClientRect();
    hold(rect ? partAt({ x: event.clientX, y: event.clientY }, rect) : null);
  };
  const lift = (event: PointerEvent): void => { if (event.pointerId === finger.current) hold(null); };
  return (
    <div
      ref={box}
      class={`thumb-pad thumb-pad-${side}`}
      role="group"
      aria-label={text('ui.pad')}
      style={{ bottom }}
      onPointerDown={(event) => {
        // The last finger may have been lifted unnoticed, from this very part.
        hold(null);
        finger.current = event.pointerId;
        box.current?.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={(event) => { if (held && event.pointerId === finger.current) follow(event); }}
      onPointerUp={lift}
      onPointerCancel={lift}
      onLostPointerCapture={lift}
      onContextMenu={(event) => { event.preventDefault(); }}
    >
      {THUMB_PARTS.map((part) => <Part key={part.key} part={part} isHeld={part === held} session={session} />)}
    </div>
  );
}

/** The part that is held down, and how to hold another or none. */
function useHeld({ hands }: Session): readonly [held: ThumbPart | null, hold: (part: ThumbPart | null) => void] {
  const [shown, setShown] = useState<ThumbPart | null>(null);
  const held = useRef<ThumbPart | null>(null);
  const hold = (part: ThumbPart | null): void => {
    if (part === held.current) return;
    if (held.current) hands.up(held.current.key);
    held.current = part;
    setShown(part);
    if (part) hands.push(part.key, 'touch');
  };
  useEffect(() => {
    const stop = hands.onRelease(() => { hold(null); });
    return () => {
      stop();
      hold(null);
    };
  }, [hands]);
  return [shown, hold];
}

function Part({ part, isHeld, session }: { readonly part: ThumbPart; readonly isHeld: boolean; readonly session: Session }): JSX.Element {
  return (
    <button
      type="button"
      class={isHeld ? 'thumb held' : 'thumb'}
      tabIndex={-1}
      aria-label={text(`ui.action.${part.action}`)}
      onMouseDown={leaveFocus}
      // A pointer has acted already as it went down; a click without one, from a screen reader, has not.
      onClick={(event) => { if (event.detail === 0) session.command(part.command); }}
    >
      <Sprite name={part.sprite} />
    </button>
  );
}

/** The room to leave below: the tallest that the foot of the screen has been, so that a growing log doesn't move the pad under a thumb. */
function useHeightBelow(box: { readonly current: HTMLElement | null }): number {
  const [most, setMost] = useState({ window: 0, height: 0 });
  useLayoutEffect(() => {
    const height = box.current?.parentElement?.offsetHeight ?? 0;
    const before = most.window === window.innerWidth ? most.height : 0;
    if (height > before || most.window !== window.innerWidth) setMost({ window: window.innerWidth, height: Math.max(height, before) });
  });
  return most.height;
}

/** One of the nine parts of the on-screen D-pad. */
interface ThumbPart {
  /** Its keymap name. */
  readonly key: string;
  readonly action: ActionId;
  readonly command: Command;
  readonly sprite: string;
}

const SPRITES = ['arrow-nw', 'arrow-up', 'arrow-ne', 'arrow-left', 'wait', 'arrow-right', 'arrow-sw', 'arrow-down', 'arrow-se'];
const KEYS = ['PadUpLeft', 'PadUp', 'PadUpRight', 'PadLeft', 'Centre', 'PadRight', 'PadDownLeft', 'PadDown', 'PadDownRight'];

/** The parts, row by row from the upper left. */
export const THUMB_PARTS: readonly ThumbPart[] = KEYS.map((key, index) => {
  const action = BINDINGS.find(({ always }) => always.includes(key));
  return { key, action: action?.id ?? 'wait', command: action?.command ?? { do: 'wait' }, sprite: `ui/${SPRITES[index] ?? ''}` };
});

/** The part under a point; outside the pad, the nearest one. */
export function partAt(
  { x, y }: Point, { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
): ThumbPart | null {
  const column = third((x - left) / width);
  const row = third((y - top) / height);
  return THUMB_PARTS[row * 3 + column] ?? null;
}

function third(share: number): number {
  return share < 1 / 3 ? 0 : share < 2 / 3 ? 1 : 2;
}
