import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { USUAL_BOTS } from '../runs/settings';
import { say, type ShopKey } from '../words';

interface NumberFieldProps {
  readonly label: ShopKey;
  readonly range: readonly [least: number, most: number];
  /** Null where it is left empty. */
  readonly value: number | null;
  readonly isDisabled: boolean;
  readonly onChange: (value: number | null) => void;
}

/** A whole number in a range, which may be left empty. */
export function NumberField({ label, range: [least, most], value, isDisabled, onChange }: NumberFieldProps): JSX.Element {
  const id = useId();
  const changed = (typed: number): void => {
    if (Number.isNaN(typed)) onChange(null);
    else onChange(Math.min(most, Math.max(least, Math.round(typed))));
  };
  return (
    <div class="runs-field">
      <label class="label" for={id}>{say(label)}</label>
      <input
        id={id} type="number" min={least} max={most} value={value ?? ''} disabled={isDisabled}
        onChange={(event) => { changed(event.currentTarget.valueAsNumber); }}
      />
    </div>
  );
}

interface BotFieldProps {
  readonly label: ShopKey;
  readonly value: string;
  readonly isDisabled: boolean;
  readonly onChange: (bot: string) => void;
}

/** The name of a bot, perhaps with changes of its weights. */
export function BotField({ label, value, isDisabled, onChange }: BotFieldProps): JSX.Element {
  const id = useId();
  return (
    <div class="runs-field">
      <label class="label" for={id}>{say(label)}</label>
      <input
        id={id} type="text" list={`${id}-bots`} value={value} disabled={isDisabled} spellcheck={false} autocapitalize="off"
        onChange={(event) => { onChange(event.currentTarget.value.trim()); }}
      />
      <datalist id={`${id}-bots`}>{USUAL_BOTS.map((bot) => <option key={bot} value={bot} />)}</datalist>
    </div>
  );
}
