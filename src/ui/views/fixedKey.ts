import type { Command, Layer } from '../commands';
import { isPadName } from '../input/imprint';
import { bindings } from '../input/keymap';
import type { Session } from '../Session';
import { keyLabel } from './keyLabel';
import { same } from './same';

/** The label of a command's fixed key in a layer, on the current device; empty for touch and unbound commands. */
export function fixedKey(layer: Layer, command: Command, { settings, device }: Pick<Session, 'settings' | 'device'>): string {
  if (device === 'touch') return '';
  const keys = bindings(settings, layer).find((binding) => same(binding.command, command))?.keys ?? [];
  const key = keys.find((name) => isPadName(name) === (device === 'pad'));
  return key === undefined ? '' : keyLabel(key);
}
