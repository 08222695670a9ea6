import type { JSX } from 'preact';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { colourOf } from '../tables/drawing';
import { faultOn } from '../tables/faults';
import { cellsOf, readCurve, shown, typed, withPoint } from '../tables/points';
import { say } from '../words';
import { TypedCell } from './TypedCell';

interface GridProps {
  readonly title: string;
  readonly column: string;
  readonly floors: readonly number[];
  readonly rows: Readonly<Record<string, unknown>>;
  readonly nameOf: (id: string) => string;
  readonly faultsOf: (id: string) => readonly string[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  /** Writes a row into the draft; undefined removes it. */
  readonly onSettle: (id: string, row: unknown) => void;
}

/** A cell by its row and column, from 0 on. */
type Cell = readonly [row: number, column: number];

/** A table as rows by floors. Points stand out from values that merely hold; arrow keys go from cell to cell. */
export function TablesGrid(props: GridProps): JSX.Element {
  const { title, column, floors, rows } = props;
  const table = useRef<HTMLTableElement>(null);
  const [[atRow, atColumn], setAt] = useState<Cell>([0, 0]);
  const ids = Object.keys(rows);
  const isWide = Object.values(rows).some((row) => readCurve(row).points.some(({ value }) => Number(value) > 999));
  const go = (event: KeyboardEvent): void => {
    const { target, key } = event;
    if (!(target instanceof HTMLInputElement)) return;
    const step = stepOf(key, target);
    if (!step) return;
    event.preventDefault();
    const [row, cell] = (target.dataset['at'] ?? '0.0').split('.').map(Number) as unknown as Cell;
    table.current?.querySelector<HTMLElement>(`[data-at="${row + step[0]}.${cell + step[1]}"]`)?.focus();
  };
  return (
    <div class={`shop-scroll shop-grid ${isWide ? 'is-wide' : ''}`}>
      <table ref={table} onKeyDown={go}>
        <caption class="read">{say('shop.tables.grid', { title })}</caption>
        <thead>
          <tr>
            <th scope="col">{column}</th>
            {floors.map((floor) => <th key={floor} scope="col">{floor}</th>)}
            <td />
          </tr>
        </thead>
        <tbody>
          {ids.map((id, index) => (
            <GridRow
              key={id} {...props} id={id} index={index} active={index === Math.min(atRow, ids.length - 1) ? atColumn : null} onEnter={setAt}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Where an arrow key leads: up and down always, sideways from the ends of what is typed. */
function stepOf(key: string, { selectionStart, selectionEnd, value }: HTMLInputElement): Cell | null {
  if (key === 'ArrowUp') return [-1, 0];
  if (key === 'ArrowDown' || key === 'Enter') return [1, 0];
  if (key === 'ArrowLeft' && selectionStart === 0) return [0, -1];
  if (key === 'ArrowRight' && selectionEnd === value.length) return [0, 1];
  return null;
}

interface RowProps extends GridProps {
  readonly id: string;
  readonly index: number;
  /** The column that Tab leads to, if it is in this row. */
  readonly active: number | null;
  readonly onEnter: (cell: Cell) => void;
}

/** One row, redrawn only when it changes, and below it what is wrong with it. */
function GridRow(props: RowProps): JSX.Element {
  const { id, rows, floors, active, nameOf, faultsOf, chosen } = props;
  const faultId = useId();
  const name = nameOf(id);
  const faults = faultsOf(id);
  const cells = { ...props, row: rows[id], name, faults, faultId };
  return useMemo(() => (
    <>
      <Cells {...cells} />
      {faults.length > 0 && (
        <tr>
          <td class="shop-row-faults" colSpan={floors.length + 2}>
            <span id={faultId} class="shop-faults" role="alert">{faults.join(' ')}</span>
          </td>
        </tr>
      )}
    </>
  ), [JSON.stringify(rows[id]), floors, name, faults.join(), active, chosen === id, props.index]);
}

interface CellsProps extends RowProps {
  readonly row: unknown;
  readonly name: string;
  readonly faults: readonly string[];
  readonly faultId: string;
}

function Cells({ id, index, row, name, floors, column, active, faults, faultId, chosen, ...on }: CellsProps): JSX.Element {
  const line = useRef<HTMLTableRowElement>(null);
  useEffect(() => { if (chosen === id) line.current?.scrollIntoView({ block: 'nearest' }); }, [chosen === id]);
  return (
    <tr class={chosen === id ? 'is-chosen' : ''} ref={line}>
      <th scope="row">
        <button type="button" class="shop-name-of-row" aria-pressed={chosen === id} onClick={() => { on.onChoose(id); }}>
          <span class="shop-swatch" style={{ background: colourOf(index) }} />
          {name}
        </button>
      </th>
      {cellsOf(row, floors).map(({ point, value, kind }, place) => {
        const floor = floors[place] ?? 0;
        const text = point ? shown(point.value) : '';
        return (
          <td key={floor}>
            <TypedCell
              label={say(`shop.tables.cell.${kind}`, { name, column, floor, value: point ? text : value })}
              class={`is-${kind}`} text={text} placeholder={kind === 'none' ? '' : String(value)}
              fault={faultOn(faults, floor)} faultId={faultId} tabIndex={active === place ? 0 : -1} at={`${index}.${place}`}
              onType={(next) => { on.onSettle(id, withPoint(row, floor, typed(next))); }}
              onFocus={() => {
                on.onEnter([index, place]);
                on.onChoose(id);
              }}
            />
          </td>
        );
      })}
      <td>
        <button
          type="button" class="shop-small shop-x" aria-label={say('shop.tables.removeRow', { name })}
          onClick={() => { on.onSettle(id, undefined); }}
        >
          ✕
        </button>
      </td>
    </tr>
  );
}
