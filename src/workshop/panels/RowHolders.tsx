import type { JSX } from 'preact';
import { useContext, useId, useState } from 'preact/hooks';
import { isRecord } from '../../engine/core/id';
import type { Fields, Path } from '../draft/writtenPack';
import { controlOf, type Field, type Kinds, kindOfValue } from '../rows/controls';
import { partsWithin } from '../rows/partsOf';
import { startOf } from '../rows/starts';
import { isShopKey, say } from '../words';
import { FormContext, focusSoon, nameOfKind, type PartProps } from './RowForm';

type FieldsProps = PartProps & { readonly fields: readonly Field[] };

/** The fields of a row that are written or required, and those that can be added. */
export function RowFields(props: FieldsProps): JSX.Element {
  const { path, shape, value, note, fields } = props;
  const { set, notes, Part } = useContext(FormContext);
  const parts = partsWithin({ path, shape, value });
  const keyOf = (place: Path): string => place.at(-1) ?? '';
  const isLeft = (key: string): boolean => fields.find((field) => field.key === key)?.isOptional ?? true;
  return (
    <div class="shop-fields">
      {parts.map((part) => {
        const key = keyOf(part.path);
        return (
          <Part
            key={key} {...part} label={key} note={notes.within(note, { field: key })}
            onRemove={isLeft(key) ? () => { set(part.path, undefined); } : undefined}
          />
        );
      })}
      <AddField {...props} left={fields.filter(({ key }) => !parts.some((part) => keyOf(part.path) === key))} />
    </div>
  );
}

/** Adds one of the fields that may be left out. */
function AddField({ path, note, left, label }: FieldsProps & { readonly left: readonly Field[] }): JSX.Element | null {
  const { set, notes, rows } = useContext(FormContext);
  const id = useId();
  const [chosen, setChosen] = useState('');
  const [sought, setSought] = useState('');
  const aboutOf = (key: string): string => `${gloss(key)} ${notes.within(note, { field: key }).about ?? ''}`.trim();
  const word = sought.trim().toLowerCase();
  const found = left.filter(({ key }) => `${key} ${aboutOf(key)}`.toLowerCase().includes(word));
  const field = found.find(({ key }) => key === chosen) ?? found[0];
  if (left.length === 0) return null;
  const add = (): void => {
    if (!field) return;
    const place = [...path, field.key];
    const { fallback } = notes.within(note, { field: field.key });
    setSought('');
    set(place, fallback ?? field.fallback ?? startOf(field.shape, rows, field.key));
    focusSoon(place);
  };
  return (
    <div class="shop-add">
      {left.length > FEW && (
        <input
          type="search" aria-label={`${say('shop.rows.findField')}: ${label}`} placeholder={say('shop.rows.findField')} value={sought}
          onInput={(event) => { setSought(event.currentTarget.value); }}
          onKeyDown={(event) => { if (event.key === 'Enter') add(); }}
        />
      )}
      <label class="read" for={id}>{say('shop.rows.fieldToAdd', { name: label })}</label>
      <select
        id={id} value={field?.key ?? ''} disabled={!field} aria-describedby={`${id}-about`}
        onChange={(event) => { setChosen(event.currentTarget.value); }}
      >
        {found.map(({ key }) => <option key={key} value={key}>{key}</option>)}
      </select>
      <button type="button" class="secondary" disabled={!field} onClick={add}>{say('shop.rows.addField')}</button>
      <span id={`${id}-about`} class="hint" aria-live="polite">{field ? aboutOf(field.key) : say('shop.rows.notFound')}</span>
    </div>
  );
}

/** So many fields are seen at once. */
const FEW = 3;

/** What a field is called in plain words, where its name says too little; '' for others. */
function gloss(field: string): string {
  const key = `shop.rows.field.${field}`;
  return isShopKey(key) ? say(key) : '';
}

/** A part that is one of several kinds: which one, and what that consists of. */
export function RowKinds({ control, ...props }: PartProps & { readonly control: Kinds }): JSX.Element {
  const { path, value, note, label } = props;
  const { set, rows, notes, Part } = useContext(FormContext);
  const id = useId();
  const kind = kindOfValue(control, value);
  const index = kind ? control.kinds.indexOf(kind) : -1;
  const own = notes.within(note, { kind: index });
  const change = (next: number): void => {
    const { shape = {} } = control.kinds[next] ?? {};
    set(path, keeping(startOf(shape, rows), value, shape));
  };
  const inner = kind && { ...props, shape: kind.shape, note: own, onRemove: undefined };
  const within = kind && controlOf(kind.shape);
  return (
    <>
      <div class="shop-part">
        <label class="label" for={id}>{control.by ?? say('shop.rows.kind')}</label>
        <select id={id} value={index} aria-describedby={`${id}-about`} onChange={(event) => { change(Number(event.currentTarget.value)); }}>
          {control.kinds.map(({ name }, place) => <option key={name} value={place}>{nameOfKind(name)}</option>)}
        </select>
        <span id={`${id}-about`} class="shop-part-about hint">{own.about ?? ''}</span>
      </div>
      {inner && within?.kind === 'fields' && <RowFields {...inner} fields={within.fields} />}
      {inner && within && within.kind !== 'fields' && within.kind !== 'null' && <Part {...inner} label={label} />}
    </>
  );
}

/** A new value with what an old one has of the same fields, except for what tells their kinds apart. */
function keeping(fresh: unknown, old: unknown, shape: object): unknown {
  const control = controlOf(shape);
  if (!isRecord(fresh) || !isRecord(old) || control.kind !== 'fields') return fresh;
  const tells = ({ shape: part }: Field): boolean => ['constant', 'choice'].includes(controlOf(part).kind);
  const isKept = (field: Field): boolean => Object.hasOwn(old, field.key) && !tells(field);
  return { ...fresh, ...Object.fromEntries(control.fields.filter(isKept).map(({ key }) => [key, (old as Fields)[key]])) };
}
