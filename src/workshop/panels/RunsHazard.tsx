import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { Curve, CurveFloor } from '../../lab/curve/curve';
import { say } from '../words';

/** The colours of the last side, which is the draft, and of the one before it. */
const COLOURS = ['#f0c848', '#7fb2e5'] as const;
const FAINT = '#8d86a0';
const HEIGHT = 260;

/** The beginnings of their texts' keys. */
export const NAMES = { hazard: 'shop.runs.hazard', lost: 'shop.runs.hpLost' } as const;

/** What is drawn of a curve. */
export interface HazardCurve extends Pick<Curve, 'from'> {
  readonly floors: readonly Pick<CurveFloor, 'floor' | 'reached' | 'hazard' | 'lost'>[];
}

interface RunsHazardProps {
  readonly curves: readonly { readonly name: string; readonly curve: HazardCurve }[];
  /** What is shown of floors. */
  readonly of: 'hazard' | 'lost';
}

/** The hazard of each floor, or the HP lost there, with its 95 % interval, a line for each side. */
export function RunsHazard({ curves, of }: RunsHazardProps): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | null>(null);
  const shape = curves.map(({ name, curve }) => `${name} ${curve.from} ${curve.floors.length}`).join();
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const made = plot.current = new uPlot(optionsOf({ curves, of }, element.clientWidth), dataOf({ curves, of }), element);
    const resized = new ResizeObserver(() => { made.setSize({ width: element.clientWidth, height: HEIGHT }); });
    resized.observe(element);
    return () => {
      resized.disconnect();
      made.destroy();
      plot.current = null;
    };
  }, [shape]);
  useEffect(() => { plot.current?.setData(dataOf({ curves, of })); });
  const worst = curves.map(({ name, curve }) => {
    const at = [...curve.floors].filter(({ reached }) => reached > 0).sort((a, b) => b[of].value - a[of].value)[0];
    return say('shop.runs.hazard.worst', { name, floor: at?.floor ?? 1, percent: Math.round(100 * (at?.[of].value ?? 0)) });
  });
  return <div ref={place} class="runs-plot" role="img" aria-label={`${say(NAMES[of])}. ${worst.join(' ')}`} />;
}

/** By floor, for each side what is shown and both ends of its interval, in percent; nothing where no run came. */
function dataOf({ curves, of }: RunsHazardProps): uPlot.AlignedData {
  const numbers = [...new Set(curves.flatMap(({ curve }) => curve.floors.map(({ floor }) => floor)))].sort((a, b) => a - b);
  const rows = curves.flatMap(({ curve }) => (['value', 'low', 'high'] as const).map((part) => numbers.map((floor) => {
    const at = curve.floors.find((each) => each.floor === floor);
    const share = at && at.reached > 0 ? at[of][part] : NaN;
    return Number.isFinite(share) ? Math.max(0, Math.round(1000 * share) / 10) : null;
  })));
  return [numbers, ...rows] as unknown as uPlot.AlignedData;
}

function optionsOf({ curves, of }: RunsHazardProps, width: number): uPlot.Options {
  const series = curves.flatMap(({ name }, at): uPlot.Series[] => {
    const colour = COLOURS[(curves.length - 1 - at) as 0 | 1];
    return [
      { label: name, stroke: colour, width: 2, points: { show: true, size: 7, fill: colour } },
      { label: say('shop.runs.low', { name }), stroke: 'transparent', points: { show: false } },
      { label: say('shop.runs.high', { name }), stroke: 'transparent', points: { show: false } },
    ];
  });
  const bands = curves.map((_, at): uPlot.Band => ({
    series: [3 * at + 3, 3 * at + 2], fill: `${COLOURS[(curves.length - 1 - at) as 0 | 1]}2e`,
  }));
  const axis = (label: string): uPlot.Axis => ({
    label, stroke: '#cfc8dc', grid: { stroke: '#ffffff14', width: 1 }, ticks: { stroke: FAINT, width: 1 },
    font: '13px system-ui, sans-serif', labelFont: '13px system-ui, sans-serif', labelSize: 22,
  });
  return {
    width, height: HEIGHT, series: [{ label: say('shop.floor') }, ...series], bands, legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false, range: (_plot, least, most) => [least - 0.4, most + 0.4] },
      y: { range: (_plot, _least, most) => [0, 1.05 * Math.max(10, most)] },
    },
    axes: [
      { ...axis(say('shop.floor')), splits: (_plot, _axis, least, most) => wholeBetween(least, most) },
      { ...axis(say(`${NAMES[of]}.percent`)), size: 52 },
    ],
  };
}

/** The whole numbers in a range, in larger steps where there are more than thirty. */
function wholeBetween(least: number, most: number): number[] {
  const first = Math.ceil(least);
  const count = Math.floor(most) - first + 1;
  const step = Math.ceil(count / 30);
  return Array.from({ length: Math.ceil(count / step) }, (_, at) => first + at * step);
}
