import { text } from '../../keep/text';
import { type Mode, type ModeResult, POP, push, STAY } from '../Mode';
import type { Session } from '../Session';
import type { Command } from '../commands';
import { type ActionBinding, BINDINGS, type KeySet, LOOSE_BINDINGS, PAD_BINDINGS } from '../input/bindings';
import { isPadName } from '../input/imprint';
import { fixedBinding, type Keys, looseKeys, type OwnKeys } from '../input/keymap';
import { DEFAULTS, SETTING_IDS, SETTING_ROWS, type SettingGroup, type SettingId } from '../settings/settingRows';
import { labelIn } from '../views/keysView';
import { same } from '../views/same';
import { type MenuChoice, Confirm, Menu, moveCursor } from './Menu';

/** A line of the settings; one with values belongs to a group. */
export interface SettingLine extends MenuChoice {
  readonly setting?: SettingId;
  readonly group?: SettingGroup;
}

const RESET = {
  question: { key: 'ui.settings.reset.question', params: {} }, yes: 'ui.settings.reset', no: 'ui.settings.reset.no',
} as const;

/** The settings, for all runs. Choosing a line steps to its next value, Left and Right step both ways. */
export class SettingsMenu extends Menu {
  readonly kind = 'settings';
  readonly choices: readonly SettingLine[] = [
    ...SETTING_IDS.flatMap((setting) => {
      const { group } = SETTING_ROWS[setting];
      const line = { setting, group, label: `ui.settings.${setting}` as const, choose: (session: Session) => step(session, setting, 1) };
      // The key bindings belong under the key layout.
      return setting === 'scheme' ? [line, { group, label: 'ui.settings.keys' as const, choose: () => push(new KeySettings()) }] : [line];
    }),
    { label: 'ui.settings.reset', choose: () => push(new Confirm(RESET, reset)) },
    { label: 'ui.settings.back', choose: () => POP },
  ];

  override handle(command: Command, session: Session): ModeResult {
    const setting = command.do === 'adjust' ? this.choices[this.cursor]?.setting : undefined;
    return command.do === 'adjust' && setting !== undefined ? step(session, setting, command.by) : super.handle(command, session);
  }
}

function step(session: Session, setting: SettingId, by: 1 | -1): ModeResult {
  const values: readonly (string | number)[] = SETTING_ROWS[setting].values;
  const at = values.indexOf(session.settings[setting]) + by;
  // Numbers stop at both ends, names wrap around.
  const next = typeof values[0] === 'number' ? Math.min(Math.max(at, 0), values.length - 1) : moveCursor(at, 0, values.length);
  session.configure({ [setting]: values[next] });
  return STAY;
}

/** Resets everything but the keys, which have their own reset. */
function reset(session: Session): ModeResult {
  session.configure(DEFAULTS);
  return POP;
}

/** A line of the list of keys. */
export interface KeyLine extends MenuChoice {
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
      ...bindings.map((binding) =>
        ({ binding, label: `ui.action.${binding.id}` as const, choose: (session: Session) => this.open(session, binding) })),
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

/** An action in one set of keys. */
interface BindingInSet {
  readonly binding: ActionBinding;
  readonly set: KeySet;
}

/** A line about an action's keys; `key` is the one it removes. */
export interface BindingKeyLine extends MenuChoice {
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

/** A key that another action has now, and what binding it would change. */
interface Pending {
  readonly key: string;
  readonly rebound: Extract<Rebound, { ok: true }>;
}

/**
 * Waits for the new key of an action. A free one is bound at once; one that another action has is bound when it is pressed again.
 * Esc, or Start on a gamepad, changes nothing.
 */
export class KeyCapture implements Mode {
  readonly kind = 'capture';
  readonly layer = 'capture';
  /** Why the last key can't be bound, as a sentence. */
  error: string | null = null;
  /** What the last key does now and which keys that action would keep, as a sentence. */
  question: string | null = null;
  private pending: Pending | null = null;

  /** @param onReport gets a sentence about the change */
  constructor(
    readonly wish: Omit<KeyChange, 'key'>,
    private readonly onReport: (report: string) => void,
  ) {}

