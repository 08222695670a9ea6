import type { region as english } from '../../en/regions/drowned';

/* German for what only the drowned halls have. */
export const region = {
  'theme.drowned': 'Die versunkenen Hallen',
  'theme.drowned.about': 'Hier lebten die Laternenmacher. Als sie hinabgingen, ließen sie hinter sich das Wasser ein. Es behält, was sie zurückließen.',
  'tile.currentNorth': 'Strömung nach Norden|f',
  'tile.currentEast': 'Strömung nach Osten|f',
  'tile.currentSouth': 'Strömung nach Süden|f',
  'tile.currentWest': 'Strömung nach Westen|f',
  'tile.bridge': 'Brücke|f',
  'tile.bed': 'trocken~ Beckengrund|m',
  'tile.sluice': 'geschlossen~ Schleuse|f',
  'tile.sluiceOpen': 'offen~ Schleuse|f',
  'feature.sluice.lower': 'Öffnen: Das Wasser sinkt',
  'feature.sluiceOpen.raise': 'Schließen: Das Wasser steigt',

  'breed.eel': 'Aal|m',
  'breed.leech': 'Blutegel|m',
  'breed.frogSpearman': 'Froschspeerträger|m',

  'breed.tideWarden': 'Gezeitenwächter|m',
  'breed.tideWarden.enters': 'Eine Glocke schlägt. „Die Tore bleiben zu, bis sie wiederkommen“, sagt der Gezeitenwächter.',
  'breed.tideWarden.hurt': 'Der Gezeitenwächter schlägt die große Glocke, und das Wasser kommt.',
  'breed.tideWarden.desperate': '„Sie gingen hinab und wollten wiederkommen. Wer öffnet ihnen nun?“',
  'breed.tideWarden.dies': 'Der Gezeitenwächter versinkt, und die Glocken schweigen. Hinter den Siegeln brennt die Glut.',

  'ability.wave': 'Welle|f',
  'ability.wave.announced': 'Das Wasser weicht rings um {den actor} zurück.',
  'ability.wave.used': 'Eine Welle bricht über dich herein!',
  'ability.bell': 'Glockenschlag|m',
  'ability.bell.announced': '{der actor} {actor?holst:holt:holen} mit der Glocke aus.',
  'ability.bell.used': 'Die Glocke dröhnt!',
  'ability.summonsDead': 'Ruf der Glocke|m',
  'ability.summonsDead.used': '{der actor} {actor?läutest:läutet:läuten} nach den Toten.',

  'vault.sunkenCourt': 'Versunkener Hof',
  'vault.dryDock': 'Trockenbecken',
  'vault.hallOfTides': 'Halle der Gezeiten',

  'breed.eel.about': 'Im tiefen Wasser siehst du ihn erst, wenn er zubeißt, und er beißt fest zu. Dann taucht er wieder unter. Er bleibt immer im Wasser, du nicht.',
  'breed.leech.about': 'Wo er zubeißt, klammert er sich fest, kommt mit und trinkt. Töte ihn, verbrenne ihn, stoß ihn fort oder schwimm.',
  'breed.frogSpearman.about': 'Er sticht aus zwei Feldern Abstand in gerader Linie zu. Kommst du nah, springt er zurück, dann muss er ausruhen. Dräng ihn in eine Ecke.',
  'breed.tideWarden.about': 'Die Laternenmacher hießen ihn die Tore hüten und kamen nie zurück, um zu sagen, dass es genug ist. Er läutet Wellen und Tote herbei. Halb geschlagen, lässt er das Wasser ein.',
  'vault.sunkenCourt.about': 'Lieber ertränkten sie ihren Schatz, als ihn zurückzulassen. Der Hebel geht noch.',
  'vault.dryDock.about': 'Jemand ließ das Becken leerlaufen und lebte nicht lang genug, es wieder zu füllen.',
  'vault.hallOfTides.about': 'Das letzte Tor vor dem Dunkel. Sein Wächter wurde nie abgelöst.',
} as const satisfies Record<keyof typeof english, string>;
