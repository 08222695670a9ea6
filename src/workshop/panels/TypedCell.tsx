import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';

interface TypedCellProps {
  readonly label: string;
  /** What is written. */
  readonly text: string;
  /** What is in force where nothing is written. */
  readonly placeholder?: string;
  /** What the checks say of it; null for nothing. */
  readonly fault?: string | null;
  /** The element that says what is wrong, if the cell does not say so itself. */
  readonly faultId?: string | undefined;
  readonly class?: string;
  readonly tabIndex?: number;
  readonly at?: string;
  readonly onType: (text: string) => void;
  readonly onFocus?: () => void;
}

/** A value to be typed: it is taken when one leaves it or presses Enter, and as it was after Escape. */
export function TypedCell(props: TypedCellProps): JSX.Element {
  const { label, text, placeholder = '', fault = null, faultId, at, onType, onFocus } = props;
  const own = useId();
  const id = faultId ?? own;
  const [draft, setDraft] = useState<string | null>(null);
  const settle = (): void => {
    setDraft(null);
    if (draft !== null && draft.trim() !== text) onType(draft);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') settle();
    if (event.key === 'Escape') setDraft(null);
  };
  return (
    <span class="shop-typed">
      <input
        class={`shop-cell ${props.class ?? ''}`} inputMode="numeric" autocomplete="off" tabIndex={props.tabIndex ?? 0} data-at={at}
        aria-label={label} aria-invalid={fault !== null} aria-describedby={fault === null ? undefined : id}
        placeholder={placeholder} value={draft ?? text}
        onInput={(event) => { setDraft(event.currentTarget.value); }} onBlur={settle} onKeyDown={press}
        onFocus={(event) => {
          event.currentTarget.select();
          onFocus?.();
        }}
      />
      {fault !== null && faultId === undefined && <span id={id} class="shop-cell-fault">{fault}</span>}
    </span>
  );
}
