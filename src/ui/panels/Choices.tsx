import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Menu } from '../modes/Menu';
import type { Session } from '../Session';
import { text } from '../../keep/text';
import type { PanelProps } from './Dialog';

interface MenuChoicesProps extends PanelProps<Menu> {
  readonly takesFocus?: boolean;
}

/** The choices of a menu, each as its label. */
export function MenuChoices({ mode: { choices, cursor }, session, takesFocus = true }: MenuChoicesProps): JSX.Element {
  return <Choices session={session} cursor={cursor} lines={choices.map(({ label }) => ({ key: label, content: text(label) }))} takesFocus={takesFocus} />;
}

interface ChoicesProps {
  readonly session: Session;
  readonly cursor: number;
  readonly lines: readonly { readonly key: string; readonly content: ComponentChildren; readonly heading?: string | null }[];
  /** False leaves the focus where it is until a key moves the cursor. */
  readonly takesFocus?: boolean;
}

/** A list of buttons, the focus on the marked one; the mode decides what choosing does. */
export function Choices({ session, cursor, lines, takesFocus = true }: ChoicesProps): JSX.Element {
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(takesFocus ? -1 : cursor);
  useLayoutEffect(() => {
    if (shown.current === cursor) return;
    shown.current = cursor;
    list.current?.querySelectorAll('button')[cursor]?.focus();
  }, [cursor]);
  return (
    <ul ref={list} class="choices" role="list">
      {lines.map(({ key, content, heading }, index) => (
        <li key={key}>
          {typeof heading === 'string' && <h3 class="choices-head">{heading}</h3>}
          <ChoiceButton session={session} index={index} isMarked={index === cursor}>{content}</ChoiceButton>
        </li>
      ))}
    </ul>
  );
}

interface ChoiceButtonProps {
  readonly session: Session;
  readonly index: number;
  readonly isMarked: boolean;
  readonly children: ComponentChildren;
}

/** A line of a list: the focus marks it, a click chooses it. */
export function ChoiceButton({ session, index, isMarked, children }: ChoiceButtonProps): JSX.Element {
  return (
    <button
      type="button"
      class={isMarked ? 'choice marked' : 'choice'}
      onFocus={() => { if (!isMarked) session.command({ do: 'point', index }); }}
      onClick={() => { session.command({ do: 'choose', index }); }}
    >
      {children}
    </button>
  );
}
