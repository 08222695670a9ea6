import type { Session } from '../Session';
import type { Command, Layer } from '../commands';
import type { ActionBinding, KeySet } from '../input/bindings';
import { isPadName } from '../input/imprint';
import { bindings, type Keys, looseKeys } from '../input/keymap';
import { badgeOf, keyLabel, labelOf } from './keyLabel';
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

/** The key label of a map action, by id or command, on the current device; empty for touch and unbound actions. */
export function promptOf({ settings, device }: Pick<Session, 'settings' | 'device'>, action: string): string {
  return keyOf({ settings, device }, action, labelOf);
}

/** The key label of a map action, short enough for a button. */
export function shortPromptOf({ settings, device }: Pick<Session, 'settings' | 'device'>, action: string): string {
  return keyOf({ settings, device }, action, badgeOf);
}

function keyOf({ settings, device }: Pick<Session, 'settings' | 'device'>, action: string, labelled: typeof labelOf): string {
  if (device === 'touch') return '';
  const all = bindings(settings, 'play');
  const named = `ui.action.${action}`;
  const keys = (all.find(({ binding }) => binding === named) ?? all.find(({ command }) => command.do === action))?.keys ?? [];
  const key = keys.find((name) => isPadName(name) === (device === 'pad'));
  if (key === undefined) return '';
  return device === 'pad' ? keyLabel(key) : labelled(settings, key);
}
