import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { type Picture, pageColour, textScale } from '../tables/drawing';
import { inDigits } from '../words';

/* Sizes of the axes and the edge, in parts of the text size; tables.css lays what can be touched over the area that they leave. */
const LEFT = 48;
const BELOW = 32;
const EDGE = 10;

const STEPS = [0.1, 0.2, 0.5, ...[1, 10, 100, 1000, 10_000, 100_000].flatMap((power) => [power, 2 * power, 5 * power])];

interface PlotProps {
  readonly picture: Picture;
  /** What lies over the area of the chart. */
  readonly children?: ComponentChildren;
}

/** A chart with axes, redrawn in the same frame whenever its picture changes. */
export function TablesPlot({ picture, children }: PlotProps): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | null>(null);
  const shown = useRef(picture);
  shown.current = picture;
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const made = new uPlot(optionsOf(current, () => shown.current), dataOf(shown.current), current);
    plot.current = made;
    const resized = new ResizeObserver(() => { made.setSize(sizeOf(current)); });
    resized.observe(current);
    return () => {
      resized.disconnect();
      made.destroy();
    };
  }, []);
  useLayoutEffect(() => { plot.current?.setData(dataOf(picture)); }, [picture]);
  return (
    <div class="shop-plot">
      <div class="shop-plot-picture" ref={box} aria-hidden="true" />
      {children}
    </div>
  );
}

function sizeOf({ clientWidth, clientHeight }: HTMLElement): { width: number; height: number } {
  return { width: Math.max(80, clientWidth), height: Math.max(60, clientHeight) };
}

function dataOf({ floors }: Picture): uPlot.AlignedData {
  return [[...floors], floors.map(() => 0)];
}

function optionsOf(box: HTMLElement, picture: () => Picture): uPlot.Options {
  const scale = textScale();
  const axis = {
    stroke: () => pageColour('--stone-7'), font: `${12 * scale}px system-ui, sans-serif`, gap: 4 * scale,
    grid: { stroke: () => pageColour('--stone-2'), width: 1 }, ticks: { show: false },
  };
  const values: uPlot.Axis.Values = (_plot, splits) => splits.map((split) => inDigits(split));
  return {
    ...sizeOf(box),
    padding: [EDGE * scale, EDGE * scale, 0, 0],
    legend: { show: false },
    cursor: { show: false },
    series: [{}, { paths: () => null, points: { show: false } }],
    scales: {
      x: { time: false, range: () => [(picture().floors[0] ?? 1) - 0.5, (picture().floors.at(-1) ?? 1) + 0.5] },
      y: { range: () => [0, picture().top] },
    },
    axes: [
      { ...axis, gap: 12 * scale, size: BELOW * scale, incrs: [1, 2, 5, 10, 20], space: 20 * scale, values, grid: { show: false } },
      { ...axis, size: LEFT * scale, incrs: STEPS, space: 30 * scale, values },
    ],
    hooks: { draw: [(plot) => { clipped(plot, () => { picture().draw(plot); }); }] },
  };
}

/** Draws within the area of a chart only. */
function clipped({ ctx, bbox: { left, top, width, height } }: uPlot, draw: () => void): void {
  ctx.save();
  ctx.beginPath();
  ctx.rect(left, top, width, height);
  ctx.clip();
  draw();
  ctx.restore();
}
