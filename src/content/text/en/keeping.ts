import type { Texts } from '../../../engine/content';

/** Saving, a second tab, and errors. */
export const keeping = {
  'ui.elsewhere': 'Already open',
  'ui.elsewhere.other': 'The game is open in another tab or window. Only one of them can save.',
  'ui.elsewhere.lost': 'This run was taken over by another tab or window and is no longer saved here.',
  'ui.elsewhere.hint': 'Taking over continues from the last save. Nothing saved is lost.',
  'ui.elsewhere.takeOver': 'Play here',
  'ui.elsewhere.unsaved': 'Play here without saving',
  'ui.keeping.saved': 'Saved (turn {n}).',
  'ui.keeping.behind': 'Saved to turn {n}. Saving the rest…',
  'ui.keeping.soon': 'Saving…',
  'ui.keeping.page': 'Not saved: this browser doesn\'t allow saving. The run ends when you close the page.',
  'ui.keeping.elsewhere': 'Not saved: another tab or window is saving this run.',
  'ui.keeping.sign': 'not saved',
  'ui.keeping.fault.full': 'Not saved since turn {n}: browser storage is full. You can keep playing; the game will retry.',
  'ui.keeping.fault.silent': 'Not saved since turn {n}: browser storage isn\'t responding. You can keep playing; the game will retry.',
  'ui.keeping.fault.refused': 'Not saved since turn {n}: the browser refused. You can keep playing; the game will retry.',
  'ui.keeping.never.full': 'Not saved yet: browser storage is full. You can keep playing; the game will retry.',
  'ui.keeping.never.silent': 'Not saved yet: browser storage isn\'t responding. You can keep playing; the game will retry.',
  'ui.keeping.never.refused': 'Not saved yet: the browser refused. You can keep playing; the game will retry.',
  'ui.keeping.unread.full': 'Your saves couldn\'t be loaded: browser storage is full. Nothing is lost. Free some space and reload.',
  'ui.keeping.unread.silent': 'Your saves couldn\'t be loaded: browser storage isn\'t responding. Nothing is lost. Reload to try again.',
  'ui.keeping.unread.refused': 'Your saves couldn\'t be loaded. Nothing is lost. Reload to try again.',
  'ui.keeping.missing': 'Your saved run is missing: browser storage was cleared or damaged. Import a backup under Save data, or replay its seed: {seed}.',
  'ui.keeping.spared': 'Your saved run can\'t be continued here, but it is kept. {why}',
  'ui.keeping.before': 'Continuing from the previous save (turn {n}).',
} as const satisfies Texts;
