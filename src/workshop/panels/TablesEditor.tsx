import type { JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { isRecord } from '../../engine/core/id';
import { RANGES } from '../../engine/pack/ranges';
import type { Draft } from '../draft/Draft';
import { type Fields, isSame, type Path, valueAt } from '../draft/writtenPack';
import type { Shop } from '../Shop';
import { columnsOf, isByFloor } from '../tables/columns';
import { faultsAt } from '../tables/faults';
import type { CurveOrTable, TablePlace } from '../tables/finding';
import { nameOfPlace, nameOfRow } from '../tables/naming';
import { rowsToAdd } from '../tables/rowsToAdd';
import { sharesOf, weightsOn } from '../tables/stacks';
import { say } from '../words';
import { type CurveProps, TablesCurve } from './TablesCurve';
import { TablesExpected } from './TablesExpected';
import { TablesGrid } from './TablesGrid';
import { type PointsProps, TablesPoints } from './TablesPoints';
import { TablesStack } from './TablesStack';

interface EditorProps {
  readonly shop: Shop;
  readonly rows: Fields;
  readonly place: CurveOrTable;
  /** All floors of the pack. */
  readonly floors: readonly number[];
  /** The row that is chosen at first; null for the first one. */
  readonly start: string | null;
}

/** One table or curve: what is written on the left, what comes of it on the right. */
export function TablesEditor({ shop: { draft }, rows, place, floors, start }: EditorProps): JSX.Element {
  const [row, setRow] = useState<string | null>(start);
  const columns = useMemo(() => columnsOf(rows, place, floors), [rows, place, floors]);
  const table = valueAt(rows, place.path);
  const ids = place.kind === 'table' && isRecord(table) ? Object.keys(table) : [];
  const id = row !== null && ids.includes(row) ? row : (ids[0] ?? null);
  const path = id === null ? place.path : [...place.path, id];
  const { current, ...trying } = useTried(draft, rows, path);
  const shown = useMemo(() => (id !== null && isRecord(table) ? { ...table, [id]: current } : table), [table, current, id]);
  const name = place.kind === 'curve' || id === null ? nameOfPlace(place) : nameOfRow(place.names, id);
  const column = say(isByFloor(place) ? 'shop.floor' : 'shop.tables.level');
  const chosen = { column, floors: columns, table: shown, chosen: id, onChoose: setRow };
  const content = draft.sound?.content;
  const ofExpected = expectedBeside(place);
  // The same element is not drawn again while a point moves.
  const expected = useMemo(() => content && ofExpected && (
    <TablesExpected content={content} rows={rows} floors={floors} of={ofExpected} chosen={id} onChoose={setRow} />
  ), [content, rows, floors, ofExpected, id]);
  return (
    <>
      {place.kind === 'table' && (
        <TableBox
          {...chosen} place={place} rows={rows} faultsOf={(each) => faultsAt(draft, [...place.path, each])}
          onSettle={(each, value) => { draft.set([...place.path, each], value); }}
        />
      )}
      <div class="shop-table-side">
        {place.kind === 'table' && <Shares {...chosen} place={place} />}
        {(place.kind === 'curve' || id !== null) && (
          <CurveBox
            {...trying} name={name} column={column} floors={columns} row={current} most={RANGES[place.unit][1]}
            isPercent={place.unit === 'percent'} faults={faultsAt(draft, path)}
            title={place.kind === 'curve' ? name : say('shop.tables.curveOf', { name })}
            canLeaveOut={place.kind === 'curve' && place.isOptional && place.isWritten}
          />
        )}
        {expected}
      </div>
    </>
  );
}

/** A curve that is tried while a point moves, and its place. */
interface Tried {
  readonly path: Path;
  readonly row: unknown;
}

type Trying = Pick<CurveProps, 'onTry' | 'onSettle' | 'onGiveUp'> & { readonly current: unknown };

/** The curve at a place, or the one that is tried there; only what is settled is written into the draft. */
function useTried(draft: Draft, rows: Fields, path: Path): Trying {
  const tried = useRef<Tried | null>(null);
  const [, redraw] = useState(0);
  const hold = (next: Tried | null): void => {
    tried.current = next;
    redraw((times) => times + 1);
  };
  const isHere = tried.current !== null && isSame(tried.current.path, path);
  return {
    current: isHere ? tried.current?.row : valueAt(rows, path),
    onTry: (row) => { hold({ path, row }); },
    onGiveUp: () => { hold(null); },
    onSettle: (...given) => {
      const next = given.length > 0 ? { path, row: given[0] } : tried.current;
      hold(null);
      if (next && !isSame(valueAt(rows, next.path), next.row)) draft.set(next.path, next.row);
    },
  };
}

type CurveBoxProps = CurveProps & Pick<PointsProps, 'faults' | 'canLeaveOut'> & { readonly title: string };

/** A curve as a picture and as a list. */
function CurveBox({ title, ...props }: CurveBoxProps): JSX.Element {
  return (
    <section class="shop-box" aria-label={title}>
      <h2>{title}</h2>
      <TablesCurve {...props} />
      <p class="shop-caption">{say('shop.tables.dragHint')}</p>
      <TablesPoints {...props} />
    </section>
  );
}

/** What is expected of floors beside a table or curve that it depends on; null for none. */
function expectedBeside({ path }: CurveOrTable): 'monsters' | 'items' | 'all' | null {
  const key = path.join('.');
  if (key === 'monsters' || key === 'items') return key;
  return ['counts', 'schedule', 'outOfDepth', 'strength'].includes(path[0] ?? '') ? 'all' : null;
}

interface TableBoxProps {
  readonly place: TablePlace;
  readonly column: string;
  readonly floors: readonly number[];
  readonly rows: Fields;
  readonly table: unknown;
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  readonly faultsOf: (id: string) => readonly string[];
  readonly onSettle: (id: string, row: unknown) => void;
}

/** The grid of a table, and what can be added to it. */
function TableBox({ place, rows, table, ...props }: TableBoxProps): JSX.Element {
  const [adding, setAdding] = useState('');
  const title = nameOfPlace(place);
  const nameOf = (id: string): string => nameOfRow(place.names, id);
  const left = rowsToAdd(rows, place.names, table).sort((a, b) => nameOf(a).localeCompare(nameOf(b)));
  const next = left.includes(adding) ? adding : (left[0] ?? '');
  const add = (): void => {
    props.onSettle(next, [[props.floors[0] ?? 1, 1]]);
    props.onChoose(next);
  };
  return (
    <section class="shop-box shop-table" aria-label={title}>
      <h2>{title}</h2>
      <p class="hint">{say('shop.tables.legend')}</p>
      <TablesGrid {...props} title={title} rows={isRecord(table) ? table : {}} nameOf={nameOf} />
      {left.length > 0 && (
        <div class="shop-row">
          <select aria-label={say('shop.tables.rowToAdd')} value={next} onChange={(event) => { setAdding(event.currentTarget.value); }}>
            {left.map((id) => <option key={id} value={id}>{nameOf(id)}</option>)}
          </select>
          <button type="button" class="secondary" onClick={add}>{say('shop.tables.addRow')}</button>
        </div>
      )}
    </section>
  );
}

type SharesProps = Pick<TableBoxProps, 'place' | 'column' | 'floors' | 'table' | 'chosen' | 'onChoose'>;

/** The shares of a table of weights by floor, or its counts. */
function Shares({ place, table, floors, ...props }: SharesProps): JSX.Element {
  const isShares = place.unit === 'weight';
  const rows = useMemo(() => {
    const weights = weightsOn(table, floors);
    return isShares ? sharesOf(weights) : weights;
  }, [table, floors, isShares]);
  return (
    <TablesStack
      {...props} title={say(isShares ? 'shop.tables.shares' : 'shop.tables.counts')} floors={floors} rows={rows} isShares={isShares}
      nameOf={(id) => nameOfRow(place.names, id)}
    />
  );
}
