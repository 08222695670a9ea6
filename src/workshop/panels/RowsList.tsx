import type { JSX } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { isId } from '../../engine/core/id';
import { Sprite } from '../../ui/panels/Sprite';
import { type Fields, valueAt } from '../draft/writtenPack';
import { rowFaults } from '../rows/faults';
import { idOf } from '../rows/idOf';
import { type PlacedRow, ROW_TABLES, type RowTable, RULES } from '../rows/rowTables';
import type { Shop } from '../Shop';
import { nameOfRow, nameOfTable } from '../tables/naming';
import { isShopKey, say } from '../words';

interface ListProps {
  readonly shop: Shop;
  readonly table: RowTable;
  readonly rows: Fields;
  readonly placed: readonly PlacedRow[];
  readonly chosen: string;
  readonly onTable: (id: string) => void;
  readonly onRow: (id: string) => void;
  /** Adds a row of an id that begins as another, as a monster with an announced attack, or with as little as possible for ''. */
  readonly onAdd: (id: string, from: string) => void;
}

/** In place of a row's id: a monster with an announced attack. */
export const ANNOUNCED = '!announced';

/** The name of a row in its table. */
export function nameIn({ id: table }: RowTable, id: string): string {
  const key = `shop.rows.part.${id}`;
  return table === RULES ? (isShopKey(key) ? say(key) : id) : nameOfRow(table, id);
}

/** Which table, and its rows; arrow keys go from one to the next. */
export function RowsList(props: ListProps): JSX.Element {
  const { shop, table, rows, placed, chosen, onTable, onRow } = props;
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  const [sought, setSought] = useState('');
  const word = sought.trim().toLowerCase();
  const found = placed.filter((row) => word === '' || `${nameIn(table, row.id)} ${row.id}`.toLowerCase().includes(word));
  const { read } = shop.draft;
  // Also of a row that was just added, which is the last.
  useEffect(() => { nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }); }, [chosen]);
  const go = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const entries = [...(nav.current?.querySelectorAll<HTMLElement>('.shop-entry') ?? [])];
    const at = entries.indexOf(event.target as HTMLElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    entries[at + step]?.focus();
  };
  return (
    <nav class="shop-box shop-list" aria-label={say('shop.rows')} ref={nav} onKeyDown={go}>
      <label class="label" for={`${id}-table`}>{say('shop.rows.table')}</label>
      <select id={`${id}-table`} value={table.id} onChange={(event) => { onTable(event.currentTarget.value); }}>
        {ROW_TABLES.map((each) => <option key={each.id} value={each.id}>{nameOfTable(each.id)}</option>)}
      </select>
      {table.isOpen && <AddRow {...props} key={table.id} />}
      <label class="read" for={id}>{say('shop.rows.find')}</label>
      <input
        id={id} type="search" placeholder={say('shop.rows.find')} value={sought}
        onInput={(event) => { setSought(event.currentTarget.value); }}
      />
      <ul class="shop-row-list">
        {found.map((row) => (
          <li key={row.id}>
            <button
              type="button" title={row.id} aria-current={row.id === chosen ? 'true' : undefined} tabIndex={row.id === chosen ? 0 : -1}
              class={`shop-entry ${!read.ok && rowFaults(shop.draft, row.path).length > 0 ? 'is-faulty' : ''}`}
              onClick={() => { onRow(row.id); }}
            >
              {table.id !== RULES && <Look row={valueAt(rows, row.path)} />}
              <span>{nameIn(table, row.id)}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p class="hint">{say('shop.rows.notFound')}</p>}
    </nav>
  );
}

/** A row's picture, or its glyph where it has none. */
function Look({ row }: { readonly row: unknown }): JSX.Element {
  const { sprite, glyph, colour } = (row ?? {}) as Readonly<Record<string, unknown>>;
  const isText = typeof glyph === 'string' && typeof colour === 'string';
  return (
    <span class="shop-look" aria-hidden="true">
      {typeof sprite === 'string' && <Sprite name={sprite} scale={1} />}
      {typeof sprite !== 'string' && isText && <span style={{ color: colour }}>{glyph}</span>}
    </span>
  );
}

/** Adds a row: a copy of the chosen one, of another, or one with little in it. */
function AddRow({ table, placed, chosen, onAdd }: ListProps): JSX.Element {
  const id = useId();
  const [name, setName] = useState('');
  const [from, setFrom] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const source = from ?? chosen;
  // A copy is of what is chosen now, whatever was to be copied before.
  useEffect(() => { setFrom(null); }, [chosen]);
  const made = idOf(name);
  const isTaken = placed.some((row) => row.id === made);
  const isBad = name.trim() !== '' && (!isId(made) || isTaken);
  const add = (): void => {
    onAdd(made, source);
    setName('');
    setFrom(null);
    setIsOpen(false);
  };
  return (
    <details class="shop-add-row" open={isOpen} onToggle={(event) => { setIsOpen(event.currentTarget.open); }}>
      <summary>{say('shop.rows.add')}</summary>
      <label class="label" for={`${id}-id`}>{say('shop.rows.newId')}</label>
      <input
        id={`${id}-id`} type="text" autocomplete="off" spellcheck={false} value={name} aria-invalid={isBad}
        aria-describedby={isBad ? `${id}-bad` : undefined} onInput={(event) => { setName(event.currentTarget.value); }}
        onKeyDown={(event) => { if (event.key === 'Enter' && made !== '' && !isBad) add(); }}
      />
      {isBad && <span id={`${id}-bad`} class="shop-faults" role="alert">{say(isTaken ? 'shop.rows.idTaken' : 'shop.rows.idBad')}</span>}
      {!isBad && made !== name.trim() && <span class="hint" role="status">{say('shop.rows.idMade', { id: made })}</span>}
      <label class="label" for={`${id}-from`}>{say('shop.rows.from')}</label>
      <select id={`${id}-from`} value={source} onChange={(event) => { setFrom(event.currentTarget.value); }}>
        <option value="">{say('shop.rows.fromNothing')}</option>
        {table.id === 'breeds' && <option value={ANNOUNCED}>{say('shop.rows.fromAnnounced')}</option>}
        {placed.map((row) => <option key={row.id} value={row.id}>{say('shop.rows.copyOf', { name: nameIn(table, row.id) })}</option>)}
      </select>
      <button type="button" class="secondary" disabled={made === '' || isBad} onClick={add}>{say('shop.rows.addIt')}</button>
    </details>
  );
}
