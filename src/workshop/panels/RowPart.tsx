import type { ComponentChildren, JSX } from 'preact';
import { useContext, useId, useState } from 'preact/hooks';
import { lengthOf } from '../../engine/core/point';
import { controlOf } from '../rows/controls';
import { fits } from '../rows/partsOf';
import { say } from '../words';
import { RowCurve } from './RowCurve';
import { FormContext, type PartProps, useFaults } from './RowForm';
import { RowFields, RowKinds } from './RowHolders';
import { RowInput } from './RowInputs';
import { RowJson } from './RowJson';
import { RowLines, RowList, RowTableBox, RowTuple } from './RowLists';

/** A part of a row with its label, what the schema says of it, and what is wrong with it. */
export function RowPart(props: PartProps): JSX.Element {
  const { shape, value } = props;
  const control = controlOf(shape);
  const isPlain = ['number', 'text', 'glyph', 'colour', 'sprite', 'flag', 'id', 'choice'].includes(control.kind);
  if (isPlain && fits(control, value)) return <PlainPart {...props} />;
  if (control.kind === 'constant' && fits(control, value)) return <></>;
  return <HolderPart {...props} />;
}

/** A value on a line of its own. */
function PlainPart(props: PartProps): JSX.Element {
  const { path, label, note, onRemove } = props;
  const id = useId();
  const faults = useFaults(path);
  const isTold = note.about !== undefined || note.fallback !== undefined || isSquared(props);
  const told = [...(isTold ? [`${id}-about`] : []), ...(faults.length > 0 ? [`${id}-fault`] : [])].join(' ');
  const names = { 'id': id, 'aria-describedby': told === '' ? undefined : told, 'aria-invalid': faults.length > 0 };
  return (
    <div class="shop-part" data-part={path.join('.')}>
      <label class="label" for={id}>{label}</label>
      <span class="shop-part-input">
        <RowInput {...props} names={names} />
        {onRemove && <RemovePart label={label} onRemove={onRemove} />}
      </span>
      {isTold && <span id={`${id}-about`} class="shop-part-about hint"><About {...props} /></span>}
      {faults.length > 0 && <span id={`${id}-fault`} class="shop-faults" role="alert">{faults.join(' ')}</span>}
    </div>
  );
}

/** What the schema says of a part, and how many tiles a squared distance is. */
function About(props: PartProps): JSX.Element {
  const { note: { about, fallback }, value } = props;
  const otherwise = fallback === undefined ? '' : say('shop.rows.fallback', { value: JSON.stringify(fallback) });
  const tiles = isSquared(props) ? say('shop.rows.squared', { n: lengthOf(Number(value) || 0) }) : '';
  return <>{[about ?? '', tiles, otherwise].filter((part) => part !== '').join(' ')}</>;
}

function isSquared({ shape }: PartProps): boolean {
  const control = controlOf(shape);
  return control.kind === 'number' && control.isSquared;
}

export function RemovePart({ label, onRemove }: { readonly label: string; readonly onRemove: () => void }): JSX.Element {
  return (
    <button type="button" class="shop-small shop-x" aria-label={say('shop.rows.remove', { name: label })} onClick={onRemove}>✕</button>
  );
}

/** A part that holds others, in a frame with its name; as JSON text where one asks for that, or where it is of no known kind. */
function HolderPart(props: PartProps): JSX.Element {
  const { path, shape, value, label, note, onRemove } = props;
  const { set } = useContext(FormContext);
  const [isText, setIsText] = useState(false);
  const faults = useFaults(path);
  const isFit = fits(controlOf(shape), value);
  return (
    <fieldset class="shop-holder" data-part={path.join('.')}>
      <legend>{label}</legend>
      <div class="shop-row shop-holder-tools">
        {note.about !== undefined && <span class="hint"><About {...props} /></span>}
        {isFit && (
          <button type="button" class="shop-small" aria-pressed={isText} onClick={() => { setIsText(!isText); }}>
            {say('shop.rows.asText', { name: label })}
          </button>
        )}
        {onRemove && <RemovePart label={label} onRemove={onRemove} />}
      </div>
      {faults.length > 0 && <p class="shop-faults" role="alert">{faults.join(' ')}</p>}
      {isFit && !isText ? <Inside {...props} /> : <RowJson label={label} value={value} onSettle={(next) => { set(path, next); }} />}
    </fieldset>
  );
}

/** What is within a holder. */
function Inside(props: PartProps): ComponentChildren {
  const control = controlOf(props.shape);
  if (control.kind === 'fields') return <RowFields {...props} fields={control.fields} />;
  if (control.kind === 'kinds') return <RowKinds {...props} control={control} />;
  if (control.kind === 'tuple') return <RowTuple {...props} items={control.items} />;
  if (control.kind === 'table') return <RowTableBox {...props} control={control} />;
  if (control.kind === 'curve') return <RowCurve {...props} />;
  if (control.kind !== 'list') return null;
  const item = controlOf(control.item);
  const isMap = item.kind === 'text' && item.isLong;
  return isMap ? <RowLines {...props} /> : <RowList {...props} item={control.item} most={control.most} />;
}
