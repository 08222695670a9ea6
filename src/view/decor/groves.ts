import type { Point } from '../../engine/core/point';
import { cellHash, weighted } from '../grid/cellHash';
import { lie, type Choice, type Scatter } from './furnishings';

/** What grows in a part of the rootways. */
export interface Grove {
  readonly scatter: Scatter;
  /** On the faces of its walls. */
  readonly face: Choice;
  /** How thick the turf is at most: 0 for none, 3 for the thickest. */
  readonly turf: number;
}

/** How far apart the middles of groves are, in cells. */
const PITCH = 8;
const WEIGHTS = [24, 18, 20, 22, 16];
/** How near its middle a cell must be for each thickness of turf: as a share of the distance to the next grove. */
const THICK = [0.92, 0.7, 0.45];

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

/** The grove that a cell lies in, and how thick its turf is there: groves are the parts nearest to points strewn over the floor. */
export function groveAt({ x, y }: Point, salt: number): { readonly grove: Grove; readonly turf: number } {
  const [nearest, next] = middlesAround(x, y, salt).sort((a, b) => a.far - b.far);
  const grove = GROVES[weighted(WEIGHTS, (nearest?.hash ?? 0) % 100)] ?? NO_GROVE;
  const depth = Math.sqrt((nearest?.far ?? 1) / Math.max(1, next?.far ?? 1));
  return { grove, turf: Math.min(grove.turf, THICK.filter((share) => depth < share).length) };
}

const NO_GROVE: Grove = { scatter: { tunnel: lie(0), edge: lie(0), middle: lie(0) }, face: { names: [null], weights: [100] }, turf: 0 };

/** The middles of the nine groves around a cell, each with the square of its distance. */
function middlesAround(x: number, y: number, salt: number): { readonly hash: number; readonly far: number }[] {
  return [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((across) => {
    const column = Math.floor(x / PITCH) + across;
    const row = Math.floor(y / PITCH) + down;
    const hash = cellHash(column, row, salt + 9);
    const dx = column * PITCH + ((hash >>> 8) % PITCH) - x;
    const dy = row * PITCH + ((hash >>> 16) % PITCH) - y;
    return { hash, far: dx * dx + dy * dy };
  }));
}
