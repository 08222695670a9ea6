import type { Point } from '../../engine/core/point';
import { cellHash, weighted } from '../grid/cellHash';
import { lie, type Choice, type Scatter } from './furnishings';

/** The plants of a part of the rootways. */
export interface Grove {
  readonly scatter: Scatter;
  /** On the faces of its walls. */
  readonly face: Choice;
  /** The thickest turf: 0 for none, up to 3. */
  readonly turf: number;
}

/** The spacing of grove centres, in cells. */
const PITCH = 8;
const WEIGHTS = [24, 18, 20, 22, 16];
/** For each thickness of turf, the greatest distance from the grove's centre, as a fraction of the distance to the next grove's. */
const TURF_REACH = [0.92, 0.7, 0.45];

const GROVES: readonly Grove[] = [
  {
    scatter: { tunnel: lie(140, 'moss', 'fern', 'grass'), edge: lie(230, 'fern', 'moss', 'fern', 'grass', 'mushrooms'), middle: lie(85, 'grass', 'moss', 'grass', 'fern') },
    face: { names: ['vines', 'brackets', null], weights: [50, 8, 42] },
    turf: 3,
  },
  {
    scatter: { tunnel: lie(120, 'grass', 'flowers'), edge: lie(230, 'flowers', 'grass', 'fern', 'grass'), middle: lie(95, 'flowers', 'grass', 'grass') },
    face: { names: ['vines', null], weights: [35, 65] },
    turf: 2,
  },
  {
    scatter: { tunnel: lie(120, 'caps', 'moss', 'caps'), edge: lie(210, 'mushrooms', 'caps', 'glowcap', 'caps', 'leaves'), middle: lie(70, 'caps', 'moss', 'leaves', 'puddle') },
    face: { names: ['brackets', 'glowworms', null], weights: [30, 16, 54] },
    turf: 1,
  },
  {
    scatter: { tunnel: lie(140, 'roots.0', 'roots.1', 'leaves'), edge: lie(230, 'roots.0', 'roots.1', 'roots.2', 'leaves'), middle: lie(85, 'leaves', 'leaves', 'roots.0', 'pebbles') },
    face: { names: ['hanging-roots', 'vines', null], weights: [50, 10, 40] },
    turf: 1,
  },
  {
    scatter: { tunnel: lie(80, 'pebbles', 'bones'), edge: lie(120, 'pebbles', 'bones', 'glowcap', 'pebbles'), middle: lie(40, 'pebbles', 'puddle', 'pebbles', 'bones') },
    face: { names: ['hanging-roots', 'glowworms', 'vines', null], weights: [14, 10, 10, 66] },
    turf: 0,
  },
];

/** The grove at a cell, and the thickness of its turf there: groves are the Voronoi cells of scattered centres. */
export function groveAt({ x, y }: Point, salt: number): { readonly grove: Grove; readonly turf: number } {
  const [nearest, next] = centresAround(x, y, salt).sort((a, b) => a.distance - b.distance);
  const grove = GROVES[weighted(WEIGHTS, (nearest?.hash ?? 0) % 100)] ?? NO_GROVE;
  const depth = Math.sqrt((nearest?.distance ?? 1) / Math.max(1, next?.distance ?? 1));
  return { grove, turf: Math.min(grove.turf, TURF_REACH.filter((share) => depth < share).length) };
}

const NO_GROVE: Grove = { scatter: { tunnel: lie(0), edge: lie(0), middle: lie(0) }, face: { names: [null], weights: [100] }, turf: 0 };

/** The centres of the nine groves around a cell, each with its squared distance. */
function centresAround(x: number, y: number, salt: number): { readonly hash: number; readonly distance: number }[] {
  return [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((across) => {
    const column = Math.floor(x / PITCH) + across;
    const row = Math.floor(y / PITCH) + down;
    const hash = cellHash(column, row, salt + 9);
    const dx = column * PITCH + ((hash >>> 8) % PITCH) - x;
    const dy = row * PITCH + ((hash >>> 16) % PITCH) - y;
    return { hash, distance: dx * dx + dy * dy };
  }));
}
