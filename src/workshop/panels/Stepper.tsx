import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

interface StepperProps {
  readonly label: string;
  /** What the buttons on either side do. */
  readonly less: string;
  readonly more: string;
  readonly value: number;
  readonly range: readonly [least: number, most: number];
  readonly by: number;
  readonly onChange: (value: number) => void;
}

/** A whole number with a button on either side. */
export function Stepper({ label, less, more, value, range: [least, most], by, onChange }: StepperProps): JSX.Element {
  const id = useId();
  const set = (next: number): void => {
    if (Number.isInteger(next)) onChange(Math.min(most, Math.max(least, next)));
  };
  // What is typed counts at once, but for what is on its way to a number that may be.
  const type = (next: number): void => { if (next >= least && next <= most) set(next); };
  // Signs of the small typefaces, which come with the page.
  const button = (name: string, sign: string, step: number, isDisabled: boolean): JSX.Element => (
    <button type="button" class="secondary" aria-label={name} disabled={isDisabled} onClick={() => { set(value + step); }}>{sign}</button>
  );
  return (
    <span class="shop-stepper">
      <label class="label" for={id}>{label}</label>
      {button(less, '–', -by, value <= least)}
      <input
        id={id} type="number" min={least} max={most} value={value}
        onInput={(event) => { type(event.currentTarget.valueAsNumber); }} onChange={(event) => { set(event.currentTarget.valueAsNumber); }}
      />
      {button(more, '+', by, value >= most)}
    </span>
  );
}
