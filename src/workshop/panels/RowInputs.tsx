import type { JSX } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { Sprite } from '../../ui/panels/Sprite';
import { type Control, controlOf } from '../rows/controls';
import { read, write } from '../rows/partsOf';
import { idsOf } from '../rows/starts';
import { nameOfRow } from '../tables/naming';
import { say } from '../words';
import { FormContext, type PartProps } from './RowForm';

/** The attributes that name an input and what is said of it. */
export interface InputNames {
  readonly 'id': string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
}

type InputProps = Pick<PartProps, 'path' | 'shape' | 'value'> & { readonly names: InputNames };

/** The input for a part that holds no others. */
export function RowInput(props: InputProps): JSX.Element {
  const { shape, path, value, names } = props;
  const { set, rows } = useContext(FormContext);
  const control = controlOf(shape);
  const settle = (next: unknown): void => { set(path, next); };
  const typed = <Typed control={control} names={names} value={value} onSettle={settle} />;
  if (control.kind === 'flag') {
    return <input {...names} type="checkbox" checked={value === true} onChange={(event) => { settle(event.currentTarget.checked); }} />;
  }
  if (control.kind === 'id') {
    const { table } = control;
    const nameOf = (id: string): string => `${nameOfRow(table, id)} (${id})`;
    return <Choice names={names} value={value} options={idsOf(rows, table)} nameOf={nameOf} onChoose={settle} />;
  }
  if (control.kind === 'choice') return <Choice names={names} value={value} options={control.options} nameOf={String} onChoose={settle} />;
  if (control.kind === 'sprite') return <SpriteInput names={names} value={value} onSettle={settle} />;
  if (control.kind !== 'colour') return typed;
  return (
    <>
      {typed}
      <input
        type="color" aria-label={say('shop.rows.colour')} value={String(value)} onChange={(event) => { settle(event.currentTarget.value); }}
      />
    </>
  );
}

interface ChoiceProps<T extends string | number> {
  readonly names: InputNames;
  readonly value: unknown;
  readonly options: readonly T[];
  readonly nameOf: (option: T) => string;
  readonly onChoose: (option: T) => void;
}

/** One of several; what is written and none of them is offered as well. */
function Choice<T extends string | number>({ names, value, options, nameOf, onChoose }: ChoiceProps<T>): JSX.Element {
  const all = options.includes(value as T) ? options : [value as T, ...options];
  return (
    <select {...names} value={all.indexOf(value as T)} onChange={(event) => { onChoose(all[Number(event.currentTarget.value)] as T); }}>
      {all.map((option, index) => <option key={option} value={index}>{options.includes(option) ? nameOf(option) : String(option)}</option>)}
    </select>
  );
}

interface TypedProps {
  readonly control: Control;
  readonly names: InputNames;
  readonly value: unknown;
  readonly onSettle: (value: unknown) => void;
}

/** A value to be typed: it is taken when one leaves it or presses Enter, and as it was after Escape. */
function Typed({ control, names, value, onSettle }: TypedProps): JSX.Element {
  const [typed, setTyped] = useState<string | null>(null);
  const text = write(value);
  const settle = (): void => {
    setTyped(null);
    if (typed !== null && typed !== text) onSettle(read(control, typed) ?? '');
  };
  return (
    <input
      {...names} type="text" class={`shop-typed-${control.kind}`} autocomplete="off" spellcheck={false} value={typed ?? text}
      inputMode={control.kind === 'number' ? 'decimal' : undefined} placeholder={rangeOf(control)}
      onInput={(event) => { setTyped(event.currentTarget.value); }} onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
        if (event.key === 'Escape') setTyped(null);
      }}
    />
  );
}

function rangeOf(control: Control): string {
  return control.kind === 'number' ? say('shop.tables.span', { low: control.least, high: control.most }) : '';
}

/** Sprites that are shown at once. */
const SHOWN = 96;

/** The name of a sprite, with all that there are to choose from. */
function SpriteInput({ names, value, onSettle }: Omit<TypedProps, 'control'>): JSX.Element {
  const { sprites } = useContext(FormContext);
  const [sought, setSought] = useState<string | null>(null);
  const word = (sought ?? '').trim().toLowerCase();
  const found = sought === null ? [] : sprites.filter((name) => name.toLowerCase().includes(word));
  return (
    <span class="shop-sprite-input">
      <span class="shop-sprite-box">{typeof value === 'string' && <Sprite name={value} />}</span>
      <Typed control={{ kind: 'sprite' }} names={names} value={value} onSettle={onSettle} />
      <button type="button" class="secondary" aria-expanded={sought !== null} onClick={() => { setSought(sought === null ? '' : null); }}>
        {say('shop.rows.sprites')}
      </button>
      {sought !== null && (
        <span class="shop-sprite-choice">
          <input
            type="search" aria-label={say('shop.rows.findSprite')} placeholder={say('shop.rows.findSprite')} value={sought}
            onInput={(event) => { setSought(event.currentTarget.value); }}
          />
          <span class="shop-sprite-grid" role="group" aria-label={say('shop.rows.sprites')}>
            {found.slice(0, SHOWN).map((name) => (
              <button
                key={name} type="button" class="shop-sprite" aria-label={name} title={name} aria-pressed={name === value}
                onClick={() => { onSettle(name); setSought(null); }}
              >
                <Sprite name={name} />
              </button>
            ))}
          </span>
          <span class="hint" role="status">{say('shop.rows.spritesFound', { n: found.length, shown: Math.min(SHOWN, found.length) })}</span>
        </span>
      )}
    </span>
  );
}
