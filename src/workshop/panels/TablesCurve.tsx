import type { JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { areTight, drawCurve, type Picture, roomFor } from '../tables/drawing';
import { readCurve, type Target, valuesOn, withoutPoint, withPoint, withPointMoved } from '../tables/points';
import { inDigits, say } from '../words';
import { TablesPlot } from './TablesPlot';

/** A curve that is worked on. */
export interface CurveProps {
  readonly name: string;
  readonly column: string;
  readonly floors: readonly number[];
  readonly row: unknown;
  /** The greatest value that the checks let pass. */
  readonly most: number;
  readonly isPercent: boolean;
  /** Shows another curve in place of this one until it is settled. */
  readonly onTry: (row: unknown) => void;
  /** Writes a curve into the draft; without one that which was tried last. */
  readonly onSettle: (row?: unknown) => void;
  /** Takes back what was tried. */
  readonly onGiveUp: () => void;
}

/** A point that is dragged: the curve as it was, and where the pointer began. */
interface Grip {
  readonly index: number;
  readonly row: unknown;
  readonly from: Target;
  readonly x: number;
  readonly y: number;
}

/** A curve as a picture whose points can be dragged, or moved by keys. */
export function TablesCurve(props: CurveProps): JSX.Element {
  const { name, floors, row, most, isPercent, onTry, onSettle, onGiveUp } = props;
  const over = useRef<HTMLDivElement>(null);
  const [grip, setGrip] = useState<Grip | null>(null);
  const room = useRef(0);
  const { kind, points } = readCurve(row);
  const values = useMemo(() => valuesOn(row, floors), [row, floors]);
  // While a point is held the scale stays, or it would run away from the pointer.
  if (!grip) room.current = isPercent ? most : roomFor(Math.max(...values), most, 1.15);
  const top = room.current;
  const draw: Picture['draw'] = (plot) => { drawCurve(plot, floors, values, kind === 'linear'); };
  const picture = useMemo((): Picture => ({ floors, top, draw }), [floors, top, values, kind]);
  const bounds = { floors: [floors[0] ?? 1, floors.at(-1) ?? 1], most } as const;
  const drag = (event: PointerEvent): void => {
    const box = over.current?.getBoundingClientRect();
    if (!grip || !box) return;
    const floor = grip.from.floor + ((event.clientX - grip.x) / box.width) * floors.length;
    const value = grip.from.value - ((event.clientY - grip.y) / box.height) * top;
    onTry(withPointMoved(grip.row, grip.index, { floor, value }, bounds));
  };
  const take = (event: PointerEvent, index: number, from: Target): void => {
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    setGrip({ index, row, from, x: event.clientX, y: event.clientY });
  };
  const giveUp = (): void => {
    setGrip(null);
    onGiveUp();
  };
  const drop = (): void => {
    setGrip(null);
    onSettle();
  };
  const add = (event: MouseEvent): void => {
    if (event.target === over.current) onSettle(withPointAt(event, event.target as HTMLElement, props, top));
  };
  const press = (event: KeyboardEvent, index: number, at: Target): void => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      focusBeside(over.current, index);
      onSettle(withoutPoint(row, index));
    }
    if (event.key === 'Escape') giveUp();
    const to = moved(event.key, at, Math.max(1, Math.round(top / 10)));
    if (to) onTry(withPointMoved(row, index, to, bounds));
  };
  const handle = (index: number, at: Target): JSX.Element => (
    <Handle
      key={index} {...props} top={top} at={at} onTake={(event) => { take(event, index, at); }} onDrag={drag} onDrop={drop}
      onPress={(event) => { press(event, index, at); }} onLeave={() => { onSettle(); }} onLose={giveUp}
    />
  );
  return (
    <TablesPlot picture={picture}>
      <div class={lookOf(over.current, props)} ref={over} role="group" aria-label={say('shop.tables.curveOf', { name })} onDblClick={add}>
        {points.map(({ floor, value }, index) => {
          return typeof value === 'number' && floors.includes(floor) ? handle(index, { floor, value }) : null;
        })}
      </div>
    </TablesPlot>
  );
}

/** The class of the area: values of points are told in turn where they would touch. */
function lookOf(area: HTMLElement | null, { row, floors }: CurveProps): string {
  const labels = readCurve(row).points.map(({ value }) => inDigits(Number(value)));
  return `shop-plot-over${areTight(labels, (area?.clientWidth ?? Infinity) / floors.length) ? ' is-dense' : ''}`;
}

/** Leaves the last point for the one before it, as its handle will be gone. */
function focusBeside(area: HTMLElement | null, index: number): void {
  const handles = area?.querySelectorAll<HTMLElement>('[role=slider]') ?? [];
  if (index === handles.length - 1) handles[index - 1]?.focus();
}

/** The curve with a point where the pointer is. */
function withPointAt({ clientX, clientY }: MouseEvent, area: HTMLElement, { floors, row }: CurveProps, top: number): unknown {
  const box = area.getBoundingClientRect();
  const index = Math.min(floors.length - 1, Math.max(0, Math.floor(((clientX - box.left) / box.width) * floors.length)));
  return withPoint(row, floors[index] ?? 1, Math.max(0, Math.round(top * (1 - (clientY - box.top) / box.height))));
}

interface HandleProps extends CurveProps {
  /** The value at the upper edge. */
  readonly top: number;
  readonly at: Target;
  readonly onTake: (event: PointerEvent) => void;
  readonly onDrag: (event: PointerEvent) => void;
  readonly onDrop: () => void;
  readonly onPress: (event: KeyboardEvent) => void;
  readonly onLeave: () => void;
  readonly onLose: () => void;
}

/** A point that can be taken hold of. */
function Handle({ name, column, floors, most, top, at: { floor, value }, onTake, onDrag, onDrop, ...on }: HandleProps): JSX.Element {
  const left = ((floor - (floors[0] ?? 1) + 0.5) / floors.length) * 100;
  const press = (event: KeyboardEvent): void => {
    if (!KEYS.includes(event.key)) return;
    event.preventDefault();
    on.onPress(event);
  };
  return (
    <span
      class="shop-point" role="slider" tabIndex={0} aria-orientation="vertical" aria-valuemin={0} aria-valuemax={most} aria-valuenow={value}
      aria-label={say('shop.tables.point', { name, column, floor })} aria-valuetext={say('shop.tables.at', { column, floor, value })}
      style={{ left: `${left}%`, bottom: `${(Math.min(Math.max(value, 0), top) / top) * 100}%` }}
      onPointerDown={onTake} onPointerMove={onDrag} onPointerUp={onDrop} onPointerCancel={on.onLose}
      onKeyDown={press} onKeyUp={on.onLeave} onBlur={on.onLeave}
    >
      <span class="shop-point-value" aria-hidden="true">{inDigits(value)}</span>
    </span>
  );
}

const KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Delete', 'Backspace', 'Escape'];

/** Where a key moves a point to; null for other keys. */
function moved(key: string, { floor, value }: Target, far: number): Target | null {
  const to: Readonly<Record<string, Target>> = {
    ArrowUp: { floor, value: value + 1 }, ArrowDown: { floor, value: value - 1 },
    PageUp: { floor, value: value + far }, PageDown: { floor, value: value - far },
    ArrowLeft: { floor: floor - 1, value }, ArrowRight: { floor: floor + 1, value },
  };
  return to[key] ?? null;
}
