import { cellHash, cellPercent, weighted } from '../grid/cellHash';
import { chosen, PAVING_VARIANTS, scattered, type Choice, type Furnish, type Scatter } from './Furniture';

/** The plants of a part of a cave. */
export interface Grove {
  /** How often it is met, of 100. */
  readonly weight: number;
  readonly scatter: Scatter;
  /** On the faces of its walls. */
  readonly face: Choice;
  /** The thickest turf: 0 for none, up to 3. */
  readonly turf: number;
}

/** The spacing of grove centres, in cells. */
const PITCH = 8;
/** For each thickness of turf, the greatest distance from the grove's centre, as a fraction of the distance to the next grove's. */
const TURF_REACH = [0.92, 0.7, 0.45];

/** Furnishes caves with groves, which are the Voronoi cells of scattered centres. */
export const groves = (kinds: readonly [Grove, ...Grove[]]): Furnish => {
  const weights = kinds.map(({ weight }) => weight);
  return ({ source }) => {
    /** The grove at a cell, and the thickness of its turf there. */
    const groveAt = (x: number, y: number): { readonly grove: Grove; readonly turf: number } => {
      const [nearest, next] = centresAround(x, y, source.salt).sort((a, b) => a.distance - b.distance);
      const grove = kinds[weighted(weights, (nearest?.hash ?? 0) % 100)] ?? kinds[0];
      const depth = Math.sqrt((nearest?.distance ?? 1) / Math.max(1, next?.distance ?? 1));
      return { grove, turf: Math.min(grove.turf, TURF_REACH.filter((share) => depth < share).length) };
    };
    return {
      face: (x, y) => chosen(groveAt(x, y).grove.face, cellPercent(x, y, source.salt + 2)),
      ground: (x, y) => scattered(source, { x, y }, groveAt(x, y).grove.scatter),
      paving: (x, y) => {
        const { turf } = groveAt(x, y);
        return turf === 0 ? null : { name: 'turf', variant: (turf - 1) * PAVING_VARIANTS + (cellHash(x, y, source.salt) % PAVING_VARIANTS) };
      },
      carpet: () => null,
    };
  };
};

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