  handle(command: Command, session: Session): ModeResult {
    if (command.do === 'close') return POP;
    if (command.do !== 'key') return STAY;
    const { name } = command;
    if (this.pending?.key === name) return this.bind(session, this.pending);
    const rebound = rebind(session.settings, { ...this.wish, key: name });
    this.error = this.question = this.pending = null;
    if (!rebound.ok) this.error = this.refusal(session, name, rebound.why);
    else if (rebound.moved === null) return this.bind(session, { key: name, rebound });
    else {
      this.pending = { key: name, rebound };
      const taken = text('ui.keys.taken', { key: this.label(session, name), action: `ui.action.${rebound.moved.binding.id}` });
      this.question = `${taken} ${this.moved(session, rebound.moved)}`;
    }
    return STAY;
  }

  private bind(session: Session, { key, rebound }: Pending): ModeResult {
    const { set, binding } = this.wish;
    const bound = text('ui.keys.bound', { action: `ui.action.${binding.id}`, key: this.label(session, key) });
    session.configure({ own: { ...session.settings.own, [set]: rebound.own } });
    this.onReport(rebound.moved ? `${bound} ${this.moved(session, rebound.moved)}` : bound);
    return POP;
  }

  private refusal(session: Session, name: string, why: Extract<Rebound, { ok: false }>['why']): string {
    const key = this.label(session, name);
    if (why === 'fixed') return text('ui.keys.fixed', { key, action: fixedBinding(name) ?? '' });
    return text(`ui.keys.refused.${why}.${this.wish.set === 'pad' ? 'pad' : 'keys'}`, { key });
  }

  /** Which keys the other action keeps, as a sentence. */
  private moved(session: Session, { binding, keys }: Moved): string {
    const quoted = keys.map((key) => text('ui.keys.quoted', { key: this.label(session, key) })).join(', ');
    return text(keys.length > 0 ? 'ui.keys.moved' : 'ui.keys.bare', { action: `ui.action.${binding.id}`, keys: quoted });
  }

  private label({ settings }: Session, key: string): string {
    return labelIn(settings, this.wish.set, key);
  }
}

/** A key for an action: instead of its present keys, or beside them. */
interface KeyChange {
  readonly set: KeySet;
  readonly binding: ActionBinding;
  readonly key: string;
  readonly how: 'instead' | 'beside';
}

interface Moved {
  readonly binding: ActionBinding;
  readonly keys: readonly string[];
}

/** The result of a change; `moved` is the action that had the key, with its new keys. */
type Rebound =
  | { readonly ok: true; readonly own: OwnKeys; readonly moved: Moved | null }
  /** The key is fixed, belongs to the browser, or is not one of that device. */
  | { readonly ok: false; readonly why: 'fixed' | 'browser' | 'device' };

/**
 * Gives an action a key. The key's previous action keeps its other keys, or gets one of the action's: on the keyboard none is left
 * without one. Fixed keys, browser keys and keys of the other device are refused.
 */
export function rebind(keys: Keys, { set, binding, key, how }: KeyChange): Rebound {
  if (isPadName(key) !== (set === 'pad')) return { ok: false, why: 'device' };
  if (fixedBinding(key) !== null) return { ok: false, why: 'fixed' };
  if (/^F\d+$/.test(key)) return { ok: false, why: 'browser' };
  const old = looseKeys(keys, binding, set).filter((other) => other !== key);
  const rival = BINDINGS.find((other) => other !== binding && looseKeys(keys, other, set).includes(key));
  const rest = rival ? looseKeys(keys, rival, set).filter((other) => other !== key) : [];
  const given = rival && rest.length === 0 ? old.slice(0, 1) : [];
  const kept = how === 'instead' ? [] : old.filter((other) => !given.includes(other));
  const own = { ...keys.own[set], [binding.id]: [...kept, key] };
  if (!rival) return { ok: true, own, moved: null };
  const taken = [...rest, ...given];
  return { ok: true, own: { ...own, [rival.id]: taken }, moved: { binding: rival, keys: taken } };
}

/** Removes one of an action's keys. */
export function unbind(keys: Keys, set: KeySet, { binding, key }: Pick<KeyChange, 'binding' | 'key'>): OwnKeys {
  return { ...keys.own[set], [binding.id]: looseKeys(keys, binding, set).filter((other) => other !== key) };
}

/** Whether an action's keys differ from the defaults. */
export function isChanged(keys: Keys, set: KeySet, binding: ActionBinding): boolean {
  return !same(looseKeys(keys, binding, set), binding[set]);
}
