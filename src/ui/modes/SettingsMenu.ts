import { POP, STAY, push, type Answer } from '../Mode';
import { SCHEMES } from '../deeds';
import type { Session } from '../Session';
import { TEXT_SIZES } from '../settings';
import { moveCursor } from './cursor';
import { KeySettings } from './KeySettings';
import { Menu, type Choice } from './Menu';

/** What a player sets for all runs: choosing a line goes on to the next of its values. */
export class SettingsMenu extends Menu {
  readonly kind = 'settings';
  readonly choices: readonly Choice[] = [
    { label: 'ui.settings.scheme', choose: nextScheme },
    { label: 'ui.settings.keys', choose: () => push(new KeySettings()) },
    { label: 'ui.settings.text', choose: nextTextSize },
    { label: 'ui.settings.back', choose: () => POP },
  ];

  protected close(): Answer {
    return POP;
  }
}

function nextScheme(session: Session): Answer {
  session.configure({ scheme: following(SCHEMES, session.settings.scheme) });
  return STAY;
}

function nextTextSize(session: Session): Answer {
  session.configure({ textSize: following(TEXT_SIZES, session.settings.textSize) });
  return STAY;
}

function following<T>(all: readonly T[], present: T): T {
  return all[moveCursor(all.indexOf(present), 1, all.length)] ?? present;
}
