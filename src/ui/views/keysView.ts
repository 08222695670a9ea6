import type { Session } from '../Session';
import type { Command, Layer } from '../commands';
import type { ActionBinding, KeySet } from '../input/bindings';
import { isPadName } from '../input/imprint';
import { bindings, type Keys, looseKeys } from '../input/keymap';
import { keyLabel, labelOf } from './keyLabel';
import { same } from './same';

/** The labels of an action's rebindable keys, by default in the current scheme. */
export function keysOfBinding(keys: Keys, binding: ActionBinding, set: KeySet = keys.scheme): string[] {
  return looseKeys(keys, binding, set).map((key) => labelIn(keys, set, key));
}

/** The label of a key of a set. */
export function labelIn(keys: Keys, set: KeySet, key: string): string {
  return set === 'pad' ? keyLabel(key) : labelOf(keys, key);
}

/** The label of a command's fixed key in a layer, on the current device; empty for touch and unbound commands. */
export function fixedKey(layer: Layer, command: Command, { settings, device }: Pick<Session, 'settings' | 'device'>): string {
  if (device === 'touch') return '';
  const keys = bindings(settings, layer).find((binding) => same(binding.command, command))?.keys ?? [];
  const key = keys.find((name) => isPadName(name) === (device === 'pad'));
  return key === undefined ? '' : keyLabel(key);
}
