import { isPadName } from '../input/imprint';
import { bindings } from '../input/keymap';
import type { Session } from '../Session';
import { badgeOf, keyLabel, labelOf } from './keyLabel';

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
