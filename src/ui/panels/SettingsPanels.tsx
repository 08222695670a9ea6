import type { JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import type { SettingLine, SettingsMenu } from '../modes/SettingsMenu';
import type { Session } from '../Session';
import { SETTING_GROUPS, SETTING_ROWS, type SettingGroup, type SettingId } from '../settings/settingRows';
import { line, text, textsOf, type TextKey } from '../../keep/text';
import { settingValue } from '../views/settingValue';
import { ChoiceButton } from './Choices';
import { Dialog, type PanelProps } from './Dialog';
import { leaveFocus } from './focus';

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

function Line({ line: { label, setting }, index, mode, session }: SettingsProps & { readonly line: SettingLine; readonly index: number }): JSX.Element {
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
  return <p class="settings-told" role="status">{isNew ? `${text(line.label)}: ${settingValue(line.setting, session.settings[line.setting])}` : ''}</p>;
}
