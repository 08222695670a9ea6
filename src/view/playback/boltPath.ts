import type { Point } from '../../engine/core/point';

/** Pixels between bends. */
const SEGMENT = 9;
const SWING = 5;

/** The pixels of a jagged line between two points; `chance` from 0 to 1 varies it. */
export function boltPath(from: Point, to: Point, chance: number): Point[] {
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const bends = Math.max(1, Math.round(length / SEGMENT));
  const across = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  const corners = Array.from({ length: bends + 1 }, (_, i) => {
    const swing = i === 0 || i === bends ? 0 : (((chance + i * 0.618) % 1) * 2 - 1) * SWING;
    const share = i / bends;
    return { x: from.x + (to.x - from.x) * share + across.x * swing, y: from.y + (to.y - from.y) * share + across.y * swing };
  });
  return corners.slice(1).flatMap((corner, i) => straight(corners[i] ?? corner, corner));
}

function straight(from: Point, to: Point): Point[] {
  const steps = Math.max(1, Math.ceil(Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y))));
  return Array.from({ length: steps }, (_, i) => {
    const share = (i + 1) / steps;
    return { x: Math.round(from.x + (to.x - from.x) * share), y: Math.round(from.y + (to.y - from.y) * share) };
  });
}
