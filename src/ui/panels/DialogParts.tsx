import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { text, type TextKey } from '../../keep/text';
import type { Session } from '../Session';
import type { MenuChoice, Menu } from '../modes/Menu';
import { QUICK_SLOTS } from '../bag';
import type { Scroll } from '../modes/Page';
import type { PanelProps } from './Dialog';
import { Sprite } from './Sprite';

interface MenuChoicesProps extends PanelProps<Menu> {
  readonly takesFocus?: boolean;
  /** The part of the choices that is shown here; all by default. */
  readonly from?: number;
  readonly to?: number;
  readonly class?: string;
}

/** The choices of a menu, each as its label. */
export function MenuChoices({ mode: { choices, cursor }, session, from = 0, to = choices.length, ...look }: MenuChoicesProps): JSX.Element {
  const lines = choices.slice(from, to).map((choice) =>
    ({ key: choice.label, content: <ChoiceLabel choice={choice} session={session} /> }));
  return <Choices session={session} cursor={cursor} lines={lines} from={from} {...look} />;
}

/** A choice's label, with its own key where the keyboard is in use. */
function ChoiceLabel({ choice: { label, params, key }, session }: { readonly choice: MenuChoice; readonly session: Session }): JSX.Element {
  return <>{text(label, params)}{key !== undefined && session.device === 'keys' && <kbd class="choice-key">{key.toUpperCase()}</kbd>}</>;
}

interface ChoiceLine {
  readonly key: string;
  readonly content: ComponentChildren;
  readonly heading?: string | null;
  readonly group?: string | null;
}

interface ChoicesProps {
  readonly session: Session;
  readonly cursor: number;
  readonly lines: readonly ChoiceLine[];
  /** Whether it shows the numbers that choose its lines, where the keyboard is in use. */
  readonly isNumbered?: boolean;
  /** False leaves the focus where it is until a key moves the cursor. */
  readonly takesFocus?: boolean;
  /** The place of its first line among all that the cursor goes through. */
  readonly from?: number;
  readonly class?: string;
}

/** A list of buttons, the focus on the marked one; the mode decides what choosing does. */
export function Choices({
  session, cursor, lines, isNumbered = false, takesFocus = true, from = 0, class: look = '',
}: ChoicesProps): JSX.Element {
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
          <ChoiceButton session={session} index={from + index} isMarked={from + index === cursor}>
            {content}
            {isNumbered && index < QUICK_SLOTS && session.device === 'keys' && <kbd class="choice-key">{index + 1}</kbd>}
          </ChoiceButton>
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

/** CSS pixels per scrolled line. */
const LINE = 40;

interface PageBodyProps {
  readonly label: string;
  readonly scroll: Scroll | null;
  /** Whether it opens scrolled to its end. */
  readonly atEnd?: boolean;
  readonly children: ComponentChildren;
}

/** The text of a page: takes the focus, and scrolls by command, finger or wheel. */
export function PageBody({ label, scroll, atEnd = false, children }: PageBodyProps): JSX.Element {
  const page = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    page.current?.focus();
    if (atEnd) page.current?.scrollTo(0, page.current.scrollHeight);
  }, []);
  useLayoutEffect(() => {
    if (scroll) page.current?.scrollBy(0, scroll.by * distance(page.current, scroll.unit));
  }, [scroll?.count]);
  return <div ref={page} class="page-body" tabIndex={0} role="document" aria-label={label}>{children}</div>;
}

function distance({ clientHeight, scrollHeight }: HTMLElement, unit: Scroll['unit']): number {
  switch (unit) {
    case 'line':
      return LINE;
    case 'page':
      return clientHeight - LINE;
    case 'all':
      return scrollHeight;
  }
}

/** The dungeon that a book is open at, between buttons that turn to the one before and after. */
export function PackTurner({ title, session }: { title: string; session: Session }): JSX.Element {
  const button = (by: 1 | -1, label: TextKey, sprite: string): JSX.Element => (
    <button type="button" class="secondary book-turn" aria-label={text(label)} onClick={() => { session.command({ do: 'adjust', by }); }}>
      <Sprite name={sprite} />
    </button>
  );
  return (
    <div class="book-pack">
      {button(-1, 'ui.bestiary.previous', 'ui/arrow-left')}
      <p role="status">{title}</p>
      {button(1, 'ui.bestiary.next', 'ui/arrow-right')}
    </div>
  );
}

/** A text to copy by hand, all of it selected; its button copies where the browser still allows it. */
export function ShownText({ label, content }: { label: string; content: string }): JSX.Element {
  const field = useRef<HTMLTextAreaElement>(null);
  const [isCopied, setCopied] = useState(false);
  useLayoutEffect(() => { field.current?.select(); }, [content]);
  const copy = (): void => {
    field.current?.select();
    setCopied(copySelection(document));
  };
  return (
    <div class="shown-text">
      <textarea ref={field} class="field" readOnly rows={5} spellcheck={false} aria-label={label} value={content} />
      <button type="button" class="secondary" onClick={copy}>{text(isCopied ? 'ui.over.copied' : 'ui.files.copyText')}</button>
    </div>
  );
}

/** The old way to copy, which works in frames without clipboard access. */
function copySelection(page: { execCommand?: (command: string) => boolean }): boolean {
  return page.execCommand?.('copy') ?? false;
}

/** Key names, each drawn as a key. */
export function Keys({ names }: { names: readonly string[] }): JSX.Element {
  return <>{names.map((name) => <kbd key={name}>{name}</kbd>)}</>;
}
