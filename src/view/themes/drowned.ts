import { type FurnitureChoice, lie, type Rooms } from '../decor/Furniture';
import { rooms } from '../decor/furnish';
import { SOFT } from '../light/LightField';
import { platedBy, type Theme } from './Theme';

/* The drowned halls: what stands of a town under water, lit by pearls. */

const NONE = lie(0);
const BARE: FurnitureChoice = { names: [null], weights: [100] };
/** What hangs where a cellar has its torches. */
const LAMPS: FurnitureChoice = { names: ['pearl-lamp', null], weights: [70, 30] };
const FEW_LAMPS: FurnitureChoice = { names: ['pearl-lamp', 'wall-drip', null], weights: [22, 24, 54] };
const DRIPS: FurnitureChoice = { names: ['wall-drip', 'grille', null], weights: [40, 16, 44] };
const kelp = { percent: 62, name: 'kelp' };

const DROWNED_ROOMS = {
  torch: DRIPS,
  small: { purpose: 'hall', below: 30, instead: 'plain' },
  purposes: {
    plain: {
      weight: 26,
      outer: { names: ['wall-drip', 'grille', null], weights: [26, 24, 50] },
      inner: { names: ['wall-drip', null], weights: [22, 78] },
      corner: kelp,
      scatter: { tunnel: NONE, edge: lie(120, 'pebbles', 'shells', 'puddle', 'kelp', 'pebbles', 'fish-bones'), middle: lie(30, 'puddle', 'pebbles', 'puddle', 'starfish') },
    },
    hall: {
      weight: 24,
      torch: LAMPS,
      outer: { names: ['pilaster'], weights: [100] },
      inner: { names: ['idol', 'pilaster'], weights: [45, 55] },
      corner: { percent: 30, name: 'kelp' },
      scatter: { tunnel: NONE, edge: lie(70, 'pebbles', 'shells', 'puddle'), middle: lie(24, 'puddle', 'starfish') },
      paving: 'flooded',
    },
    chapel: {
      weight: 12,
      torch: LAMPS,
      outer: { names: ['idol'], weights: [100] },
      inner: { names: ['idol', 'wall-drip'], weights: [60, 40] },
      corner: kelp,
      scatter: { tunnel: NONE, edge: lie(90, 'shells', 'bones', 'shells', 'starfish'), middle: lie(20, 'shells') },
      paving: 'flooded',
    },
    store: {
      weight: 14,
      torch: FEW_LAMPS,
      outer: { names: ['amphora', 'grille'], weights: [70, 30] },
      inner: { names: ['amphora', null], weights: [60, 40] },
      row: { percent: 40, names: ['amphora', 'amphora', 'anchor'] },
      corner: { percent: 45, name: 'kelp' },
      scatter: { tunnel: NONE, edge: lie(110, 'pebbles', 'fish-bones', 'shells', 'puddle'), middle: lie(32, 'puddle', 'pebbles') },
    },
    cistern: {
      weight: 14,
      outer: { names: ['gate-open', 'gate', 'wall-drip'], weights: [25, 45, 30] },
      inner: { names: ['wall-drip', 'grille', null], weights: [45, 25, 30] },
      corner: kelp,
      scatter: { tunnel: NONE, edge: lie(190, 'puddle', 'kelp', 'puddle', 'pebbles'), middle: lie(70, 'puddle', 'puddle', 'fish-bones') },
      paving: 'flooded',
    },
    garden: {
      weight: 10,
      torch: FEW_LAMPS,
      outer: { names: ['wall-drip', null], weights: [30, 70] },
      inner: BARE,
      corner: { percent: 80, name: 'coral' },
      scatter: { tunnel: NONE, edge: lie(210, 'kelp', 'coral', 'kelp', 'shells', 'starfish'), middle: lie(60, 'kelp', 'shells', 'starfish', 'coral') },
    },
  },
  tunnel: {
    outer: { names: ['pearl-lamp', 'wall-drip', 'grille', 'gate', null], weights: [10, 20, 8, 4, 58] },
    inner: BARE,
    corner: { percent: 35, name: 'kelp' },
    scatter: { tunnel: lie(90, 'puddle', 'pebbles', 'shells', 'bones', 'puddle'), edge: lie(110, 'pebbles', 'shells', 'kelp', 'puddle'), middle: lie(36, 'puddle', 'pebbles', 'starfish') },
  },
} as const satisfies Rooms;

export const drowned: Theme = {
  frames: 'drowned',
  faces: [70, 15, 15],
  instead: {
    'cellars/rubble': 'drowned/rubble',
    'cellars/pillar': 'drowned/pillar',
    'cellars/statue': 'drowned/statue',
    'common/water': 'drowned/water',
    'common/deep': 'drowned/deep',
    'common/deep-edge': 'drowned/deep-edge',
    ...platedBy('drowned'),
  },
  borrowed: { puddle: 'cellars/puddle' },
  moving: ['kelp', 'wall-drip', 'pearl-lamp'],
  mirrored: ['bones', 'fish-bones', 'puddle', 'pebbles', 'shells', 'starfish', 'coral'],
  lights: { 'drowned/pearl-lamp': { colour: '#86e4ec', ...SOFT, reach: 3.5, strength: 0.5 } },
  glyphs: { wall: '#68a094', dot: '#4c6a66' },
  air: 'drop',
  mood: { root: 46, chord: [1, 1.5, 2.25], grate: 1.06, wave: 'sine', drone: 0.11, wind: 0.026, gusts: [90, 300], calls: ['drip', 'bell', 'gurgle', 'groan'] },
  floats: lie(70, 'lily-pads'),
  furnish: rooms(DROWNED_ROOMS),
};
