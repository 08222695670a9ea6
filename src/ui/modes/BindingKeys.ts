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

/** A line about an action's keys; `key` is the one it removes. */
export interface BindingKeyLine extends Choice {
  readonly key?: string;
}

/** The keys of one action: replaces them, adds one, or removes one. */
export class BindingKeys extends Menu {
  readonly kind = 'bindingKeys';
  /** What the last change did, as a sentence. */
  report: string | null = null;

  /** @param onReport gets that sentence too */
  constructor(
    private readonly session: Session,
    readonly what: BindingInSet,
    private readonly onReport: (report: string) => void,
  ) {
    super();
  }

  /** The last keyboard key can't be removed: every action has one. A gamepad has fewer buttons than there are actions. */
  get choices(): readonly BindingKeyLine[] {
    const { binding, set } = this.what;
    const keys = looseKeys(this.session.settings, binding, set);
    const spare = set === 'pad' || keys.length > 1 ? keys : [];
    return [
      this.asking('instead'),
      ...(keys.length > 0 ? [this.asking('beside')] : []),
      ...spare.map((key) => ({ key, label: 'ui.keys.less' as const, choose: () => this.remove(key) })),
      { label: 'ui.keys.back', choose: () => POP },
    ];
  }

  private asking(how: 'instead' | 'beside'): BindingKeyLine {
    return { label: `ui.keys.${how}`, choose: () => push(new KeyCapture({ ...this.what, how }, (report) => { this.say(report); })) };
  }

  private remove(key: string): ModeResult {
    const { binding, set } = this.what;
    const { settings } = this.session;
    this.session.configure({ own: { ...settings.own, [set]: unbind(settings, set, { binding, key }) } });
    this.say(text('ui.keys.removed', { action: `ui.action.${binding.id}`, key: labelIn(settings, set, key) }));
    this.cursor = 0;
    return STAY;
  }

  private say(report: string): void {
    this.report = report;
    this.onReport(report);
  }
}
