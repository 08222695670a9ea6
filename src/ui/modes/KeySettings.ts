import type { Command } from '../commands';
import { LOOSE_BINDINGS, PAD_BINDINGS, type ActionBinding, type KeySet } from '../input/bindings';
import type { Keys } from '../input/keymap';
import { STAY, push, type ModeResult } from '../Mode';
import type { Session } from '../Session';
import { text } from '../../keep/text';
import { BindingKeys } from './BindingKeys';
import { Menu, type Choice } from './Menu';

/** A line of the list of keys. */
export interface KeyLine extends Choice {
  readonly binding?: ActionBinding;
}

/** Every action with its keys. The first line switches between keyboard and gamepad, the last resets the keys. */
export class KeySettings extends Menu {
  readonly kind = 'keys';
  /** What the last change did, as a sentence. */
  report: string | null = null;
  private device: 'keys' | 'pad' = 'keys';

  /** The set of keys shown. */
  setOf({ scheme }: Pick<Keys, 'scheme'>): KeySet {
    return this.device === 'pad' ? 'pad' : scheme;
  }

  get choices(): readonly KeyLine[] {
    const bindings = this.device === 'pad' ? PAD_BINDINGS : LOOSE_BINDINGS;
    return [
      { label: `ui.keys.device.${this.device}`, choose: () => this.switchDevice() },
      ...bindings.map((binding) => ({ binding, label: `ui.action.${binding.id}` as const, choose: (session: Session) => this.open(session, binding) })),
      { label: 'ui.keys.reset', choose: (session) => this.reset(session) },
    ];
  }

  override handle(command: Command, session: Session): ModeResult {
    return command.do === 'adjust' && this.cursor === 0 ? this.switchDevice() : super.handle(command, session);
  }

  private switchDevice(): ModeResult {
    this.device = this.device === 'pad' ? 'keys' : 'pad';
    this.report = null;
    return STAY;
  }

  private open(session: Session, binding: ActionBinding): ModeResult {
    return push(new BindingKeys(session, { binding, set: this.setOf(session.settings) }, (report) => { this.report = report; }));
  }

  private reset(session: Session): ModeResult {
    const set = this.setOf(session.settings);
    session.configure({ own: { ...session.settings.own, [set]: {} } });
    this.report = text('ui.keys.wasReset', { scheme: `ui.scheme.${set}` });
    return STAY;
  }
}
