import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { tablesOf, valueAt } from '../draft/writtenPack';
import { announcedRow } from '../rows/announced';
import { newRow, withRow } from '../rows/edits';
import { loadNotes, Notes } from '../rows/notes';
import '../tables.css';
import '../rows/rows.css';
import { ROW_TABLES, rowsOf, type RowTable } from '../rows/rowTables';
import type { Shop } from '../Shop';
import { say } from '../words';
import { RowsEditor } from './RowsEditor';
import { ANNOUNCED, nameIn, RowsList } from './RowsList';
import { RowsPreview } from './RowsPreview';

const [FIRST] = ROW_TABLES as readonly [RowTable];

/** A table and a row of it. */
interface Chosen {
  readonly table: string;
  readonly row: string;
}

/** What was chosen last in each workshop, so that it is there again when one comes back. */
const chosenIn = new WeakMap<Shop, Chosen>();

/** The row that another room leads to; null for none. */
function soughtBy({ sought }: Shop): Chosen | null {
  const [table, row] = sought ?? [];
  return table === undefined || row === undefined ? null : { table, row };
}

/** The rows of all tables of kinds: those of one in a list, and one to be seen and changed. */
export function RowsPanel({ shop }: { readonly shop: Shop }): JSX.Element {
  const { draft } = shop;
  const { written } = draft;
  const [chosen, setChosen] = useState<Chosen>(soughtBy(shop) ?? chosenIn.get(shop) ?? { table: 'breeds', row: '' });
  const [notes, setNotes] = useState(new Notes());
  useEffect(() => { void loadNotes().then(setNotes); }, []);
  const rows = useMemo(() => (written ? tablesOf(written) : {}), [written]);
  const table = ROW_TABLES.find(({ id }) => id === chosen.table) ?? FIRST;
  const placed = useMemo(() => rowsOf(rows, table), [rows, table]);
  const row = placed.find(({ id }) => id === chosen.row) ?? placed.find(({ id }) => id !== 'player') ?? placed[0];
  const choose = (next: Chosen): void => {
    chosenIn.set(shop, next);
    setChosen(next);
  };
  const add = (id: string, from: string): void => {
    const copied = placed.find((each) => each.id === from) ?? null;
    draft.edit((pack) => withRow(pack, table, id, from === ANNOUNCED ? announcedRow(rows, table, id) : newRow(rows, table, id, copied)));
    choose({ table: table.id, row: id });
    shop.tell(say('shop.rows.added', { name: nameIn(table, id) }));
    requestAnimationFrame(() => { document.querySelector<HTMLElement>('.shop-row-form :is(input, select)')?.focus(); });
  };
  if (!written) return <p class="hint">{say('shop.tables.noPack')}</p>;
  const at = row && { table, row, rows, value: valueAt(rows, row.path) };
  return (
    <div class="shop-rows">
      <RowsList
        shop={shop} table={table} rows={rows} placed={placed} chosen={row?.id ?? ''} onTable={(id) => { choose({ table: id, row: '' }); }}
        onRow={(id) => { choose({ table: table.id, row: id }); }} onAdd={add}
      />
      {at && <RowsEditor key={`${draft.name} ${table.id} ${at.row.id}`} shop={shop} notes={notes} {...at} />}
      {at && <RowsPreview shop={shop} {...at} />}
      {!at && <p class="hint shop-box">{say('shop.rows.none')}</p>}
    </div>
  );
}
