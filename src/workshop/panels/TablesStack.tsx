import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { drawStack, type Picture, roomFor } from '../tables/drawing';
import { heightOf, type Layer, layerAt, stackOf } from '../tables/stacks';
import { inDigits, say } from '../words';
import { TablesPlot } from './TablesPlot';

/** A table by floor, to be shown as areas on top of each other. */
export interface StackProps {
  readonly title: string;
  readonly hint?: string;
  /** What is in the columns: a floor or a level. */
  readonly column: string;
  readonly floors: readonly number[];
  readonly rows: Readonly<Record<string, readonly number[]>>;
  readonly isShares: boolean;
  readonly nameOf: (id: string) => string;
  /** The row that is brought out; null for none. */
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** Shares or counts by floor as stacked areas, or the same as a table. */
export function TablesStack(props: StackProps): JSX.Element {
  const { title, hint, floors, rows, isShares, nameOf, chosen, onChoose } = props;
  const [isTable, setIsTable] = useState(false);
  const [pointed, setPointed] = useState<string | null>(null);
  const layers = useMemo(() => stackOf(rows), [rows]);
  const picture = useMemo((): Picture => {
    const order = Object.keys(rows);
    const look = { nameOf, placeOf: (id: string) => order.indexOf(id), chosen: layers.some(({ id }) => id === chosen) ? chosen : null };
    return { floors, top: isShares ? 100 : roomFor(heightOf(layers)), draw: (plot) => { drawStack(plot, floors, layers, look); } };
  }, [layers, floors, chosen]);
  const at = (event: MouseEvent): { layer: Layer; index: number } | null => placeAt(event, picture, layers);
  const hover = (event: PointerEvent): void => {
    const found = at(event);
    setPointed(found && inWords(props, found.layer, found.index));
  };
  const choose = (event: MouseEvent): void => {
    const found = at(event);
    if (found) onChoose(found.layer.id);
  };
  return (
    <section class="shop-box" aria-label={title}>
      <div class="shop-row">
        <h2>{title}</h2>
        <button type="button" class="shop-small shop-right" aria-pressed={isTable} onClick={() => { setIsTable(!isTable); }}>
          {say(isTable ? 'shop.tables.asPicture' : 'shop.tables.asTable')}
        </button>
      </div>
      {!isTable && layers.length > 0 && (
        <TablesPlot picture={picture}>
          <div
            class="shop-plot-over" role="img" aria-label={say('shop.tables.picture', { title })}
            onPointerMove={hover} onPointerLeave={() => { setPointed(null); }} onClick={choose}
          />
        </TablesPlot>
      )}
      {!isTable && layers.length > 0 && <p class="shop-caption" aria-hidden="true">{pointed ?? hint ?? say('shop.tables.pointAt')}</p>}
      {layers.length === 0 && <p class="hint">{say('shop.tables.noWeights')}</p>}
      {layers.length > 0 && <LayerTable {...props} layers={layers} isHidden={!isTable} />}
    </section>
  );
}

function placeAt(event: MouseEvent, { floors, top }: Picture, layers: readonly Layer[]): { layer: Layer; index: number } | null {
  const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
  const index = Math.min(floors.length - 1, Math.max(0, Math.floor(((event.clientX - box.left) / box.width) * floors.length)));
  const layer = layerAt(layers, index, top * (1 - (event.clientY - box.top) / box.height));
  return layer && { layer, index };
}

function inWords({ column, floors, isShares, nameOf }: StackProps, { id, values }: Layer, index: number): string {
  const value = inDigits(values[index] ?? 0);
  const key = isShares ? 'shop.tables.share' : 'shop.tables.count';
  return say(key, { column, floor: floors[index] ?? 0, name: nameOf(id), value });
}

type LayerTableProps = StackProps & { readonly layers: readonly Layer[]; readonly isHidden: boolean };

/** What the picture shows, for those who do not see it or want figures. */
function LayerTable({ title, column, floors, isShares, nameOf, layers, isHidden }: LayerTableProps): JSX.Element {
  const body = useMemo(() => layers.map(({ id, values }) => (
    <tr key={id}>
      <th scope="row">{nameOf(id)}</th>
      {values.map((value, index) => <td key={floors[index]}>{value > 0 ? inDigits(value) : ''}</td>)}
    </tr>
  )), [layers, floors]);
  return (
    <div class={isHidden ? 'read' : 'shop-scroll'} tabIndex={isHidden ? undefined : 0}>
      <table class="shop-figures">
        <caption class="read">{isShares ? say('shop.tables.inPercent', { title }) : title}</caption>
        <thead>
          <tr><th scope="col">{column}</th>{floors.map((floor) => <th key={floor} scope="col">{floor}</th>)}</tr>
        </thead>
        <tbody>{body}</tbody>
      </table>
    </div>
  );
}
