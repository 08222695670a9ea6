import type { Texts } from '../../../engine/content';

/* German for the campaign and every other non-classic pack: overrides the classics' texts where they can be shorter. */
export const campaign = {
  'ui.hint.level': 'Wähle eines: Es gilt für den Rest des Laufs.',

  'log.attackFails': '{der attacker} {attacker?kannst:kann:können} {dem target} nichts anhaben.',
  'log.dies': '{der actor} {actor?stirbst:stirbt:sterben}!',
  'log.playerDies': 'Du stirbst …',
  'log.xp': 'Du gewinnst {n} EP.',
  'log.boon.life': 'Du fühlst dich zäher.',
  'log.boon.power': 'Du fühlst dich stärker.',
  'log.boon.defence': 'Du bist schwerer zu verletzen.',
  'log.stairs.down': 'Du steigst hinab auf Ebene {floor}.',
  'log.stairs.up': 'Du steigst hinauf auf Ebene {floor}.',
  'log.stumble': '{der actor} {actor?taumelst:taumelt:taumeln} umher.',

  'use.healthPotion': 'Du trinkst {den item} und gewinnst {n} TP zurück.',
  'use.lightningScroll': 'Ein Blitz trifft {den target}: {n} Schaden!',
  'use.fireballScroll': 'Flammen hüllen {den target} ein: {n} Schaden!',
  'use.fireballScroll.self': 'Flammen hüllen dich ein: {n} Schaden!',
  'use.confusionScroll': '{der target} {target?taumelst:taumelt:taumeln} mit leerem Blick umher.',
  'use.paralyseScroll': '{der target} {target?erstarrst:erstarrt:erstarren}!',
  'use.descent': 'Auf der Treppe kommst du wieder zu Atem.',

  'refused.fullHealth': 'Du bist schon bei voller Gesundheit.',
  'refused.noEnemy': 'Kein Feind ist in Reichweite.',
} as const satisfies Texts;
