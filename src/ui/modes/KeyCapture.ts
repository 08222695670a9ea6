import type { Command } from '../commands';
import type { Deed } from '../deeds';
import { POP, STAY, type Answer, type ModeLogic } from '../Mode';
import { rebind, type Rebound } from '../rebind';
import type { Session } from '../Session';
import { text } from '../text';
import { keyLabel } from '../views/keyLabel';

/** Waits for the key that a deed is to have; Esc leaves everything as it was. */
export class KeyCapture implements ModeLogic {
  readonly kind = 'capture';
  readonly layer = 'capture';
  /** Why the last key cannot be had, as a sentence. */
  fault: string | null = null;

  /** `tell` takes the sentence about what has changed. */
  constructor(readonly deed: Deed, private readonly tell: (told: string) => void) {}

  handle(command: Command, session: Session): Answer {
    if (command.do === 'close') return POP;
    if (command.do !== 'key') return STAY;
    const { scheme, own } = session.settings;
    const rebound = rebind(session.settings, this.deed, command.name);
    if (!rebound.ok) {
      this.fault = text('ui.keys.fixed', { key: keyLabel(command.name) });
      return STAY;
    }
    session.configure({ own: { ...own, [scheme]: rebound.own } });
    this.tell(told(this.deed, command.name, rebound.moved));
    return POP;
  }
}

function told(deed: Deed, name: string, moved: Extract<Rebound, { ok: true }>['moved']): string {
  const now = text('ui.keys.bound', { deed: `ui.deed.${deed.id}`, key: keyLabel(name) });
  if (moved === null) return now;
  return `${now} ${text('ui.keys.moved', { deed: `ui.deed.${moved.deed.id}`, keys: moved.keys.map((key) => `"${keyLabel(key)}"`).join(', ') })}`;
}
