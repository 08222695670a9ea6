import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { controlOf } from '../rows/controls';
import { removal } from '../rows/edits';
import { placedFaults, rowFaults } from '../rows/faults';
import type { Notes } from '../rows/notes';
import { RULES } from '../rows/rowTables';
import { startOf } from '../rows/starts';
import type { Shop } from '../Shop';
import { say } from '../words';
import { FormContext, type RowForm, type RowProps } from './RowForm';
import { RowPart } from './RowPart';
import { nameIn } from './RowsList';
import { RowsPlaces } from './RowsPlaces';
import { RowsTexts } from './RowsTexts';

/** A row as a form: where it comes, its texts and its fields. */
export function RowsEditor(props: RowProps & { readonly notes: Notes }): JSX.Element {
  const { shop, table, row, rows, value, notes } = props;
  const { draft } = shop;
  const { path } = row;
  const shape = table.shapeOf(row.id);
  const label = nameIn(table, row.id);
  const sprites = useMemo(() => spritesOf(shop), [shop]);
  const control = controlOf(shape);
  const plain = control.kind === 'fields' ? control.fields.map(({ key }) => key) : [];
  const own = table.id === RULES ? only(value, plain) : value;
  const faults = placedFaults({ path, shape, value: own }, rowFaults(draft, path, plain));
  const form: RowForm = {
    rows, sprites, notes, depth: path.length, faults, set: (place, next) => { draft.set(place, next); }, Part: RowPart,
  };
  const note = notes.at(table.id === RULES ? path : [...table.path, '*']);
  return (
    <section class="shop-box shop-row-form" aria-label={label}>
      <div class="shop-row">
        <h2>{label}</h2>
        {table.id !== RULES && <code class="hint">{row.id}</code>}
        {table.isOpen && <RemoveRow {...props} />}
      </div>
      <FormContext.Provider value={form}>
        {value === undefined
          ? <Absent onAdd={() => { draft.set(path, startOf(shape, rows)); }} />
          : (
            <>
              <RowsPlaces {...props} />
              <RowsTexts {...props} />
              <RowPart path={path} shape={shape} value={own} note={note} label={say('shop.rows.fields')} />
            </>
          )}
      </FormContext.Provider>
    </section>
  );
}

/** A part of the pack without what has a place of its own. */
function only(value: unknown, keys: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => keys.includes(key)));
}

/** A part that the pack does not have. */
function Absent({ onAdd }: { readonly onAdd: () => void }): JSX.Element {
  return (
    <div class="shop-row">
      <p class="hint">{say('shop.rows.absent')}</p>
      <button type="button" class="secondary" onClick={onAdd}>{say('shop.rows.addIt')}</button>
    </div>
  );
}

/** Removes a row where nothing needs it, else says what does. */
function RemoveRow({ shop, table, row }: RowProps): JSX.Element {
  const { draft } = shop;
  const remove = (): void => {
    if (!draft.written) return;
    const gone = removal(draft, draft.written, table, row);
    const name = nameIn(table, row.id);
    if ('written' in gone) {
      draft.edit(() => gone.written);
      shop.tell(say('shop.rows.removed', { name }));
    } else {
      const [first] = gone.needs;
      const needed = { name, n: gone.needs.length, why: first ?? '' };
      shop.tell(first === undefined ? say('shop.rows.kept', { name }) : say('shop.rows.needed', needed));
    }
  };
  return (
    <button type="button" class="secondary shop-right" onClick={remove}>{say('shop.rows.remove', { name: nameIn(table, row.id) })}</button>
  );
}

/** Names of sprites without their frames. */
function spritesOf({ ports: { house } }: Shop): string[] {
  return [...new Set(house.sprites.map((name) => name.replace(/\.\w+$/, '')))].sort();
}

