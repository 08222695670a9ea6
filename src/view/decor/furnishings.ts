import type { Purpose } from './chambers';

/** Names with weights that add up to 100; null is nothing. */
export interface Choice {
  readonly names: readonly (string | null)[];
  readonly weights: readonly number[];
}

/** Ground in a one-cell-wide tunnel, next to a wall, or open on all four sides. */
export type Where = 'tunnel' | 'edge' | 'middle';

/** Clutter by kind of ground: `share` of a thousand cells carry one of these. */
export type Scatter = Readonly<Record<Where, { readonly share: number; readonly names: readonly string[] }>>;

/** The furnishing for a purpose. */
export interface Furnishing {
  /** On walls between torches: in the outermost slots, always filled, and in the others. */
  readonly outer: Choice;
  readonly inner: Choice;
  /** Furniture along the rest of a wall, on this percentage of its cells. */
  readonly row?: { readonly percent: number; readonly names: readonly string[] };
  /** Corner decor, and the percentage of corners with it. */
  readonly corner: { readonly percent: number; readonly name: string };
  readonly scatter: Scatter;
  readonly paving?: string;
  /** Carpets, and the percentage of rooms with one. */
  readonly carpet?: { readonly percent: number; readonly names: readonly string[] };
}

/** A scatter entry: `share` of a thousand cells carry one of these. */
export const lie = (share: number, ...names: readonly string[]): Scatter[Where] => ({ share, names });
const NONE = lie(0);
const NOTHING: Choice = { names: [null], weights: [100] };
const web = (percent: number): Furnishing['corner'] => ({ percent, name: 'cobweb' });

const plain: Furnishing = {
  outer: { names: ['banner', 'chains', 'grille', 'niche', 'crack'], weights: [28, 22, 20, 15, 15] },
  inner: { names: ['banner', 'chains', 'niche', 'drain', null], weights: [24, 14, 14, 14, 34] },
  corner: web(55),
  scatter: { tunnel: NONE, edge: lie(130, 'pebbles', 'moss', 'bones', 'pebbles', 'moss', 'shards'), middle: lie(34, 'puddle', 'grate', 'pebbles', 'puddle') },
};

/** By purpose. A room's walls are hung in pairs, so that they look the same from both ends. */
export const FURNISHINGS: Readonly<Record<Purpose, Furnishing>> = {
  plain,
  hall: {
    outer: { names: ['banner', 'tapestry', 'trophy'], weights: [55, 25, 20] },
    inner: { names: ['banner', 'hearth', 'tapestry', 'trophy'], weights: [40, 25, 20, 15] },
    corner: web(15),
    scatter: { tunnel: NONE, edge: lie(50, 'pebbles', 'straw', 'shards'), middle: lie(12, 'grate') },
    paving: 'flags',
    carpet: { percent: 75, names: ['carpet'] },
  },
  library: {
    outer: { names: ['banner-blue', 'tapestry', 'candle'], weights: [30, 30, 40] },
    inner: { names: ['candle', 'tapestry', 'bookshelf'], weights: [40, 20, 40] },
    row: { percent: 78, names: ['bookshelf', 'bookcase', 'bookshelf', 'bookcase', 'jars'] },
    corner: web(35),
    scatter: { tunnel: NONE, edge: lie(120, 'papers', 'papers', 'papers', 'candles'), middle: lie(40, 'papers') },
    paving: 'planks',
    carpet: { percent: 65, names: ['carpet-blue', 'carpet-green'] },
  },
  store: {
    outer: { names: ['casks', 'jars'], weights: [60, 40] },
    inner: { names: ['jars', 'casks', null], weights: [40, 40, 20] },
    row: { percent: 50, names: ['casks', 'jars', 'casks'] },
    corner: web(60),
    scatter: { tunnel: NONE, edge: lie(170, 'straw', 'shards', 'straw', 'pebbles'), middle: lie(45, 'straw', 'shards') },
    paving: 'planks',
  },
  chapel: {
    outer: { names: ['candle', 'niche', 'altar', 'banner-green'], weights: [35, 25, 25, 15] },
    inner: { names: ['altar', 'candle', 'niche', 'tapestry'], weights: [35, 30, 20, 15] },
    corner: { percent: 70, name: 'candles' },
    scatter: { tunnel: NONE, edge: lie(50, 'bones', 'pebbles', 'moss'), middle: lie(12, 'papers') },
    paving: 'tiles',
    carpet: { percent: 35, names: ['carpet-green', 'carpet'] },
  },
  guardroom: {
    outer: { names: ['trophy', 'rack', 'banner'], weights: [35, 40, 25] },
    inner: { names: ['rack', 'hearth', 'trophy', null], weights: [35, 25, 20, 20] },
    corner: web(20),
    scatter: { tunnel: NONE, edge: lie(90, 'straw', 'shards', 'pebbles'), middle: lie(24, 'grate', 'stain') },
    paving: 'flags',
  },
  prison: {
    outer: { names: ['chains', 'grille'], weights: [60, 40] },
    inner: { names: ['chains', 'grille', 'crack', null], weights: [35, 25, 20, 20] },
    corner: web(70),
    scatter: { tunnel: NONE, edge: lie(190, 'straw', 'bones', 'straw', 'stain', 'straw'), middle: lie(65, 'straw', 'stain', 'grate', 'bones') },
  },
  cistern: {
    outer: { names: ['drain', 'grille', 'wall-roots'], weights: [55, 20, 25] },
    inner: { names: ['drain', 'wall-roots', 'crack', null], weights: [35, 25, 15, 25] },
    corner: web(45),
    scatter: { tunnel: NONE, edge: lie(220, 'moss', 'puddle', 'moss', 'pebbles', 'moss'), middle: lie(75, 'puddle', 'moss', 'puddle', 'grate') },
  },
};

/** The furnishing of tunnels between rooms. */
export const TUNNEL: Furnishing = {
  outer: { names: ['torch', 'chains', 'niche', 'crack', 'wall-roots', 'drain', null], weights: [28, 5, 7, 9, 7, 4, 40] },
  inner: NOTHING,
  corner: web(55),
  scatter: { tunnel: lie(95, 'bones', 'puddle', 'moss', 'pebbles', 'pebbles', 'moss'), edge: lie(90, 'pebbles', 'moss', 'bones'), middle: lie(40, 'puddle', 'grate', 'pebbles') },
};
