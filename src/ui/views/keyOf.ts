import { bindings, type Binding, type Keys } from '../input/keymap';
import { labelOf } from './keyLabel';

/** The label of an action's first key on the map; empty if it has none. */
export function keyOf(keys: Keys, action: Binding['command']['do']): string {
  const binding = bindings(keys, 'play').find(({ command }) => command.do === action);
  return labelOf(keys, binding?.keys[0] ?? '');
}
