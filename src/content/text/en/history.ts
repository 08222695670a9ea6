import type { Texts } from '../../../engine/content';

/** Runs that are over, daily runs, and everything in one file. */
export const history = {
  'ui.morgue.title': 'Lanternfall {version}: {pack}',
  'ui.morgue.seed': 'Seed {seed}',
  'ui.morgue.map': 'The map at the end',
  'ui.morgue.earlier': '(and more before the oldest message)',
  'ui.morgue.replay': 'Replay',

  'ui.history.unranked': 'Unranked.',

  'ui.daily.of': 'The daily run of {day}.',

  'ui.archive.fault.size': '{name} is too large: {n} characters, and at most {most} are read.',
  'ui.archive.fault.cut': '{name} is damaged or cut short: it cannot be read as JSON.',
  'ui.archive.fault.deep': '{name} was not made by this game: it is nested too deep.',
  'ui.archive.fault.name': '{name} was not made by this game: it has names that are not allowed.',
  'ui.archive.fault.magic': '{name} is not an archive of Lanternfall.',
  'ui.archive.fault.newer': '{name} was made by a newer version of the game: it has format {n}, and this version reads {most}.',
  'ui.archive.fault.value': '{name} is damaged. At {at}: expected {expected}, got {got}.',
  'ui.archive.fault.other': 'something else',
} as const satisfies Texts;
