import type { features as english } from '../en/features';

/* Was angeboten wird und was es kostet. `feature.<tile>.<id>` benennt eine Wahl. */
export const features = {
  'feature.altar.weapon': 'Blut für deine Waffe',
  'feature.altar.armour': 'Blut für deine Rüstung',
  'feature.fountain.drink': 'Trinken',
  'feature.fountain.gaze': 'Ins Wasser blicken',
  'feature.cauldron.brew': 'Aus Tränken einen neuen brauen',
  'feature.cauldron.distil': 'Einen Trank aus Öl brennen',
  'feature.lanternDead.light': 'Anzünden',
  'feature.lever.pull': 'Umlegen',
  'feature.shrine.power': 'Um Kraft bitten',
  'feature.shrine.defence': 'Um Schutz bitten',
  'feature.shrine.life': 'Um Leben bitten',

  'ui.feature.use': 'Benutzen.',
  'ui.feature.becomes': 'Wird zu {einem tile}.',
  'ui.feature.shines': 'Wird zu {einem tile} und erhellt alles im Umkreis von {n} {n?Feld:Feldern}.',
  'ui.feature.have': 'Du hast: {finds} Beute, Öl für {oil} Züge, {hp} TP.',
  'ui.feature.once': 'Wähle eins. {n?Das andere ist:Die anderen sind} dann verloren.',
  'ui.feature.none': 'Es ist nichts mehr da.',
  'ui.feature.free': 'Umsonst',
  'ui.feature.cost': 'Kostet {cost}',
  'ui.feature.finds': '{n} Beute',
  'ui.feature.oil': 'Öl für {n} {n?Zug:Züge}',
  'ui.feature.hp': '{n} TP',
  'ui.feature.unknown': 'unbekannt: {group} ×{n}',
  'ui.feature.taken': 'Gehört jetzt dir',
  'ui.feature.nothingUnknown': 'Du trägst nichts Unbekanntes.',
  'ui.feature.health': 'TP',
} as const satisfies Record<keyof typeof english, string>;
