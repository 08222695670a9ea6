import type { Command } from '../commands';
import { POP, STAY, push, type ModeResult } from '../Mode';
import type { Session } from '../Session';
import { SETTING_IDS, SETTING_ROWS, DEFAULTS, type SettingGroup, type SettingId } from '../settings/settingRows';
import { Confirm } from './Confirm';
import { moveCursor } from './cursor';
import { KeySettings } from './KeySettings';
import { Menu, type Choice } from './Menu';

/** A line of the settings; those with values belong to a group. */
export interface SettingLine extends Choice {
  readonly setting?: SettingId;
  readonly group?: SettingGroup;
}

const RESET = { question: { key: 'ui.settings.reset.question', params: {} }, yes: 'ui.settings.reset', no: 'ui.settings.reset.no', first: 'no' } as const;

/** What a player sets for all runs: choosing a line goes on to the next of its values, left and right go both ways. */
export class SettingsMenu extends Menu {
  readonly kind = 'settings';
  readonly choices: readonly SettingLine[] = [
    ...SETTING_IDS.flatMap((setting) => {
      const { group } = SETTING_ROWS[setting];
      const line = { setting, group, label: `ui.settings.${setting}`, choose: (session: Session) => turn(session, setting, 1) };
      // What keys there are belongs beside which of them are in use.
      return setting === 'scheme' ? [line, { group, label: 'ui.settings.keys', choose: () => push(new KeySettings()) }] : [line];
    }),
    { label: 'ui.settings.reset', choose: () => push(new Confirm(RESET, reset)) },
    { label: 'ui.settings.back', choose: () => POP },
  ];

  override handle(command: Command, session: Session): ModeResult {
    const setting = command.do === 'adjust' ? this.choices[this.cursor]?.setting : undefined;
    return command.do === 'adjust' && setting !== undefined ? turn(session, setting, command.by) : super.handle(command, session);
  }
}

function turn(session: Session, setting: SettingId, by: 1 | -1): ModeResult {
  const values: readonly (string | number)[] = SETTING_ROWS[setting].values;
  const at = values.indexOf(session.settings[setting]) + by;
  // A scale ends where it ends; names go round.
  const next = typeof values[0] === 'number' ? Math.min(Math.max(at, 0), values.length - 1) : moveCursor(at, 0, values.length);
  session.configure({ [setting]: values[next] });
  return STAY;
}

/** Everything as it was before anybody chose, but for the keys, which have a line of their own. */
function reset(session: Session): ModeResult {
  session.configure(DEFAULTS);
  return POP;
}
