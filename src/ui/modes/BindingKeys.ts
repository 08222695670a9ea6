import type { ActionBinding, KeySet } from '../input/bindings';
import { looseKeys } from '../input/keymap';
import { POP, STAY, push, type ModeResult } from '../Mode';
import { unbind } from '../input/rebind';
import type { Session } from '../Session';
import { text } from '../../keep/text';
import { labelIn } from '../views/keysView';
import { KeyCapture } from './KeyCapture';
import { Menu, type Choice } from './Menu';

/** An action in one set of keys. */
export interface BindingInSet {
  readonly binding: ActionBinding;
  readonly set: KeySet;
}

/** A line about the keys of an action; `key` is the one that it takes away. */
export interface BindingKeyLine extends Choice {
  readonly key?: string;
}

/** The keys of one action: another instead of them, one more, or one less. */
export class BindingKeys extends Menu {
  readonly kind = 'bindingKeys';
  /** What the last change did, as a sentence. */
  told: string | null = null;

  /** `tell` takes that sentence too. */
  constructor(
    private readonly session: Session,
    readonly what: BindingInSet,
    private readonly tell: (told: string) => void,
  ) {
    super();
  }

  /** The last key of the keyboard cannot be taken away: nothing is without one. A gamepad has fewer buttons than there are actions. */
  get choices(): readonly BindingKeyLine[] {
    const { binding, set } = this.what;
    const keys = looseKeys(this.session.settings, binding, set);
    const spare = set === 'pad' || keys.length > 1 ? keys : [];
    return [
      this.asking('instead'),
      ...(keys.length > 0 ? [this.asking('beside')] : []),
      ...spare.map((key) => ({ key, label: 'ui.keys.less', choose: () => this.remove(key) })),
      { label: 'ui.keys.back', choose: () => POP },
    ];
  }

  private asking(how: 'instead' | 'beside'): BindingKeyLine {
    return { label: `ui.keys.${how}`, choose: () => push(new KeyCapture({ ...this.what, how }, (told) => { this.say(told); })) };
  }

  private remove(key: string): ModeResult {
    const { binding, set } = this.what;
    const { settings } = this.session;
    this.session.configure({ own: { ...settings.own, [set]: unbind(settings, set, { binding, key }) } });
    this.say(text('ui.keys.removed', { action: `ui.action.${binding.id}`, key: labelIn(settings, set, key) }));
    this.cursor = 0;
    return STAY;
  }

  private say(told: string): void {
    this.told = told;
    this.tell(told);
  }
}
