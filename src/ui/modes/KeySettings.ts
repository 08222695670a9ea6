import type { Command } from '../commands';
import { LOOSE_DEEDS, PAD_DEEDS, type Deed, type KeySet } from '../deeds';
import type { Keys } from '../keymap';
import { POP, STAY, push, type Answer } from '../Mode';
import type { Session } from '../Session';
import { text } from '../../keep/text';
import { DeedKeys } from './DeedKeys';
import { Menu, type Choice } from './Menu';

/** A line of the list of keys. */
export interface KeyLine extends Choice {
  readonly deed?: Deed;
}

/** Every deed with its keys; choosing one leads to what can be changed. The first line changes between keyboard and gamepad, the last brings the usual keys back. */
export class KeySettings extends Menu {
  readonly kind = 'keys';
  /** What the last change did, as a sentence. */
  told: string | null = null;
  private device: 'keys' | 'pad' = 'keys';

  /** Which keys are shown. */
  setOf({ scheme }: Pick<Keys, 'scheme'>): KeySet {
    return this.device === 'pad' ? 'pad' : scheme;
  }

  get choices(): readonly KeyLine[] {
    const deeds = this.device === 'pad' ? PAD_DEEDS : LOOSE_DEEDS;
    return [
      { label: `ui.keys.device.${this.device}`, choose: () => this.change() },
      ...deeds.map((deed) => ({ deed, label: `ui.deed.${deed.id}`, choose: (session: Session) => this.open(session, deed) })),
      { label: 'ui.keys.reset', choose: (session) => this.reset(session) },
    ];
  }

  override handle(command: Command, session: Session): Answer {
    return command.do === 'adjust' && this.cursor === 0 ? this.change() : super.handle(command, session);
  }

  protected close(): Answer {
    return POP;
  }

  private change(): Answer {
    this.device = this.device === 'pad' ? 'keys' : 'pad';
    this.told = null;
    return STAY;
  }

  private open(session: Session, deed: Deed): Answer {
    return push(new DeedKeys(session, { deed, set: this.setOf(session.settings) }, (told) => { this.told = told; }));
  }

  private reset(session: Session): Answer {
    const set = this.setOf(session.settings);
    session.configure({ own: { ...session.settings.own, [set]: {} } });
    this.told = text('ui.keys.wasReset', { scheme: `ui.scheme.${set}` });
    return STAY;
  }
}
