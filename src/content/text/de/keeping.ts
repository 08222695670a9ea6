import type { Texts } from '../../../engine/content';

/** Saving, two tabs, and what went wrong. */
export const keeping = {
  'ui.elsewhere': 'Anderswo offen',
  'ui.elsewhere.other': 'Das Spiel ist schon in einem anderen Tab oder Fenster offen, und nur eines davon kann den Abstieg sichern.',
  'ui.elsewhere.lost': 'Ein anderer Tab oder ein anderes Fenster hat den Abstieg übernommen. Hier wird er nicht mehr gesichert.',
  'ui.elsewhere.hint': 'Wer übernimmt, spielt dort weiter, wo zuletzt gesichert wurde. Nichts Gesichertes geht verloren.',
  'ui.elsewhere.takeOver': 'Hier übernehmen',
  'ui.elsewhere.unsaved': 'Hier spielen, ohne zu sichern',
  'ui.keeping.saved': 'Gesichert bis Runde {n}.',
  'ui.keeping.behind': 'Gesichert bis Runde {n}; was danach kam, wird gerade gesichert.',
  'ui.keeping.soon': 'Dein Abstieg wird gerade gesichert.',
  'ui.keeping.page': 'Nicht gesichert: Dieser Browser behält nichts, der Abstieg endet mit dieser Seite.',
  'ui.keeping.elsewhere': 'Nicht gesichert: Ein anderer Tab oder ein anderes Fenster sichert den Abstieg.',
  'ui.keeping.sign': 'nicht gesichert',
  'ui.keeping.fault.full': 'Gesichert bis Runde {n} und seither nicht: Der Browser hat keinen Platz mehr. Der Abstieg geht weiter, und das Sichern wird wieder versucht.',
  'ui.keeping.fault.silent': 'Gesichert bis Runde {n} und seither nicht: Der Browser antwortet nicht. Der Abstieg geht weiter, und das Sichern wird wieder versucht.',
  'ui.keeping.fault.refused': 'Gesichert bis Runde {n} und seither nicht: Der Browser hat es abgelehnt. Der Abstieg geht weiter, und das Sichern wird wieder versucht.',
  'ui.keeping.never.full': 'Noch nicht gesichert: Der Browser hat keinen Platz mehr. Der Abstieg geht weiter, und das Sichern wird wieder versucht.',
  'ui.keeping.never.silent': 'Noch nicht gesichert: Der Browser antwortet nicht. Der Abstieg geht weiter, und das Sichern wird wieder versucht.',
  'ui.keeping.never.refused': 'Noch nicht gesichert: Der Browser hat es abgelehnt. Der Abstieg geht weiter, und das Sichern wird wieder versucht.',
  'ui.keeping.unread.full': 'Was dieser Browser gespeichert hat, war nicht zu lesen, weil er keinen Platz mehr hat. Nichts davon ist verloren; lade die Seite neu, um es noch einmal zu versuchen.',
  'ui.keeping.unread.silent': 'Der Browser sagt nicht, was er gespeichert hat. Nichts davon ist verloren; lade die Seite neu, um es noch einmal zu versuchen.',
  'ui.keeping.unread.refused': 'Was dieser Browser gespeichert hat, war nicht zu lesen. Nichts davon ist verloren; lade die Seite neu, um es noch einmal zu versuchen.',
  'ui.keeping.spared': 'Der gespeicherte Abstieg kann hier nicht weitergehen, bleibt aber erhalten. {why}',
  'ui.keeping.before': 'Stattdessen geht der Stand davor weiter, von Runde {n}.',
} as const satisfies Texts;
