import type { Deed, KeySet } from '../deeds';
import { looseKeys } from '../keymap';
import { POP, STAY, push, type Answer } from '../Mode';
import { unbind } from '../rebind';
import type { Session } from '../Session';
import { text } from '../../keep/text';
import { labelIn } from '../views/keysView';
import { KeyCapture } from './KeyCapture';
import { Menu, type Choice } from './Menu';

/** A deed in one set of keys. */
export interface DeedInSet {
  readonly deed: Deed;
  readonly set: KeySet;
}

/** A line about the keys of a deed; `key` is the one that it takes away. */
export interface DeedKeyLine extends Choice {
  readonly key?: string;
}

/** The keys of one deed: another instead of them, one more, or one less. */
export class DeedKeys extends Menu {
  readonly kind = 'deedKeys';
  /** What the last change did, as a sentence. */
  told: string | null = null;

  /** `tell` takes that sentence too. */
  constructor(
    private readonly session: Session,
    readonly what: DeedInSet,
    private readonly tell: (told: string) => void,
  ) {
    super();
  }

  /** The last key of the keyboard cannot be taken away: nothing is without one. A gamepad has fewer buttons than there are deeds. */
  get choices(): readonly DeedKeyLine[] {
    const { deed, set } = this.what;
    const keys = looseKeys(this.session.settings, deed, set);
    const spare = set === 'pad' || keys.length > 1 ? keys : [];
    return [
      this.asking('instead'),
      ...(keys.length > 0 ? [this.asking('beside')] : []),
      ...spare.map((key) => ({ key, label: 'ui.keys.less', choose: () => this.remove(key) })),
      { label: 'ui.keys.back', choose: () => POP },
    ];
  }

  protected close(): Answer {
    return POP;
  }

  private asking(how: 'instead' | 'beside'): DeedKeyLine {
    return { label: `ui.keys.${how}`, choose: () => push(new KeyCapture({ ...this.what, how }, (told) => { this.say(told); })) };
  }

  private remove(key: string): Answer {
    const { deed, set } = this.what;
    const { settings } = this.session;
    this.session.configure({ own: { ...settings.own, [set]: unbind(settings, set, { deed, key }) } });
    this.say(text('ui.keys.removed', { deed: `ui.deed.${deed.id}`, key: labelIn(settings, set, key) }));
    this.cursor = 0;
    return STAY;
  }

  private say(told: string): void {
    this.told = told;
    this.tell(told);
  }
}
