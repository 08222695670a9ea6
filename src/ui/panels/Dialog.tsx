import type { ComponentChildren, JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { text } from '../../keep/text';
import type { Session } from '../Session';
import { keepFocusInside } from './CommandButton';

/** The props of a mode's panel. */
export interface PanelProps<M> {
  readonly mode: M;
  readonly session: Session;
}

interface DialogProps {
  readonly title: string;
  /** The classes of its style, beyond that of all dialogs. */
  readonly class: string;
  /** If given, there is a close button. */
  readonly closeBy?: Session;
  /** If given, a click anywhere closes it. */
  readonly closeAnywhere?: Session;
  /** A sentence on what is in it: read aloud as it opens, and shown under the title. */
  readonly about?: string;
  readonly children: ComponentChildren;
}

/** A dialog: takes the focus, keeps it while open, and gives it back. Meanwhile everything behind it is inert. */
export function Dialog({ title, class: look, closeBy, closeAnywhere, about, children }: DialogProps): JSX.Element {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(document.activeElement);
  // Uncovers before the focus goes back, since inert elements take none. Covers on each drawing, since more may have come behind.
  useLayoutEffect(() => box.current?.parentElement ? cover(box.current.parentElement) : undefined);
  useLayoutEffect(() => {
    if (!box.current?.contains(document.activeElement)) box.current?.focus();
    return () => {
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    };
  }, []);
  // On the title there is no other heading above it.
  const labels = { 'aria-labelledby': id, ...(about === undefined ? {} : { 'aria-describedby': `${id}-about` }) };
  const Heading = look === 'title' ? 'h1' : 'h2';
  return (
    <div class={`veil veil-${look}`} onClick={closeAnywhere && (() => { closeAnywhere.command({ do: 'close' }); })}>
      <div ref={box} class={`dialog dialog-${look}`} role="dialog" aria-modal="true" {...labels} tabIndex={-1} onKeyDown={keepFocusInside}>
        {closeBy ? (
          <div class="dialog-head">
            <Heading id={id}>{title}</Heading>
            <CloseButton session={closeBy} />
          </div>
        ) : <Heading id={id}>{title}</Heading>}
        {about !== undefined && <p id={`${id}-about`}>{about}</p>}
        {children}
      </div>
    </div>
  );
}

function CloseButton({ session }: { session: Session }): JSX.Element {
  const close = (): void => { session.command({ do: 'close' }); };
  return <button type="button" class="close" aria-label={text('ui.action.close')} onClick={close}>×</button>;
}

/** What stays reachable above dialogs: the regions read aloud, the hint with its button, and the title that the page came with. */
const ABOVE = '.spoken, .hint-place, .early';

/** Makes everything behind a dialog inert to keys and screen readers; returns how to undo that. */
export function cover(veil: Element): () => void {
  const layer = veil.parentElement;
  const behind = [...others(veil), ...(layer ? others(layer) : [])].filter((element) => !element.matches(ABOVE) && !element.inert);
  for (const element of behind) element.inert = true;
  return () => { for (const element of behind) element.inert = false; };
}

function others(element: Element): HTMLElement[] {
  return Array.from(element.parentElement?.children ?? [])
    .filter((other): other is HTMLElement => other !== element && other instanceof HTMLElement);
}
