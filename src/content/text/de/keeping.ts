import type { keeping as english } from '../en/keeping';

/** Saving, a second tab, and errors. */
export const keeping = {
  'ui.elsewhere': 'Schon geöffnet',
  'ui.elsewhere.other': 'Das Spiel ist in einem anderen Tab oder Fenster offen. Nur eines davon kann speichern.',
  'ui.elsewhere.lost': 'Ein anderer Tab oder ein anderes Fenster hat diesen Abstieg übernommen. Hier wird er nicht mehr gespeichert.',
  'ui.elsewhere.hint': 'Wer übernimmt, spielt ab dem letzten Speicherstand weiter. Nichts Gespeichertes geht verloren.',
  'ui.elsewhere.takeOver': 'Hier spielen',
  'ui.elsewhere.unsaved': 'Hier spielen, ohne zu speichern',
  'ui.keeping.saved': 'Gespeichert (Runde {n}).',
  'ui.keeping.behind': 'Gespeichert bis Runde {n}. Der Rest wird gespeichert …',
  'ui.keeping.soon': 'Wird gespeichert …',
  'ui.keeping.page': 'Nicht gespeichert: Dieser Browser erlaubt kein Speichern. Der Abstieg endet, wenn du die Seite schließt.',
  'ui.keeping.elsewhere': 'Nicht gespeichert: Ein anderer Tab oder ein anderes Fenster speichert diesen Abstieg.',
  'ui.keeping.sign': 'nicht gespeichert',
  'ui.keeping.fault.full': 'Seit Runde {n} nicht gespeichert: Der Speicher des Browsers ist voll. Du kannst weiterspielen; das Spiel versucht es wieder.',
  'ui.keeping.fault.silent': 'Seit Runde {n} nicht gespeichert: Der Speicher des Browsers antwortet nicht. Du kannst weiterspielen; das Spiel versucht es wieder.',
  'ui.keeping.fault.refused': 'Seit Runde {n} nicht gespeichert: Der Browser hat es abgelehnt. Du kannst weiterspielen; das Spiel versucht es wieder.',
  'ui.keeping.never.full': 'Noch nicht gespeichert: Der Speicher des Browsers ist voll. Du kannst weiterspielen; das Spiel versucht es wieder.',
  'ui.keeping.never.silent': 'Noch nicht gespeichert: Der Speicher des Browsers antwortet nicht. Du kannst weiterspielen; das Spiel versucht es wieder.',
  'ui.keeping.never.refused': 'Noch nicht gespeichert: Der Browser hat es abgelehnt. Du kannst weiterspielen; das Spiel versucht es wieder.',
  'ui.keeping.unread.full': 'Deine Spielstände ließen sich nicht laden: Der Speicher des Browsers ist voll. Nichts ist verloren. Schaffe Platz und lade neu.',
  'ui.keeping.unread.silent': 'Deine Spielstände ließen sich nicht laden: Der Speicher des Browsers antwortet nicht. Nichts ist verloren. Lade neu, um es wieder zu versuchen.',
  'ui.keeping.unread.refused': 'Deine Spielstände ließen sich nicht laden. Nichts ist verloren. Lade neu, um es wieder zu versuchen.',
  'ui.keeping.missing': 'Dein gespeicherter Abstieg fehlt: Der Speicher des Browsers wurde geleert oder beschädigt. Importiere eine Sicherung unter „Spieldaten“ oder spiele seinen Startwert noch einmal: {seed}.',
  'ui.keeping.spared': 'Dein gespeicherter Abstieg kann hier nicht weitergehen, bleibt aber erhalten. {why}',
  'ui.keeping.before': 'Es geht mit dem vorigen Speicherstand weiter (Runde {n}).',
} as const satisfies Record<keyof typeof english, string>;
