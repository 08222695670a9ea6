import type { Layer } from '../commands';
import type { Session } from '../Session';
import { line } from '../../keep/text';
import { SCHEMES, type Scheme } from './bindings';
import { commandFor, type Keys } from './keymap';
import { keyName, type KeyPress } from './KeyPress';
import { keyOf } from '../views/keyLabel';

/** The turns for which it is said that another scheme is in force. */
const SAID_FOR = 12;

/**
 * Until the player has chosen its keys, the first letter that walks in one scheme alone chooses that scheme. Returns how to say so, after
 * the key has done its work; null if the scheme stays.
 */
export function chooseByKey(session: Session, press: KeyPress, layer: Layer): (() => void) | null {
  const { settings, game } = session;
  if (settings.keysChosen || press.repeat || (layer !== 'play' && layer !== 'aim')) return null;
  const scheme = schemeOf(settings, press, { layer, hasBegun: (game?.state.turn ?? 0) > 0 });
  if (scheme === null) return null;
  session.configure({ scheme });
  return scheme === settings.scheme ? null : () => {
    tellScheme(session);
    session.refresh();
  };
}

/** Goes back to the other scheme as long as it is said that one is in force; false if nothing is said. */
export function takeBackScheme(session: Session): boolean {
  const { passing, settings } = session;
  const other = SCHEMES.find((scheme) => scheme !== settings.scheme);
  if (passing?.keys.includes(saidOf(settings.scheme)) !== true || other === undefined) return false;
  session.configure({ scheme: other });
  tellScheme(session);
  return true;
}

function tellScheme(session: Session): void {
  const { settings } = session;
  session.mention(line(saidOf(settings.scheme), { key: keyOf(settings, 'dismiss') }), 'plain', SAID_FOR);
}

function saidOf(scheme: Scheme): `ui.scheme.on.${Scheme}` {
  return `ui.scheme.on.${scheme}`;
}

/**
 * The scheme in which alone a key walks; what has another use so far counts only before the first turn, if it walks straight (no one's
 * first step is `c`, which opens a page), and if it is printed on the key.
 */
function schemeOf(keys: Keys, press: KeyPress, { layer, hasBegun }: { readonly layer: Layer; readonly hasBegun: boolean }): Scheme | null {
  const walks = SCHEMES.flatMap((scheme) => {
    const command = commandFor({ ...keys, scheme }, layer, press);
    return command?.do === 'step' ? [{ scheme, isStraight: command.dx === 0 || command.dy === 0 }] : [];
  });
  const [only, other] = walks;
  if (only === undefined || other !== undefined) return null;
  const isFree = only.scheme === keys.scheme || commandFor(keys, layer, press) === null;
  return isFree || (!hasBegun && only.isStraight && keyName(press) === keyName(press, true)) ? only.scheme : null;
}
