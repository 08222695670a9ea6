import stringify from 'json-stringify-pretty-compact';
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { say } from '../words';

interface JsonProps {
  readonly label: string;
  readonly value: unknown;
  readonly onSettle: (value: unknown) => void;
}

/** A part as JSON text, which is taken only if it is some. */
export function RowJson({ label, value, onSettle }: JsonProps): JSX.Element {
  const id = useId();
  const [text, setText] = useState<string | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  const written = value === undefined ? '' : stringify(value, { maxLength: 72 });
  const apply = (): void => {
    try {
      const next: unknown = JSON.parse(text ?? '');
      setText(null);
      setWhy(null);
      onSettle(next);
    } catch (error) {
      setWhy(say('shop.rows.noJson', { why: error instanceof Error ? error.message : '' }));
    }
  };
  return (
    <div class="shop-json">
      <label class="label" for={id}>{say('shop.rows.json', { name: label })}</label>
      <textarea
        id={id} spellcheck={false} autocapitalize="off" rows={6} value={text ?? written}
        aria-invalid={why !== null} aria-describedby={why === null ? undefined : `${id}-why`}
        onInput={(event) => { setText(event.currentTarget.value); }}
      />
      <div class="shop-row">
        <button type="button" class="secondary" disabled={text === null} onClick={apply}>{say('shop.file.apply')}</button>
        {why !== null && <span id={`${id}-why`} class="shop-faults" role="alert">{why}</span>}
      </div>
    </div>
  );
}
