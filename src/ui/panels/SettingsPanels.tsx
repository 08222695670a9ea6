import type { JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { line, text, type TextKey, textsOf } from '../../keep/text';
import type { Session } from '../Session';
import {
  type BindingKeyLine, type BindingKeys, isChanged, type KeyCapture, type KeyLine, type KeySettings, type SettingLine,
  type SettingsMenu,
} from '../modes/SettingsMenus';
import { type Chosen, SETTING_GROUPS, SETTING_ROWS, type SettingGroup, type SettingId } from '../settings/settingRows';
import { keysOfBinding, labelIn } from '../views/keysView';
import { Dialog, type PanelProps } from './Dialog';
import { ChoiceButton, Choices, Keys } from './DialogParts';
import { Sprite } from './Sprite';
import { leaveFocus } from './CommandButton';

type SettingsProps = PanelProps<SettingsMenu>;

/** The settings, in groups; each line has its current value, and a button on either side to step it. */
export function SettingsPanel({ mode, session }: SettingsProps): JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => { list.current?.querySelectorAll<HTMLElement>('.choice')[mode.cursor]?.focus(); }, [mode.cursor]);
  return (
    <Dialog title={text('ui.settings')} class="settings" closeBy={session}>
      <div ref={list} class="settings-groups">
        {SETTING_GROUPS.map((group) => <Group key={group} group={group} mode={mode} session={session} />)}
        <Lines mode={mode} session={session} isIn={(line) => line.group === undefined} />
      </div>
      <p class="hint">{text('ui.settings.hint')}</p>
      <Announced mode={mode} session={session} />
    </Dialog>
  );
}

function Group({ group, mode, session }: SettingsProps & { readonly group: SettingGroup }): JSX.Element {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{text(`ui.settings.group.${group}`)}</h3>
      <Lines mode={mode} session={session} isIn={(line) => line.group === group} />
      {group === 'words' && <p class="settings-sample">{text('ui.settings.sample')}</p>}
    </section>
  );
}

function Lines({ mode, session, isIn }: SettingsProps & { readonly isIn: (line: SettingLine) => boolean }): JSX.Element {
  const lines = mode.choices.map((line, index) => ({ line, index })).filter(({ line }) => isIn(line));
  return (
    <ul class="choices">
      {lines.map(({ line, index }) => <Line key={line.label} line={line} index={index} mode={mode} session={session} />)}
    </ul>
  );
}

function Line(
  { line: { label, setting }, index, mode, session }: SettingsProps & { readonly line: SettingLine; readonly index: number },
): JSX.Element {
  return (
    <li class={setting ? 'setting' : ''}>
      <ChoiceButton session={session} index={index} isMarked={index === mode.cursor}>
        <span class="slot-name">
          {text(label)}
          {textsOf([line(`${label}.about` as TextKey)]).map((about) => <span key={about} class="setting-about">{about}</span>)}
        </span>
        {setting && <Value setting={setting} session={session} />}
      </ChoiceButton>
      {setting && <Stepper by={-1} label={label} index={index} session={session} />}
      {setting && <Stepper by={1} label={label} index={index} session={session} />}
    </li>
  );
}

function Value({ setting, session }: { readonly setting: SettingId; readonly session: Session }): JSX.Element {
  const value = session.settings[setting];
  const most = SETTING_ROWS[setting].values.length - 1;
  return (
    <span class="setting-at">
      {typeof value === 'number' && <span class="volume" aria-hidden="true"><span style={{ width: `${(100 * value) / most}%` }} /></span>}
      {settingValue(setting, value)}
    </span>
  );
}

interface StepperProps {
  readonly by: 1 | -1;
  readonly label: string;
  readonly index: number;
  readonly session: Session;
}

/** Steps to the previous or next value. Not in the tab order: Left and Right do the same. */
function Stepper({ by, label, index, session }: StepperProps): JSX.Element {
  return (
    <button
      type="button"
      class={by < 0 ? 'step step-back' : 'step step-on'}
      tabIndex={-1}
      aria-label={text(by < 0 ? 'ui.settings.back.one' : 'ui.settings.on.one', { setting: label })}
      onMouseDown={leaveFocus}
      onClick={() => {
        session.command({ do: 'point', index });
        session.command({ do: 'adjust', by });
      }}
    >
      <span aria-hidden="true">{by < 0 ? '‹' : '›'}</span>
    </button>
  );
}

