import type { Texts } from '../../../engine/content';

/* English for the names of the packs, which the title shows. */
export const packNames = {
  'pack.lanternfall': 'Lanternfall',
  'pack.lanternfall.blurb': 'Ten floors under the lantern-makers\' keep, each stranger than the last. Watch your oil. Bring back the Ember.',
  'pack.classic': 'Classic',
  'pack.classic.blurb': 'The tutorial dungeon in full: levels, scrolls, swords, and floors without end.',
  'pack.classicBare': 'Classic (no gear)',
  'pack.classicBare.blurb': 'The same without equipment: only potions and scrolls against more and more trolls.',
  'pack.deep': 'Deep',
  'pack.deep.blurb': 'Ten harder floors. You recover on every staircase, and there is a way out at the bottom.',
  'pack.deepBare': 'Deep (no gear)',
  'pack.deepBare.blurb': 'The same ten floors, with no weapon but your fists.',
  'pack.goblins': 'Goblins',
  'pack.goblins.blurb': 'Small warrens that grow. Floors stay as you leave them, and stairs lead both ways.',
  'pack.goblinsGeared': 'Goblins (gear)',
  'pack.goblinsGeared.blurb': 'The same warrens with helmets, swords and shields, some of them remarkable.',
  'pack.firstDungeon': 'First Dungeon',
  'pack.firstDungeon.blurb': 'Rooms, tunnels, orcs and trolls. Nothing to find, nothing to lean on.',
} as const satisfies Texts;
