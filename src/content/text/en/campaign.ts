import type { Texts } from '../../../engine/content';

/* English for the campaign and every other non-classic pack: overrides the classics' texts. Second person, present tense, few words. */
export const campaign = {
  'breed.player': 'You|you',

  'log.attack': '{the attacker} {attacker?hit:hits} {the target} for {n}.',
  'log.attackFails': '{the attacker} {attacker?fail:fails} to hurt {the target}.',
  'log.dies': '{the actor} {actor?die:dies}!',
  'log.playerDies': 'You die…',
  'log.xp': 'You gain {n} XP.',
  'log.level': 'You reach level {n}!',
  'log.boon.life': 'You feel hardier.',
  'log.boon.power': 'You feel stronger.',
  'log.boon.defence': 'You feel harder to hurt.',
  'log.pickUp': 'You pick up {the item}.',
  'log.drop': 'You drop {the item}.',
  'log.putOn': 'You equip {the item}.',
  'log.takeOff': 'You unequip {the item}.',
  'log.stairs.down': 'You go down to floor {floor}.',
  'log.stairs.up': 'You climb to floor {floor}.',
  'log.stumble': '{the actor} {actor?stumble:stumbles} about.',
  'log.remains': 'remains of {a actor}',

  'ui.hint.level': 'Choose one: it lasts for the rest of the run.',

  'status.confusion.ends': '{the actor} {actor?are:is} no longer confused.',
  'status.paralysis.ends': '{the actor} can move again.',

  'use.healthPotion': 'You drink {the item} and recover {n} HP.',
  'use.lightningScroll': 'Lightning strikes {the target} for {n}!',
  'use.fireballScroll': 'Flames engulf {the target} for {n}!',
  'use.fireballScroll.self': 'Flames engulf you for {n}!',
  'use.confusionScroll': '{the target} {target?stumble:stumbles} about with vacant eyes.',
  'use.paralyseScroll': '{the target} {target?freeze:freezes} in place!',
  'use.descent': 'You catch your breath on the stairs.',

  'refused.actor': '{the actor} {actor?are:is} in the way.',
  'refused.full': 'Your bag is full.',
  'refused.fullHealth': 'You are already at full health.',
  'refused.noEnemy': 'No enemy in range.',
} as const satisfies Texts;
