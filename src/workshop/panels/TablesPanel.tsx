import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { tablesOf } from '../draft/writtenPack';
import type { Shop } from '../Shop';
import '../tables.css';
import { floorsShown } from '../tables/columns';
import { faultsAt } from '../tables/faults';
import { findCurves, placeAt } from '../tables/finding';
import { say } from '../words';
import { TablesEditor } from './TablesEditor';
import { TablesExpected } from './TablesExpected';
import { keyOf, TablesList } from './TablesList';

/** What was chosen last in each workshop, so that it is there again when one comes back. */
const chosenIn = new WeakMap<Shop, string>();

/** Tables and curves of the pack: all of them in a list, and one to be seen and changed. */
export function TablesPanel({ shop }: { readonly shop: Shop }): JSX.Element {
  const { draft } = shop;
  const { written } = draft;
  const rows = useMemo(() => (written ? tablesOf(written) : {}), [written]);
  const places = useMemo(() => findCurves(rows), [rows]);
  const sought = shop.sought && placeAt(places, shop.sought);
  const [chosen, setChosen] = useState(sought ? keyOf(sought) : chosenIn.get(shop) ?? 'monsters');
  const content = draft.sound?.content ?? null;
  const floors = useMemo(() => floorsShown(rows, places, content), [rows, places, content]);
  const choose = (key: string): void => {
    chosenIn.set(shop, key);
    setChosen(key);
  };
  if (!written) return <p class="hint">{say('shop.tables.noPack')}</p>;
  const place = places.find((each) => keyOf(each) === chosen);
  return (
    <div class="shop-tables">
      <TablesList places={places} chosen={chosen} faulty={({ path }) => faultsAt(draft, path).length > 0} onChoose={choose} />
      {place
        ? (
          <TablesEditor
            key={`${draft.name} ${chosen}`} shop={shop} rows={rows} place={place} floors={floors} start={shop.sought?.at(-1) ?? null}
          />
        )
        : (
          <div class="shop-table-whole">
            {content && <TablesExpected content={content} rows={rows} floors={floors} of="all" chosen={null} onChoose={() => undefined} />}
          </div>
        )}
    </div>
  );
}
