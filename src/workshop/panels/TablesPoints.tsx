import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { faultOn } from '../tables/faults';
import { type CurveKind, readCurve, shown, typed, withKind, withoutPoint, withPoint, withPointChanged } from '../tables/points';
import { say } from '../words';
import { TypedCell } from './TypedCell';

export interface PointsProps {
  readonly name: string;
  readonly column: string;
  readonly row: unknown;
  readonly faults: readonly string[];
  /** Writes the curve into the draft; undefined leaves it out. */
  readonly onSettle: (row: unknown) => void;
  readonly canLeaveOut: boolean;
}

/** The points of a curve to be typed, and how it goes from one to the next. */
export function TablesPoints({ name, column, row, faults, canLeaveOut, onSettle }: PointsProps): JSX.Element {
  const id = useId();
  const { kind, points } = readCurve(row);
  const unplaced = faults.filter((fault) => !points.some(({ floor }) => faultOn([fault], floor) !== null));
  return (
    <div class="shop-points">
      <div class="shop-row">
        <label class="label" for={id}>{say('shop.tables.between')}</label>
        <select id={id} value={kind} onChange={(event) => { onSettle(withKind(row, event.currentTarget.value as CurveKind)); }}>
          <option value="steps">{say('shop.tables.steps')}</option>
          <option value="linear">{say('shop.tables.linear')}</option>
        </select>
        {canLeaveOut && (
          <button type="button" class="secondary" onClick={() => { onSettle(undefined); }}>{say('shop.tables.leaveOut')}</button>
        )}
      </div>
      <ul class="shop-point-list" aria-label={say('shop.tables.pointsOf', { name })}>
        {points.map(({ floor, value }, index) => (
          <li key={index} class="shop-row">
            <span class="label">{column}</span>
            <TypedCell
              label={say('shop.tables.floorOfPoint', { column, index: index + 1 })} text={shown(floor)}
              onType={(text) => {
                const next = typed(text);
                if (typeof next === 'number') onSettle(withPointChanged(row, index, { floor: next, value }));
              }}
            />
            <TypedCell
              label={say('shop.tables.valueOn', { column, floor })} text={shown(value)} fault={faultOn(faults, floor)}
              onType={(text) => {
                const next = typed(text);
                onSettle(next === undefined ? withoutPoint(row, index) : withPointChanged(row, index, { floor, value: next }));
              }}
            />
            <button
              type="button" class="shop-small shop-x" aria-label={say('shop.tables.removePoint', { column, floor })}
              onClick={() => { onSettle(withoutPoint(row, index)); }}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
      {unplaced.map((fault) => <p key={fault} class="shop-faults">{fault}</p>)}
      <NewPoint column={column} row={row} onSettle={onSettle} />
    </div>
  );
}

function NewPoint({ column, row, onSettle }: Pick<PointsProps, 'column' | 'row' | 'onSettle'>): JSX.Element {
  const id = useId();
  const { points } = readCurve(row);
  const next = String((points.at(-1)?.floor ?? 0) + 1);
  const [floor, setFloor] = useState<string | null>(null);
  const add = (): void => {
    const at = typed(floor ?? next);
    setFloor(null);
    if (typeof at === 'number') onSettle(withPoint(row, at, points.filter((point) => point.floor <= at).at(-1)?.value ?? 1));
  };
  return (
    <div class="shop-row">
      <label class="label" for={id}>{column}</label>
      <input
        id={id} class="shop-cell" inputMode="numeric" value={floor ?? next} onInput={(event) => { setFloor(event.currentTarget.value); }}
        onKeyDown={(event) => { if (event.key === 'Enter') add(); }}
      />
      <button type="button" class="secondary" onClick={add}>{say('shop.tables.addPoint')}</button>
    </div>
  );
}
