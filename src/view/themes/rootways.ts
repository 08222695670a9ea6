import { lie } from '../decor/Furniture';
import { groves } from '../decor/furnish';
import { SOFT } from '../light/LightField';
import { platedBy, type Theme } from './Theme';

/* The rootways: caves overgrown with moss, fern, fungi and roots. */

const GLOWCAP = { colour: '#3fb8b0', ...SOFT };

export const rootways: Theme = {
  frames: 'rootways',
  faces: [67, 16, 17],
  instead: {
    'cellars/rubble': 'rootways/rubble',
    'cellars/pillar': 'rootways/pillar',
    ...platedBy('rootways'),
  },
  borrowed: {},
  moving: ['glowcap', 'glowworms'],
  mirrored: ['bones', 'puddle', 'moss', 'pebbles', 'fern', 'grass', 'leaves', 'flowers', 'caps', 'mushrooms'],
  lights: {
    'rootways/glowcap': GLOWCAP,
    'rootways/glowcap-tall': GLOWCAP,
    'rootways/glowcap-low': GLOWCAP,
    'rootways/glowworms': { ...GLOWCAP, reach: 2.5, strength: 0.35 },
  },
  glyphs: { wall: '#7c8f4c', dot: '#6a5c44' },
  air: 'spore',
  mood: { root: 49, chord: [1, 1.5, 2.4], grate: 1.41, wave: 'sine', drone: 0.12, wind: 0.018, gusts: [120, 380], calls: ['note', 'insect', 'squelch', 'groan'] },
  furnish: groves([
    {
      weight: 24,
      scatter: { tunnel: lie(140, 'moss', 'fern', 'grass'), edge: lie(230, 'fern', 'moss', 'fern', 'grass', 'mushrooms'), middle: lie(85, 'grass', 'moss', 'grass', 'fern') },
      face: { names: ['vines', 'brackets', null], weights: [50, 8, 42] },
      turf: 3,
    },
    {
      weight: 18,
      scatter: { tunnel: lie(120, 'grass', 'flowers'), edge: lie(230, 'flowers', 'grass', 'fern', 'grass'), middle: lie(95, 'flowers', 'grass', 'grass') },
      face: { names: ['vines', null], weights: [35, 65] },
      turf: 2,
    },
    {
      weight: 20,
      scatter: { tunnel: lie(120, 'caps', 'moss', 'caps'), edge: lie(210, 'mushrooms', 'caps', 'glowcap', 'caps', 'leaves'), middle: lie(70, 'caps', 'moss', 'leaves', 'puddle') },
      face: { names: ['brackets', 'glowworms', null], weights: [30, 16, 54] },
      turf: 1,
    },
    {
      weight: 22,
      scatter: { tunnel: lie(140, 'roots.0', 'roots.1', 'leaves'), edge: lie(230, 'roots.0', 'roots.1', 'roots.2', 'leaves'), middle: lie(85, 'leaves', 'leaves', 'roots.0', 'pebbles') },
      face: { names: ['hanging-roots', 'vines', null], weights: [50, 10, 40] },
      turf: 1,
    },
    {
      weight: 16,
      scatter: { tunnel: lie(80, 'pebbles', 'bones'), edge: lie(120, 'pebbles', 'bones', 'glowcap', 'pebbles'), middle: lie(40, 'pebbles', 'puddle', 'pebbles', 'bones') },
      face: { names: ['hanging-roots', 'glowworms', 'vines', null], weights: [14, 10, 10, 66] },
      turf: 0,
    },
  ]),
};
