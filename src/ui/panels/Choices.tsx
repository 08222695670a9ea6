import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Choice, Menu } from '../modes/Menu';
import type { Session } from '../Session';
import { text } from '../../keep/text';
import type { PanelProps } from './Dialog';

interface MenuChoicesProps extends PanelProps<Menu> {
  readonly takesFocus?: boolean;
  /** The part of the choices that is shown here; all by default. */
  readonly from?: number;
  readonly to?: number;
  readonly class?: string;
}

/** The choices of a menu, each as its label. */
export function MenuChoices({ mode: { choices, cursor }, session, from = 0, to = choices.length, ...look }: MenuChoicesProps): JSX.Element {
  const lines = choices.slice(from, to).map((choice) => ({ key: choice.label, content: <ChoiceLabel choice={choice} session={session} /> }));
  return <Choices session={session} cursor={cursor} lines={lines} from={from} {...look} />;
}

/** A choice's label, with its own key where the keyboard is in use. */
function ChoiceLabel({ choice: { label, params, key }, session }: { readonly choice: Choice; readonly session: Session }): JSX.Element {
  return <>{text(label, params)}{key !== undefined && session.device === 'keys' && <kbd class="choice-key">{key.toUpperCase()}</kbd>}</>;
}

interface ChoicesProps {
  readonly session: Session;
  readonly cursor: number;
  readonly lines: readonly { readonly key: string; readonly content: ComponentChildren; readonly heading?: string | null; readonly group?: string | null }[];
  /** False leaves the focus where it is until a key moves the cursor. */
  readonly takesFocus?: boolean;
  /** The place of its first line among all that the cursor goes through. */
  readonly from?: number;
  readonly class?: string;
}

/** A list of buttons, the focus on the marked one; the mode decides what choosing does. */
export function Choices({ session, cursor, lines, takesFocus = true, from = 0, class: look = '' }: ChoicesProps): JSX.Element {
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(takesFocus ? -1 : cursor);
  useLayoutEffect(() => {
    if (shown.current === cursor) return;
    shown.current = cursor;
    list.current?.querySelectorAll('button')[cursor - from]?.focus();
  }, [cursor]);
  return (
    <ul ref={list} class={`choices ${look}`} role="list">
      {lines.map(({ key, content, heading, group }, index) => (
        <li key={key}>
          {typeof heading === 'string' && <h3 class="choices-head">{heading}</h3>}
          {typeof group === 'string' && <h4 class="choices-group">{group}</h4>}
          <ChoiceButton session={session} index={from + index} isMarked={from + index === cursor}>{content}</ChoiceButton>
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
