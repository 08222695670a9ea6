import type { Command } from './commands';
import { keyName, type KeyPress } from './input/KeyPress';
import type { Layer } from './Mode';

/** A set of keys a player can choose (RULES 1.9). */
export type Scheme = 'classic' | 'wasd';

export const SCHEMES: readonly Scheme[] = ['classic', 'wasd'];

/** Keys that do one thing; `deed` is the text key of what that is. */
export interface Binding {
  readonly deed: string;
  readonly keys: readonly string[];
  readonly command: Command;
}

/** The eight steps row by row, each with the keys that always take it. */
const STEPS = [
  { deed: 'northWest', dx: -1, dy: -1, always: ['Home', 'Numpad7'] },
  { deed: 'north', dx: 0, dy: -1, always: ['ArrowUp', 'Numpad8'] },
  { deed: 'northEast', dx: 1, dy: -1, always: ['PageUp', 'Numpad9'] },
  { deed: 'west', dx: -1, dy: 0, always: ['ArrowLeft', 'Numpad4'] },
  { deed: 'east', dx: 1, dy: 0, always: ['ArrowRight', 'Numpad6'] },
  { deed: 'southWest', dx: -1, dy: 1, always: ['End', 'Numpad1'] },
  { deed: 'south', dx: 0, dy: 1, always: ['ArrowDown', 'Numpad2'] },
  { deed: 'southEast', dx: 1, dy: 1, always: ['PageDown', 'Numpad3'] },
] as const;

function steps(letters: string): Binding[] {
  return STEPS.map(({ deed, dx, dy, always }, index) => ({
    deed: `ui.deed.${deed}`,
    keys: [letters.charAt(index), ...always],
    command: { do: 'step', dx, dy },
  }));
}

/** Deeds on one command each, with their keys. */
function deeds(keys: Readonly<Record<'wait' | 'pickUp', readonly string[]>>): Binding[] {
  return [
    { deed: 'ui.deed.wait', keys: [...keys.wait, 'Numpad5'], command: { do: 'wait' } },
    { deed: 'ui.deed.pickUp', keys: keys.pickUp, command: { do: 'pickUp' } },
    { deed: 'ui.deed.inventory', keys: ['i'], command: { do: 'inventory' } },
    { deed: 'ui.deed.stairs', keys: ['>'], command: { do: 'stairs' } },
    { deed: 'ui.deed.messages', keys: ['m'], command: { do: 'messages' } },
    { deed: 'ui.deed.help', keys: ['?'], command: { do: 'help' } },
    { deed: 'ui.deed.pause', keys: ['Escape'], command: { do: 'pause' } },
  ];
}

const PLAY: Readonly<Record<Scheme, readonly Binding[]>> = {
  classic: [...steps('ykuhlbjn'), ...deeds({ wait: ['.'], pickUp: ['g', ','] })],
  wasd: [...steps('qwradzsc'), ...deeds({ wait: [' '], pickUp: ['f', ','] })],
};

const PAGE: readonly Binding[] = [
  { deed: 'ui.deed.close', keys: ['Escape', 'Enter'], command: { do: 'close' } },
];

const MENU: readonly Binding[] = [
  { deed: 'ui.deed.up', keys: ['ArrowUp', 'Numpad8'], command: { do: 'cursor', by: -1 } },
  { deed: 'ui.deed.down', keys: ['ArrowDown', 'Numpad2'], command: { do: 'cursor', by: 1 } },
  { deed: 'ui.deed.confirm', keys: ['Enter'], command: { do: 'confirm' } },
  { deed: 'ui.deed.close', keys: ['Escape'], command: { do: 'close' } },
];

const LETTERS: readonly Binding[] = Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => ({
  deed: 'ui.deed.letter',
  keys: [letter],
  command: { do: 'letter', letter },
}));

/** The keys in force in one layer. Letters walk only on the map: in lists they choose, and prompts take none. */
export function bindings(scheme: Scheme, layer: Layer): readonly Binding[] {
  switch (layer) {
    case 'play':
      return PLAY[scheme];
    case 'list':
      return [...MENU, ...LETTERS];
    case 'menu':
      return MENU;
    case 'page':
      return PAGE;
  }
}

/** What a key means there; null for a key that is not the game's. */
export function commandFor(scheme: Scheme, layer: Layer, press: KeyPress): Command | null {
  const name = keyName(press);
  return bindings(scheme, layer).find(({ keys }) => keys.includes(name))?.command ?? null;
}
