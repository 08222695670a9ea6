import type { morgue as english } from '../en/morgue';
import { GAME } from '../../../naming';

/** What is written down as a run ends. */
export const morgue = {
  'ui.history.unranked': 'Ohne Wertung: eigener Startwert.',
  'ui.morgue.title': `${GAME.name} {version}`,
  'ui.morgue.seed': '{pack}, Seed {seed}',
  'ui.morgue.map': 'Letzte Karte',
  'ui.morgue.earlier': '(frühere nicht mitgezählt)',
  'ui.morgue.replay': 'Aufzeichnung',
  'ui.daily.of': 'Abstieg des Tages, {day}.',
} as const satisfies Record<keyof typeof english, string>;
