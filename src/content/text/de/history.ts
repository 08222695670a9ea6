import type { Texts } from '../../../engine/content';

/** Runs that are over, daily runs, and everything in one file. */
export const history = {
  'ui.morgue.title': 'Lanternfall {version}: {pack}',
  'ui.morgue.seed': 'Seed {seed}',
  'ui.morgue.map': 'Die Karte am Ende',
  'ui.morgue.earlier': '(und mehr vor der ältesten Meldung)',
  'ui.morgue.replay': 'Aufzeichnung',

  'ui.history.unranked': 'Ohne Wertung.',

  'ui.daily.of': 'Der Tageslauf vom {day}.',

  'ui.archive.fault.size': '{name} ist zu groß: {n} Zeichen, und höchstens {most} werden gelesen.',
  'ui.archive.fault.cut': '{name} ist beschädigt oder abgeschnitten: Es lässt sich nicht als JSON lesen.',
  'ui.archive.fault.deep': '{name} stammt nicht aus diesem Spiel: Es ist zu tief verschachtelt.',
  'ui.archive.fault.name': '{name} stammt nicht aus diesem Spiel: Es enthält Namen, die nicht erlaubt sind.',
  'ui.archive.fault.magic': '{name} ist kein Archiv von Lanternfall.',
  'ui.archive.fault.newer': '{name} stammt von einer neueren Version des Spiels: Es hat Format {n}, und diese Version liest {most}.',
  'ui.archive.fault.value': '{name} ist beschädigt. Bei {at}: erwartet {expected}, gefunden {got}.',
  'ui.archive.fault.other': 'etwas anderes',
} as const satisfies Texts;
