import type { JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { FloorFound } from '../../lab/changes/tuning';
import { type Picture, roomFor } from '../tables/drawing';
import { COLOURS, type Course, drawCourses } from '../tune/charting';
import { measuredOf, withTarget } from '../tune/targets';
import type { TuneRoom } from '../tune/TuneRoom';
import { inDigits, say } from '../words';
import { TablesPlot } from './TablesPlot';

/** What a search came to: its best round so far, or what fresh seeds said of that. */
export interface Come {
  readonly isDone: boolean;
  readonly floors: readonly FloorFound[];
}

/** What is found of floors as a line with its band; null where nobody came. */
export function courseOf(floors: readonly number[], all: readonly FloorFound[], isLost: boolean, colour: string): Course {
  const estimates = floors.map((floor) => {
    const found = all.find((each) => each.floor === floor);
    const estimate = found && measuredOf(found, isLost);
    return estimate && estimate.n > 0 ? estimate : null;
  });
  return {
    colour, values: estimates.map((each) => each && 100 * each.value),
    band: estimates.map((each) => (each && Number.isFinite(each.low) ? [100 * Math.max(0, each.low), 100 * each.high] as const : null)),
  };
}

/** A round number with room above the highest of some courses. */
export function topOf(courses: readonly Course[], most: number): number {
  const ends = courses.flatMap(({ values, band = [] }) => [...values, ...band.map((each) => each && each[1])]);
  return roomFor(Math.max(8, ...ends.filter((each) => each !== null)), most, 1.1);
}

interface ChartProps {
  readonly room: TuneRoom;
  readonly floors: readonly number[];
  readonly known: readonly FloorFound[];
  readonly came: Come | null;
}

/** What is there now, what is wanted and what a search came to; the points of what is wanted can be moved. */
export function TuneChart({ room, floors, known, came }: ChartProps): JSX.Element {
  const { settings: { targets, isLost }, isPlaying } = room;
  const [held, setHeld] = useState<{ readonly floor: number; readonly top: number } | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const courses = useMemo((): Course[] => [
    courseOf(floors, known, isLost, COLOURS.now),
    ...(came ? [courseOf(floors, came.floors, isLost, COLOURS.after)] : []),
    {
      colour: COLOURS.target, isDashed: true,
      values: floors.map((floor) => targets.flatMap((each) => (each.floor === floor ? [100 * each.value] : []))[0] ?? null),
    },
  ], [floors.join(), known, came?.floors, targets, isLost]);
  // While a point is held the scale stays, or it would run away from the pointer.
  const top = held?.top ?? topOf(courses, isLost ? Infinity : 100);
  const picture = useMemo((): Picture => ({ floors, top, draw: (plot) => { drawCourses(plot, floors, courses); } }), [courses, top]);
  const move = (floor: number, percent: number | null): void => {
    const target = targets.find((each) => each.floor === floor);
    if (!target || isPlaying) return;
    const value = percent === null ? null : Math.round(10 * Math.max(0, Math.min(isLost ? 2000 : 100, percent))) / 1000;
    room.set({ targets: withTarget(targets, floor, value === null ? null : { ...target, value }) });
  };
  const drag = (event: PointerEvent): void => {
    const box = area.current?.getBoundingClientRect();
    if (held && box) move(held.floor, Math.min(held.top, held.top * (1 - (event.clientY - box.top) / box.height)));
  };
  const wanted = say('shop.tune.target.wanted');
  return (
    <>
      <p class="tune-legend">
        <span class="is-now">{say('shop.tune.target.now')}</span>
        <span class="is-wanted">{wanted}</span>
        {came && <span class="is-come">{say(came.isDone ? 'shop.tune.target.after' : 'shop.tune.target.best')}</span>}
      </p>
      <TablesPlot picture={picture}>
        <div class="shop-plot-over" ref={area} role="group" aria-label={wanted} onPointerMove={drag}>
          {targets.filter(({ floor }) => floors.includes(floor)).map(({ floor, value }) => (
            <Handle
              key={floor} floor={floor} percent={Math.round(1000 * value) / 10} top={top} most={isLost ? 2000 : 100}
              left={((floors.indexOf(floor) + 0.5) / floors.length) * 100}
              onTake={(event) => {
                (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
                setHeld({ floor, top });
              }}
              onDrop={() => { setHeld(null); }} onMove={(percent) => { move(floor, percent); }}
            />
          ))}
        </div>
      </TablesPlot>
    </>
  );
}

interface HandleProps {
  readonly floor: number;
  readonly percent: number;
  /** The value at the upper edge, and the greatest allowed. */
  readonly top: number;
  readonly most: number;
  readonly left: number;
  readonly onTake: (event: PointerEvent) => void;
  readonly onDrop: () => void;
  /** Null removes it. */
  readonly onMove: (percent: number | null) => void;
}

/** Points by which keys move a target. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 5, PageDown: -5,
};

/** A target that can be taken hold of. */
function Handle({ floor, percent, top, most, left, onTake, onDrop, onMove }: HandleProps): JSX.Element {
  const press = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined && event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    onMove(step === undefined ? null : percent + step);
  };
  return (
    <span
      class="shop-point" role="slider" tabIndex={0} aria-orientation="vertical"
      aria-valuemin={0} aria-valuemax={most} aria-valuenow={percent}
      aria-label={say('shop.tune.target.point', { floor })} aria-valuetext={say('shop.tune.target.at', { floor, value: inDigits(percent) })}
      style={{ left: `${left}%`, bottom: `${(Math.min(percent, top) / top) * 100}%` }}
      onPointerDown={onTake} onPointerUp={onDrop} onPointerCancel={onDrop} onKeyDown={press}
    >
      <span class="shop-point-value" aria-hidden="true">{inDigits(percent)}</span>
    </span>
  );
}
