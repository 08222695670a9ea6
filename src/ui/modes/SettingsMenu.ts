import type { Command } from '../commands';
import { POP, STAY, push, type ModeResult } from '../Mode';
import type { Session } from '../Session';
import { SETTING_IDS, SETTING_ROWS, DEFAULTS, type SettingGroup, type SettingId } from '../settings/settingRows';
import { Confirm } from './Confirm';
import { moveCursor } from './cursor';
import { KeySettings } from './KeySettings';
import { Menu, type Choice } from './Menu';

/** A line of the settings; one with values belongs to a group. */
export interface SettingLine extends Choice {
  readonly setting?: SettingId;
  readonly group?: SettingGroup;
}

const RESET = { question: { key: 'ui.settings.reset.question', params: {} }, yes: 'ui.settings.reset', no: 'ui.settings.reset.no' } as const;

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
