import type { JSX } from 'preact';
import { useContext, useId, useState } from 'preact/hooks';
import { isRecord } from '../../engine/core/id';
import { type Fields, type Path, valueAt } from '../draft/writtenPack';
import { type Control, controlOf } from '../rows/controls';
import { freshId, idsOf, startOf } from '../rows/starts';
import { nameOfRow } from '../tables/naming';
import { say } from '../words';
import { FormContext, focusSoon, nameOfKind, type PartProps } from './RowForm';

type ListProps = PartProps & { readonly item: object; readonly most: number };

/** A list whose entries can be put in another order. */
export function RowList({ path, value, note, label, item, most }: ListProps): JSX.Element {
  const { set, notes, Part } = useContext(FormContext);
  const entries = value as readonly unknown[];
  const move = (from: number, to: number): void => {
    const next = entries.filter((_, index) => index !== from);
    next.splice(to, 0, entries[from]);
    set(path, next);
  };
  const tool = (key: 'up' | 'down', sign: string, index: number, to: number): JSX.Element => (
    <button
      type="button" class="shop-small shop-x" disabled={to < 0 || to >= entries.length}
      aria-label={say(`shop.rows.${key}`, { name: `${label} ${index + 1}` })} onClick={() => { move(index, to); }}
    >
      {sign}
    </button>
  );
  return (
    <>
      <ol class="shop-entries">
        {entries.map((entry, index) => (
          <li key={index}>
            <Part
              path={[...path, String(index)]} shape={item} value={entry} label={`${label} ${index + 1}`} note={notes.within(note, 'each')}
              onRemove={() => { set(path, entries.filter((_, place) => place !== index)); }}
            />
            {entries.length > 1 && (
              <span class="shop-entry-tools">{tool('up', '↑', index, index - 1)}{tool('down', '↓', index, index + 1)}</span>
            )}
          </li>
        ))}
      </ol>
      {entries.length === 0 && isOfAbility(path) && <p class="shop-warnings">{say('shop.rows.noEffects')}</p>}
      {entries.length < most && <AddEntry path={path} item={item} label={label} entries={entries} />}
    </>
  );
}

/** Whether a part is what an ability does. */
function isOfAbility(path: Path): boolean {
  return path.at(-1) === 'effects' && path.at(-3) === 'abilities';
}

interface AddEntryProps {
  readonly path: Path;
  readonly item: object;
  readonly label: string;
  readonly entries: readonly unknown[];
}

/** Adds an entry to a list; one chooses its kind, or what it is. */
function AddEntry({ path, item, label, entries }: AddEntryProps): JSX.Element {
  const { set, rows } = useContext(FormContext);
  const [chosen, setChosen] = useState('');
  const offers = offersOf(controlOf(item), rows);
  const offer = offers.find(({ key }) => key === chosen) ?? offers.find(({ value }) => !entries.includes(value)) ?? offers[0];
  const add = (): void => {
    const entry = offer ? (offer.value ?? startOf(offer.shape ?? item, rows)) : startOf(item, rows);
    const taken = entries.map((each) => valueAt(each, ['id']));
    set(path, [...entries, isRecord(entry) && 'id' in entry ? { ...entry, id: freshId(path.at(-2) ?? '', taken) } : entry]);
    focusSoon([...path, String(entries.length)]);
  };
  return (
    <div class="shop-add">
      {offers.length > 1 && (
        <select
          aria-label={say('shop.rows.entryToAdd', { name: label })} value={offer?.key}
          onChange={(event) => { setChosen(event.currentTarget.value); }}
        >
          {offers.map(({ key, name }) => <option key={key} value={key}>{name}</option>)}
        </select>
      )}
      <button type="button" class="secondary" onClick={add}>{say('shop.rows.addEntry', { name: label })}</button>
    </div>
  );
}

/** What an entry can begin as. */
interface Offer {
  readonly key: string;
  readonly name: string;
  readonly value?: unknown;
  readonly shape?: object;
}

function offersOf(control: Control, rows: Fields): Offer[] {
  if (control.kind === 'kinds') return control.kinds.map(({ name, shape }) => ({ key: name, name: nameOfKind(name), shape }));
  if (control.kind === 'choice') return control.options.map((value) => ({ key: String(value), name: String(value), value }));
  if (control.kind !== 'id') return [];
  return idsOf(rows, control.table).map((id) => ({ key: id, name: `${nameOfRow(control.table, id)} (${id})`, value: id }));
}

/** A list of lines of a map. */
export function RowLines({ path, value, label }: PartProps): JSX.Element {
  const { set } = useContext(FormContext);
  const [text, setText] = useState<string | null>(null);
  const written = (value as readonly unknown[]).map(String).join('\n');
  const settle = (): void => {
    if (text !== null && text !== written) set(path, text.split('\n'));
    setText(null);
  };
  return (
    <textarea
      class="shop-lines" aria-label={label} spellcheck={false} rows={(value as readonly unknown[]).length + 1} value={text ?? written}
      onInput={(event) => { setText(event.currentTarget.value); }} onBlur={settle}
    />
  );
}

/** A list of a fixed length. */
export function RowTuple({ path, value, label, items, note }: PartProps & { readonly items: readonly object[] }): JSX.Element {
  const { notes, Part } = useContext(FormContext);
  return (
    <>
      {items.map((shape, index) => (
        <Part
          key={index} path={[...path, String(index)]} shape={shape} value={(value as readonly unknown[])[index]}
          label={`${label} ${index + 1}`} note={notes.within(note, 'each')}
        />
      ))}
    </>
  );
}

type TableProps = PartProps & { readonly control: Extract<Control, { kind: 'table' }> };

/** A table within a row: its rows by their ids, of another table or of their own. */
export function RowTableBox({ path, value, label, note, control }: TableProps): JSX.Element {
  const { set, rows, notes, Part } = useContext(FormContext);
  const id = useId();
  const [key, setKey] = useState('');
  const { table } = control.names;
  const has = Object.keys(value as object);
  const left = table === undefined ? [] : idsOf(rows, table).filter((each) => !has.includes(each));
  const next = table === undefined ? key.trim() : left.includes(key) ? key : (left[0] ?? '');
  const nameOf = (each: string): string => (table === undefined ? each : `${nameOfRow(table, each)} (${each})`);
  const add = (): void => {
    set([...path, next], startOf(control.row, rows));
    setKey('');
    focusSoon([...path, next]);
  };
  return (
    <>
      {Object.entries(value as Fields).map(([each, row]) => (
        <Part
          key={each} path={[...path, each]} shape={control.row} value={row} label={nameOf(each)} note={notes.within(note, 'each')}
          onRemove={() => { set([...path, each], undefined); }}
        />
      ))}
      <div class="shop-add">
        <label class="read" for={id}>{say('shop.rows.entryToAdd', { name: label })}</label>
        {table === undefined
          ? <input id={id} type="text" value={key} onInput={(event) => { setKey(event.currentTarget.value); }} />
          : (
            <select id={id} value={next} onChange={(event) => { setKey(event.currentTarget.value); }}>
              {left.map((each) => <option key={each} value={each}>{nameOf(each)}</option>)}
            </select>
          )}
        <button type="button" class="secondary" disabled={next === '' || has.includes(next)} onClick={add}>
          {say('shop.rows.addEntry', { name: label })}
        </button>
      </div>
    </>
  );
}
