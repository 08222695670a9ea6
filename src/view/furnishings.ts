import type { Purpose } from './chambers';

/** Names with weights that add up to 100; null for nothing. */
export interface Choice {
  readonly names: readonly (string | null)[];
  readonly weights: readonly number[];
}

/** What lies where: in a tunnel one cell wide, beside a wall, or with open ground on all four sides. */
export interface Scatter {
  /** Of a thousand ground cells, about so many carry something. */
  readonly share: number;
  readonly tunnel: readonly string[];
  readonly edge: readonly string[];
  readonly middle: readonly string[];
}

/** How a room of one purpose is furnished. */
export interface Furnishing {
  /** On the walls between torches: in the outermost slots, where something always is, and in the others. */
  readonly outer: Choice;
  readonly inner: Choice;
  /** What stands side by side along the rest of a wall, and on how many of a hundred of its cells. */
  readonly row?: { readonly percent: number; readonly names: readonly string[] };
  /** What stands in corners, and in how many of a hundred. */
  readonly corner: { readonly percent: number; readonly name: string };
  readonly scatter: Scatter;
  readonly paving?: string;
  /** Of a hundred rooms, so many have a carpet, one of these. */
  readonly carpet?: { readonly percent: number; readonly names: readonly string[] };
}

const NOTHING: Choice = { names: [null], weights: [100] };
const web = (percent: number): Furnishing['corner'] => ({ percent, name: 'cobweb' });

const plain: Furnishing = {
  outer: { names: ['banner', 'chains', 'grille', 'niche', 'crack'], weights: [28, 22, 20, 15, 15] },
  inner: { names: ['banner', 'chains', 'niche', 'drain', null], weights: [24, 14, 14, 14, 34] },
  corner: web(55),
  scatter: { share: 55, tunnel: [], edge: ['pebbles', 'moss', 'bones', 'pebbles', 'moss', 'shards'], middle: ['puddle', 'grate', 'pebbles', 'puddle'] },
};

/** By what rooms are for. A room's walls are hung in pairs, so that it looks the same from both ends. */
export const FURNISHINGS: Readonly<Record<Purpose, Furnishing>> = {
  plain,
  hall: {
    outer: { names: ['banner', 'tapestry', 'trophy'], weights: [55, 25, 20] },
    inner: { names: ['banner', 'hearth', 'tapestry', 'trophy'], weights: [40, 25, 20, 15] },
    corner: web(15),
    scatter: { share: 18, tunnel: [], edge: ['pebbles', 'straw'], middle: ['grate'] },
    paving: 'flags',
    carpet: { percent: 75, names: ['carpet'] },
  },
  library: {
    outer: { names: ['banner-blue', 'tapestry', 'candle'], weights: [30, 30, 40] },
    inner: { names: ['candle', 'tapestry', 'bookshelf'], weights: [40, 20, 40] },
    row: { percent: 78, names: ['bookshelf', 'bookcase', 'bookshelf', 'bookcase', 'jars'] },
    corner: web(35),
    scatter: { share: 50, tunnel: [], edge: ['papers', 'papers', 'candles'], middle: ['papers'] },
    paving: 'planks',
    carpet: { percent: 65, names: ['carpet-blue', 'carpet-green'] },
  },
  store: {
    outer: { names: ['casks', 'jars'], weights: [60, 40] },
    inner: { names: ['jars', 'casks', null], weights: [40, 40, 20] },
    row: { percent: 50, names: ['casks', 'jars', 'casks'] },
    corner: web(60),
    scatter: { share: 70, tunnel: [], edge: ['straw', 'shards', 'straw', 'pebbles'], middle: ['straw', 'shards'] },
    paving: 'planks',
  },
  chapel: {
    outer: { names: ['candle', 'niche', 'banner-green'], weights: [45, 35, 20] },
    inner: { names: ['candle', 'niche', 'tapestry'], weights: [50, 30, 20] },
    corner: { percent: 70, name: 'candles' },
    scatter: { share: 22, tunnel: [], edge: ['bones', 'pebbles'], middle: ['papers'] },
    paving: 'tiles',
    carpet: { percent: 35, names: ['carpet-green', 'carpet'] },
  },
  guardroom: {
    outer: { names: ['trophy', 'rack', 'banner'], weights: [35, 40, 25] },
    inner: { names: ['rack', 'hearth', 'trophy', null], weights: [35, 25, 20, 20] },
    corner: web(20),
    scatter: { share: 40, tunnel: [], edge: ['straw', 'shards', 'pebbles'], middle: ['grate', 'stain'] },
    paving: 'flags',
  },
  prison: {
    outer: { names: ['chains', 'grille'], weights: [60, 40] },
    inner: { names: ['chains', 'grille', 'crack', null], weights: [35, 25, 20, 20] },
    corner: web(70),
    scatter: { share: 95, tunnel: [], edge: ['straw', 'bones', 'straw', 'stain', 'straw'], middle: ['straw', 'stain', 'grate', 'bones'] },
  },
  cistern: {
    outer: { names: ['drain', 'grille', 'wall-roots'], weights: [55, 20, 25] },
    inner: { names: ['drain', 'wall-roots', 'crack', null], weights: [35, 25, 15, 25] },
    corner: web(45),
    scatter: { share: 110, tunnel: [], edge: ['moss', 'puddle', 'moss', 'pebbles'], middle: ['puddle', 'moss', 'puddle', 'grate'] },
  },
};

/** Ways between rooms. */
export const TUNNEL: Furnishing = {
  outer: { names: ['torch', 'chains', 'niche', 'crack', 'wall-roots', 'drain', null], weights: [28, 5, 7, 9, 7, 4, 40] },
  inner: NOTHING,
  corner: web(55),
  scatter: { share: 62, tunnel: ['bones', 'puddle', 'moss', 'pebbles', 'pebbles'], edge: ['pebbles', 'moss', 'bones'], middle: ['puddle', 'grate', 'pebbles'] },
};
