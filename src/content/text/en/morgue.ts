import type { Texts } from '../../../engine/content';
import { GAME } from '../../../naming';

/** What is written down as a run ends. */
export const morgue = {
  'ui.history.unranked': 'Unranked: played on a chosen seed.',
  'ui.morgue.title': `${GAME.name} {version}`,
  'ui.morgue.seed': '{pack}, seed {seed}',
  'ui.morgue.map': 'Final map',
  'ui.morgue.earlier': '(earlier ones not counted)',
  'ui.morgue.replay': 'Replay',
  'ui.daily.of': 'Daily run, {day}.',
} as const satisfies Texts;
