import type { Hint } from '../guide/hints';
import type { Session } from '../Session';
import { text } from '../../keep/text';
import { keyLabel } from './keyLabel';
import { promptOf } from './keysView';

/** Modes over which a hint is shown: the others' screens are full enough. */
const OVER: readonly string[] = ['playing', 'targeting', 'look', 'newLevel'];

/** Whether a hint is shown over the current mode. */
export function isHintShown({ hints, modes }: Pick<Session, 'hints' | 'modes'>): boolean {
  return hints.current !== null && OVER.includes(modes.top.kind);
}

type Asked = Pick<Session, 'game' | 'settings' | 'device'> & Partial<Pick<Session, 'quick'>>;

/** A hint's text, with the keys of the current device. Aiming has fixed keys. */
export function hintText(session: Asked, hint: Hint): string {
  const { id, actions, params, words } = hint;
  const { device, game } = session;
  const about = game && params ? params(game) : {};
  const slot = slotOf(session, hint);
  if (slot >= 0) {
    const key = keyFor(session, `quick${slot + 1}`);
    return text(device === 'touch' || key === '' ? 'ui.hint.health.slot.bare' : 'ui.hint.health.slot', { ...about, key });
  }
  if (actions === undefined) return text(`ui.hint.${(game && words?.(game)) ?? id}`, about);
  const key = actions.map((action) => keyFor(session, action)).find((label) => label !== '');
  if (device === 'touch' || key === undefined) {
    return text(device === 'pad' && id === 'move' ? 'ui.hint.move.pad' : `ui.hint.${id}.bare`, about);
  }
  const ofPad = device === 'pad' && (id === 'move' || id === 'target' || id === 'stairs');
  const isOpen = device === 'keys' && id === 'move' && !session.settings.keysChosen;
  const each = Object.fromEntries(actions.map((action) => [action, keyFor(session, action)]));
  const all = { ...about, ...each, key, help: promptOf(session, 'help') };
  return text(ofPad ? `ui.hint.${id}.pad` : isOpen ? 'ui.hint.move.any' : `ui.hint.${id}`, all);
}

/** The quick slot with the item that a hint advises to use; -1 for none. */
function slotOf({ game, quick, settings }: Asked, { item }: Hint): number {
  const kind = game ? item?.(game)?.kind : undefined;
  return game && quick && kind !== undefined ? quick.shown(game, settings.quick).indexOf(kind) : -1;
}

function keyFor(session: Pick<Session, 'settings' | 'device'>, action: string): string {
  if (action === 'next' && session.device !== 'touch') return keyLabel(session.device === 'pad' ? 'PadRB' : 'Tab');
  return promptOf(session, action);
}