/** Announces the new value of the marked line to screen readers. */
function Announced({ mode, session }: SettingsProps): JSX.Element {
  const before = useRef(session.settings);
  const line = mode.choices[mode.cursor];
  const isNew = session.settings !== before.current && line?.setting !== undefined;
  const words = isNew ? `${text(line.label)}: ${settingValue(line.setting, session.settings[line.setting])}` : '';
  return <p class="settings-told" role="status">{words}</p>;
}

/** The icons of the line that switches between keyboard and gamepad. */
const SPRITES: Readonly<Partial<Record<string, string>>> = { 'ui.keys.device.keys': 'ui/keyboard', 'ui.keys.device.pad': 'ui/gamepad' };

/** Every action and its keys; changed ones are marked. */
export function KeysPanel({ mode, session }: PanelProps<KeySettings>): JSX.Element {
  const lines = mode.choices.map((line) => ({ key: line.label, content: <BindingLine line={line} mode={mode} session={session} /> }));
  return (
    <Dialog title={text('ui.keys')} class="list" closeBy={session}>
      <p class={mode.report === null ? 'hint' : 'told'} role="status">{mode.report ?? text('ui.keys.hint')}</p>
      <Choices session={session} cursor={mode.cursor} lines={lines} />
    </Dialog>
  );
}

function BindingLine(
  { line: { label, binding }, mode, session: { settings } }: PanelProps<KeySettings> & { readonly line: KeyLine },
): JSX.Element {
  const set = mode.setOf(settings);
  return (
    <>
      {SPRITES[label] && <Sprite name={SPRITES[label]} />}
      <span class="slot-name">
        {text(label)}
        {binding && isChanged(settings, set, binding) && <span class="key-changed">{text('ui.keys.changed')}</span>}
      </span>
      {SPRITES[label] && <span class="setting-value" aria-hidden="true">›</span>}
      {binding && <span class="setting-value"><Keys names={keysOfBinding(settings, binding, set)} /></span>}
    </>
  );
}

/** The keys of one action, and how to change them. */
export function BindingKeysPanel({ mode, session }: PanelProps<BindingKeys>): JSX.Element {
  const { binding, set } = mode.what;
  const names = keysOfBinding(session.settings, binding, set);
  const lines = mode.choices.map((line) => ({ key: `${line.label} ${line.key ?? ''}`, content: lineText(line, mode, session) }));
  return (
    <Dialog title={text(`ui.action.${binding.id}`)} class="menu" closeBy={session}>
      <p class="keys-now">{text('ui.keys.now')} {names.length > 0 ? <Keys names={names} /> : text('ui.keys.none')}</p>
      {mode.report !== null && <p class="told" role="status">{mode.report}</p>}
      <Choices session={session} cursor={mode.cursor} lines={lines} />
    </Dialog>
  );
}

function lineText({ label, key }: BindingKeyLine, { what }: BindingKeys, { settings }: Session): string {
  return text(label, key === undefined ? {} : { key: labelIn(settings, what.set, key) });
}

/** Waits for a key. The dialog itself has the focus: on a button, Space and Enter would press it. */
export function CapturePanel({ mode, session }: PanelProps<KeyCapture>): JSX.Element {
  const { binding, set } = mode.wish;
  const names = keysOfBinding(session.settings, binding, set);
  return (
    <Dialog title={text(`ui.action.${binding.id}`)} class="menu" closeBy={session}>
      <p>{text(set === 'pad' ? 'ui.keys.press.pad' : 'ui.keys.press')}</p>
      {names.length > 0 && <p class="keys-now">{text('ui.keys.now')} <Keys names={names} /></p>}
      {mode.error !== null && <p class="fault" role="alert">{mode.error}</p>}
      {mode.question !== null && <p class="fault" role="alert">{mode.question}</p>}
    </Dialog>
  );
}

type NamedId = Exclude<SettingId, 'language'>;
type Named = { readonly [K in NamedId]: `ui.value.${K}.${Exclude<Chosen[K], number | 'on' | 'off'>}` }[NamedId];

/** A setting's value, in words. */
export function settingValue(setting: SettingId, value: string | number): string {
  if (setting === 'language' && value !== 'system') return languageName(String(value));
  if (typeof value === 'number') return text('ui.value.volume', { n: value * 10 });
  return value === 'on' || value === 'off' ? text(`ui.value.${value}`) : text(`ui.value.${setting}.${value}` as Named);
}

/** A language in its own words, with a capital: "Deutsch". */
function languageName(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
