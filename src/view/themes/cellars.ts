import { type FurnitureChoice, type Furnishing, lie, type Rooms } from '../decor/Furniture';
import { rooms } from '../decor/furnish';
import type { Theme } from './Theme';

/* The cellars of a keep: rooms that once had a purpose, and torches on their walls. */

const NONE = lie(0);
const NOTHING: FurnitureChoice = { names: [null], weights: [100] };
const web = (percent: number): Furnishing['corner'] => ({ percent, name: 'cobweb', hangs: true });
const CANDLES = { colour: '#e8803a', burns: true, reach: 2.5, strength: 0.45 };

/** What rooms were once for, and what is left of it. */
export const CELLAR_ROOMS = {
  torch: { names: ['torch'], weights: [100] },
  small: { purpose: 'hall', below: 30, instead: 'guardroom' },
  purposes: {
    plain: {
      weight: 18,
      outer: { names: ['banner', 'chains', 'grille', 'niche', 'crack'], weights: [28, 22, 20, 15, 15] },
      inner: { names: ['banner', 'chains', 'niche', 'drain', null], weights: [24, 14, 14, 14, 34] },
      corner: web(55),
      scatter: { tunnel: NONE, edge: lie(130, 'pebbles', 'moss', 'bones', 'pebbles', 'moss', 'shards'), middle: lie(34, 'puddle', 'grate', 'pebbles', 'puddle') },
    },
    hall: {
      weight: 18,
      outer: { names: ['banner', 'tapestry', 'trophy'], weights: [55, 25, 20] },
      inner: { names: ['banner', 'hearth', 'tapestry', 'trophy'], weights: [40, 25, 20, 15] },
      corner: web(15),
      scatter: { tunnel: NONE, edge: lie(50, 'pebbles', 'straw', 'shards'), middle: lie(12, 'grate') },
      paving: 'flags',
      carpet: { percent: 75, names: ['carpet'] },
    },
    library: {
      weight: 11,
      outer: { names: ['banner-blue', 'tapestry', 'candle'], weights: [30, 30, 40] },
      inner: { names: ['candle', 'tapestry', 'bookshelf'], weights: [40, 20, 40] },
      row: { percent: 78, names: ['bookshelf', 'bookcase', 'bookshelf', 'bookcase', 'jars'] },
      corner: web(35),
      scatter: { tunnel: NONE, edge: lie(120, 'papers', 'papers', 'papers', 'candles'), middle: lie(40, 'papers') },
      paving: 'planks',
      carpet: { percent: 65, names: ['carpet-blue', 'carpet-green'] },
    },
    store: {
      weight: 15,
      outer: { names: ['casks', 'jars'], weights: [60, 40] },
      inner: { names: ['jars', 'casks', null], weights: [40, 40, 20] },
      row: { percent: 50, names: ['casks', 'jars', 'casks'] },
      corner: web(60),
      scatter: { tunnel: NONE, edge: lie(170, 'straw', 'shards', 'straw', 'pebbles'), middle: lie(45, 'straw', 'shards') },
      paving: 'planks',
    },
    chapel: {
      weight: 10,
      outer: { names: ['candle', 'niche', 'altar', 'banner-green'], weights: [35, 25, 25, 15] },
      inner: { names: ['altar', 'candle', 'niche', 'tapestry'], weights: [35, 30, 20, 15] },
      corner: { percent: 70, name: 'candles' },
      scatter: { tunnel: NONE, edge: lie(50, 'bones', 'pebbles', 'moss'), middle: lie(12, 'papers') },
      paving: 'tiles',
      carpet: { percent: 35, names: ['carpet-green', 'carpet'] },
    },
    guardroom: {
      weight: 10,
      outer: { names: ['trophy', 'rack', 'banner'], weights: [35, 40, 25] },
      inner: { names: ['rack', 'hearth', 'trophy', null], weights: [35, 25, 20, 20] },
      corner: web(20),
      scatter: { tunnel: NONE, edge: lie(90, 'straw', 'shards', 'pebbles'), middle: lie(24, 'grate', 'stain') },
      paving: 'flags',
    },
    prison: {
      weight: 9,
      outer: { names: ['chains', 'grille'], weights: [60, 40] },
      inner: { names: ['chains', 'grille', 'crack', null], weights: [35, 25, 20, 20] },
      corner: web(70),
      scatter: { tunnel: NONE, edge: lie(190, 'straw', 'bones', 'straw', 'stain', 'straw'), middle: lie(65, 'straw', 'stain', 'grate', 'bones') },
    },
    cistern: {
      weight: 9,
      outer: { names: ['drain', 'grille', 'wall-roots'], weights: [55, 20, 25] },
      inner: { names: ['drain', 'wall-roots', 'crack', null], weights: [35, 25, 15, 25] },
      corner: web(45),
      scatter: { tunnel: NONE, edge: lie(220, 'moss', 'puddle', 'moss', 'pebbles', 'moss'), middle: lie(75, 'puddle', 'moss', 'puddle', 'grate') },
    },
  },
  tunnel: {
    outer: { names: ['torch', 'chains', 'niche', 'crack', 'wall-roots', 'drain', null], weights: [28, 5, 7, 9, 7, 4, 40] },
    inner: NOTHING,
    corner: web(55),
    scatter: { tunnel: lie(95, 'bones', 'puddle', 'moss', 'pebbles', 'pebbles', 'moss'), edge: lie(90, 'pebbles', 'moss', 'bones'), middle: lie(40, 'puddle', 'grate', 'pebbles') },
  },
} as const satisfies Rooms;

export const cellars: Theme = {
  frames: 'cellars',
  faces: [75, 13, 12],
  instead: {},
  borrowed: { moss: 'rootways/moss' },
  moving: ['torch', 'candle', 'candles', 'hearth'],
  mirrored: ['bones', 'puddle', 'moss', 'pebbles', 'shards', 'papers', 'straw', 'stain'],
  lights: {
    'cellars/torch': 'flame',
    'cellars/hearth': 'flame',
    'cellars/brazier': { colour: '#f08436', burns: true, reach: 4.5, strength: 0.75 },
    'cellars/candle': CANDLES,
    'cellars/candles': CANDLES,
  },
  glyphs: { wall: '#8d86a0', dot: '#5f5870' },
  air: 'mote',
  mood: { root: 55, chord: [1, 1.5, 2], grate: 1.06, wave: 'triangle', drone: 0.09, wind: 0.03, gusts: [180, 620], calls: ['drip', 'creak', 'knock', 'moan'] },
  furnish: rooms(CELLAR_ROOMS),
};
