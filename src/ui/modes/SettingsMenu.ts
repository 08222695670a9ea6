import type { Command } from '../commands';
import { POP, STAY, push, type Answer } from '../Mode';
import type { Session } from '../Session';
import { SETTING_IDS, SETTING_ROWS, type SettingId } from '../settingRows';
import { moveCursor } from './cursor';
import { KeySettings } from './KeySettings';
import { Menu, type Choice } from './Menu';

/** What a player sets for all runs: choosing a line goes on to the next of its values, left and right go both ways. */
export class SettingsMenu extends Menu {
  readonly kind = 'settings';
  readonly choices: readonly (Choice & { readonly setting?: SettingId })[] = [
    ...SETTING_IDS.map((setting) => ({ setting, label: `ui.settings.${setting}`, choose: (session: Session) => turn(session, setting, 1) })),
    { label: 'ui.settings.keys', choose: () => push(new KeySettings()) },
    { label: 'ui.settings.back', choose: () => POP },
  ];

  override handle(command: Command, session: Session): Answer {
    const setting = command.do === 'adjust' ? this.choices[this.cursor]?.setting : undefined;
    return command.do === 'adjust' && setting !== undefined ? turn(session, setting, command.by) : super.handle(command, session);
  }

  protected close(): Answer {
    return POP;
  }
}

function turn(session: Session, setting: SettingId, by: 1 | -1): Answer {
  const values: readonly (string | number)[] = SETTING_ROWS[setting].values;
  const next = moveCursor(values.indexOf(session.settings[setting]), by, values.length);
  session.configure({ [setting]: values[next] });
  return STAY;
}
