import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { Content } from '../../engine/content';
import { type Path, valueAt } from '../draft/writtenPack';
import { findSeed, inSlices } from '../floors/findSeed';
import { seedsFrom } from '../floors/floorOf';
import { drawnFrom, weightsFrom } from '../rows/edits';
import { firstFloor } from '../rows/firstFloor';
import { faultsAt } from '../tables/faults';
import { findCurves } from '../tables/finding';
import { nameOfPlace } from '../tables/naming';
import { sharesOf, weightsOn } from '../tables/stacks';
import { floorsShown } from '../tables/columns';
import { inDigits, say } from '../words';
import { nameIn } from './RowsList';
import type { RowProps } from './RowForm';
import { Stepper } from './Stepper';
import { TablesPoints } from './TablesPoints';

/** On which floors a row comes, and with what weight: in each table that it is drawn from, and in those that it can be put into. */
export function RowsPlaces(props: RowProps): JSX.Element | null {
  const { table, row, rows } = props;
  const places = row.id === 'player' ? [] : drawnFrom(rows, table);
  const isIn = (place: Path): boolean => valueAt(rows, [...place, row.id]) !== undefined;
  if (places.length === 0) return null;
  return (
    <fieldset class="shop-holder">
      <legend>{say('shop.rows.places')}</legend>
      {places.filter(isIn).map((place) => <Place key={place.join('.')} {...props} place={place} />)}
      {places.some(isIn) && <Meet {...props} />}
      {!places.some(isIn) && <p class="shop-warnings">{say('shop.rows.nowhere')}</p>}
      {!places.some(isIn) && <PutIn {...props} places={places} />}
      {places.some(isIn) && !places.every(isIn) && (
        <details class="shop-put-into">
          <summary>{say('shop.rows.putMore')}</summary>
          <PutIn {...props} places={places.filter((place) => !isIn(place))} />
        </details>
      )}
    </fieldset>
  );
}

/** Tables whose rows can be looked for on floors, by what floors call them. */
const FOUND: Readonly<Record<string, 'breeds' | 'itemKinds' | 'traps' | 'vaults'>> = {
  'breeds': 'breeds', 'itemKinds': 'itemKinds', 'traps.kinds': 'traps', 'vaults.kinds': 'vaults',
};

/** Seeds that are looked at in one search. */
const TRIES = 200;

/** Leads to a floor that has the row, where it comes first. */
function Meet({ shop, table, row, rows }: RowProps): JSX.Element | null {
  const [isLooking, setIsLooking] = useState(false);
  const content = shop.draft.sound?.content;
  const floor = firstFloor(rows, table, row.id);
  const found = FOUND[table.id];
  if (!content || !found || !hasRow(content, found, row.id)) return null;
  const look = async (): Promise<void> => {
    setIsLooking(true);
    const wanted = { table: found, id: row.id };
    const seed = await inSlices(findSeed(content, floor, wanted, seedsFrom(1, TRIES)));
    setIsLooking(false);
    const what = nameIn(table, row.id);
    if (seed === null) shop.tell(say('shop.find.none', { n: TRIES, what }));
    else shop.seekFloor(floor, Number(seed), wanted);
  };
  return (
    <div class="shop-row">
      <button type="button" class="secondary" disabled={isLooking} onClick={() => { void look(); }}>
        {say('shop.rows.meet', { floor })}
      </button>
      <span class="hint">{say('shop.rows.meet.hint')}</span>
    </div>
  );
}

function hasRow({ breeds, itemKinds, traps, vaults }: Content, table: 'breeds' | 'itemKinds' | 'traps' | 'vaults', id: string): boolean {
  return { breeds, itemKinds, traps: traps.kinds, vaults: vaults.kinds }[table].has(id);
}

function titleOf(rows: RowProps['rows'], path: Path): string {
  const place = findCurves(rows).find((each) => each.path.join('.') === path.join('.'));
  return place ? nameOfPlace(place) : path.join('.');
}

/** Its points in one table, and its share on each floor. */
function Place({ shop, table, row, rows, place }: RowProps & { readonly place: Path }): JSX.Element {
  const { draft } = shop;
  const path = [...place, row.id];
  const title = titleOf(rows, place);
  const floors = floorsShown(rows, findCurves(rows), draft.sound?.content ?? null);
  const shares = sharesOf(weightsOn(valueAt(rows, place), floors))[row.id] ?? [];
  return (
    <details class="shop-place">
      <summary>{title}: {sharesInWords(floors, shares)}</summary>
      <TablesPoints
        name={nameIn(table, row.id)} column={say('shop.floor')} row={valueAt(rows, path)} faults={faultsAt(draft, path)} canLeaveOut
        onSettle={(next) => { draft.set(path, next); }}
      />
      <button type="button" class="shop-small" onClick={() => { shop.seek(path); }}>
        {say('shop.rows.inTables', { name: title })}
      </button>
    </details>
  );
}

/** Shares as runs of floors, such as `floor 3: 4 %, floor 4: 6 %`. */
function sharesInWords(floors: readonly number[], shares: readonly number[]): string {
  const some = floors.flatMap((floor, index) => {
    const share = shares[index] ?? 0;
    return share > 0 ? [say('shop.rows.share', { floor, share: inDigits(share) })] : [];
  });
  return some.length === 0 ? say('shop.rows.noFloor') : some.join(', ');
}

/** Puts a row into a table, from one floor to another. */
function PutIn({ shop, rows, row, places }: RowProps & { readonly places: readonly Path[] }): JSX.Element {
  const id = useId();
  const { draft } = shop;
  const floors = floorsShown(rows, findCurves(rows), draft.sound?.content ?? null);
  const end = floors.at(-1) ?? 1;
  const [chosen, setChosen] = useState('');
  const [first, setFirst] = useState(1);
  const [last, setLast] = useState(end);
  const [weight, setWeight] = useState(10);
  const place = places.find((each) => each.join('.') === chosen) ?? places[0] ?? [];
  const points = weightsFrom(first, last >= end ? null : Math.max(first, last), weight);
  const tried = { ...(valueAt(rows, place) as object), [row.id]: points };
  const shares = sharesOf(weightsOn(tried, floors))[row.id] ?? [];
  return (
    <div class="shop-put">
      <label class="label" for={id}>{say('shop.rows.putInto')}</label>
      <select id={id} value={place.join('.')} onChange={(event) => { setChosen(event.currentTarget.value); }}>
        {places.map((each) => <option key={each.join('.')} value={each.join('.')}>{titleOf(rows, each)}</option>)}
      </select>
      <Stepper
        label={say('shop.rows.firstFloor')} less={say('shop.rows.less')} more={say('shop.rows.more')} value={first} range={[1, end]} by={1}
        onChange={setFirst}
      />
      <Stepper
        label={say('shop.rows.lastFloor')} less={say('shop.rows.less')} more={say('shop.rows.more')} value={Math.max(first, last)}
        range={[first, end]} by={1} onChange={setLast}
      />
      <Stepper
        label={say('shop.rows.weight')} less={say('shop.rows.less')} more={say('shop.rows.more')} value={weight} range={[1, 9999]} by={1}
        onChange={setWeight}
      />
      <button type="button" class="secondary" onClick={() => { draft.set([...place, row.id], points); }}>{say('shop.rows.put')}</button>
      <p class="hint" aria-live="polite">{sharesInWords(floors, shares)}</p>
    </div>
  );
}
