import type { Texts } from '../../engine/content';

/* English. `{x}` is a param, `{n?one:many}` chooses by a count. */
export const en = {
  'pack.firstDungeon': 'First Dungeon',
  'pack.firstDungeon.blurb': 'Rooms, tunnels, orcs and trolls. Nothing to find, nothing to lean on.',
  'pack.classicBare': 'Classic',
  'pack.classicBare.blurb': 'The tutorial dungeon that gets harder: potions and scrolls against more and more trolls.',

  'breed.player': 'Player',
  'breed.orc': 'Orc',
  'breed.troll': 'Troll',

  'item.healthPotion': 'Health Potion',
  'item.confusionScroll': 'Confusion Scroll',
  'item.lightningScroll': 'Lightning Scroll',
  'item.fireballScroll': 'Fireball Scroll',

  'tile.wall': 'wall',
  'tile.ground': 'ground',
  'tile.stairsDown': 'stairs down',

  'status.confusion': 'confused',
  'status.confusion.ends': 'The {actor} is no longer confused.',

  'use.healthPotion': 'You consume the {item}, and recover {n} HP!',
  'use.lightningScroll': 'A lightning bolt strikes the {target} with a loud thunder, for {n} damage!',
  'use.fireballScroll': 'The {target} is engulfed in a fiery explosion, taking {n} damage!',
  'use.confusionScroll': 'The eyes of the {target} look vacant, as it starts to stumble around!',

  'log.welcome': 'Hello and welcome, adventurer, to yet another dungeon!',
  'log.attack': '{attacker} attacks {target} for {n} hit {n?point:points}.',
  'log.attackFails': '{attacker} attacks {target} but does no damage.',
  'log.dies': '{actor} is dead!',
  'log.playerDies': 'You died!',
  'log.xp': 'You gain {n} experience points.',
  'log.pickUp': 'You picked up the {item}!',
  'log.descend': 'You descend the staircase to floor {floor}.',
  'log.remains': 'remains of {actor}',
  'log.stuck': 'Time itself stumbles: too much happened in one turn, and the rest of it was cut short.',

  'refused.wall': 'That way is blocked.',
  'refused.outside': 'That way is blocked.',
  'refused.actor': 'The {actor} is in the way.',
  'refused.nothingHere': 'There is nothing here to pick up.',
  'refused.full': 'Your inventory is full.',
  'refused.noStairs': 'There are no stairs here.',
  'refused.fullHealth': 'Your health is already full.',
  'refused.noEnemy': 'No enemy is close enough to strike.',
  'refused.needsTarget': 'The {item} needs a target. It stays in your pack.',
  'refused.noTarget': 'There is nobody there to hit.',
  'refused.notVisible': 'You cannot target what you cannot see.',
  'refused.self': 'You cannot target yourself.',
  'refused.noItem': 'You have no such item.',
  'refused.over': 'This run is over.',
} as const satisfies Texts;
