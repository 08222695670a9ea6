import type { Texts } from '../../../../engine/content';

/* English for what only the drowned halls have. */
export const region = {
  'theme.drowned': 'The Drowned Halls',
  'theme.drowned.about': 'The lantern-makers lived here, and let the water in behind them when they went down. It keeps what they left.',
  'tile.currentNorth': 'current to the north|a',
  'tile.currentEast': 'current to the east|a',
  'tile.currentSouth': 'current to the south|a',
  'tile.currentWest': 'current to the west|a',
  'tile.bridge': 'bridge|a',
  'tile.bed': 'drained bed|a',
  'tile.sluice': 'closed sluice|a',
  'tile.sluiceOpen': 'open sluice|an',
  'feature.sluice.lower': 'Open it: the water falls',
  'feature.sluiceOpen.raise': 'Close it: the water rises',

  'breed.eel': 'Eel',
  'breed.leech': 'Leech',
  'breed.frogSpearman': 'Frog Spearman',

  'breed.tideWarden': 'Tide Warden|name',
  'breed.tideWarden.enters': 'A bell tolls. "The gates stay shut until they come back," says the Tide Warden.',
  'breed.tideWarden.hurt': 'The Tide Warden strikes the great bell, and the water comes in.',
  'breed.tideWarden.desperate': '"They went down and said they would come back. Who will open for them?"',
  'breed.tideWarden.dies': 'The Tide Warden sinks, and the bells are silent. Behind the seals the Ember burns.',

  'ability.wave': 'Wave|a',
  'ability.wave.announced': 'The water draws back around {the actor}.',
  'ability.wave.used': 'A wave breaks over you!',
  'ability.bell': 'Tolling bell|a',
  'ability.bell.announced': '{the actor} {actor?swing your bell:swings its bell:swing their bells} back.',
  'ability.bell.used': 'The bell tolls!',
  'ability.summonsDead': 'Call of the bell|a',
  'ability.summonsDead.used': '{the actor} {actor?ring:rings} for the dead.',

  'vault.sunkenCourt': 'Sunken Court',
  'vault.dryDock': 'Dry Dock',
  'vault.hallOfTides': 'Hall of Tides',

  'breed.eel.about': 'Unseen in deep water until it bites, and it bites hard. Then it goes under again. It never leaves the water: you can.',
  'breed.leech.about': 'Once it bites it clings, comes along and drinks. Kill it, burn it, push it off or swim.',
  'breed.frogSpearman.about': 'It stabs from two tiles away in a straight line. Come close and it leaps back, but then it has to rest. Corner it.',
  'breed.tideWarden.about': 'The makers told it to keep the gates, and never came back to say that it was over. It rings waves and the dead upon you. When half beaten, it lets the water in.',
  'vault.sunkenCourt.about': 'They drowned their own treasure rather than leave it. The lever still works.',
  'vault.dryDock.about': 'A basin that someone drained, and did not live to fill again.',
  'vault.hallOfTides.about': 'The last gate before the dark. Its keeper was never relieved.',
} as const satisfies Texts;
