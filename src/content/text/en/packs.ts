import type { Texts } from '../../../engine/content';

/* English for the names of the packs, which the title shows. */
export const packNames = {
  'pack.lanternfall': 'Lanternfall',
  'pack.lanternfall.blurb': 'Down under the lantern-makers\' keep, each floor stranger than the last. Watch your oil. Bring back the Ember.',
  'pack.firstDungeon': 'First Dungeon',
  'pack.firstDungeon.blurb': 'From the Python and tcod tutorial, when its first monsters appear: orcs, trolls, your fists and nothing to find.',
  'pack.classicBare': 'Classic (no gear)',
  'pack.classicBare.blurb': 'From the Python and tcod tutorial, when it gets harder: levels, potions and scrolls, but no equipment.',
  'pack.classic': 'Classic',
  'pack.classic.blurb': 'The finished game of the Python and tcod tutorial: levels, scrolls, swords, and floors without end.',
  'pack.deepBare': 'Deep (no gear)',
  'pack.deepBare.blurb': 'From the older libtcod tutorial, when it gets harder: ten hard floors, and no weapon but your fists.',
  'pack.deep': 'Deep',
  'pack.deep.blurb': 'The finished game of the older libtcod tutorial: ten hard floors, and you recover on every staircase.',
  'pack.goblins': 'Goblins',
  'pack.goblins.blurb': 'From the JavaScript tutorial: small warrens that grow. Floors stay as you leave them, and stairs lead both ways.',
  'pack.goblinsGeared': 'Goblins (gear)',
  'pack.goblinsGeared.blurb': 'The finished game of the JavaScript tutorial: the same warrens with helmets, swords and shields.',
} as const satisfies Texts;
