import { POP, STAY, push, type ModeResult, type Mode } from '../Mode';
import type { Command } from '../commands';
import type { Session } from '../Session';
import { Bestiary, Odds } from './Bestiary';
import { Character } from './Hero';
import { Files } from './Files';
import { Help, Messages } from './Page';
import { Menu, type MenuChoice } from './Menu';
import { NewRun } from './NewRun';
import { PastRuns } from './PastRuns';
import { SettingsMenu } from './SettingsMenus';
import { Surroundings } from './MapCursor';
import type { TextKey } from '../../keep/text';

function opening(label: TextKey, mode: (session: Session) => Mode): MenuChoice {
  return { label, choose: (session) => push(mode(session)) };
}

function toggleFullscreen({ ports }: Session): ModeResult {
  ports.fullscreen?.toggle();
  return STAY;
}

/** The pause menu, in two columns. */
export class Pause extends Menu {
  readonly kind = 'pause';
  readonly choices: readonly MenuChoice[] = [
    { label: 'ui.pause.continue', choose: () => POP },
    opening('ui.pause.character', () => new Character()),
    opening('ui.surroundings', () => new Surroundings()),
    opening('ui.pause.messages', () => new Messages()),
    opening('ui.pause.bestiary', ({ game }) => new Bestiary(game?.state.pack ?? '')),
    opening('ui.pause.odds', ({ game }) => new Odds(game?.state.pack ?? '', game?.state.floor ?? 1)),
    opening('ui.pause.history', (session) => new PastRuns(session)),
    opening('ui.pause.files', ({ notice }) => new Files(notice)),
    opening('ui.pause.help', ({ device }) => new Help(device)),
    opening('ui.pause.settings', () => new SettingsMenu()),
    opening('ui.pause.newRun', (session) => new NewRun(session.game?.state.pack ?? '')),
  ];

  /** @param hasFullscreen whether the page can go fullscreen */
  constructor(hasFullscreen = false) {
    super();
    const fullscreen: MenuChoice = { label: 'ui.pause.fullscreen', choose: toggleFullscreen };
    if (hasFullscreen) this.choices = [...this.choices.slice(0, -1), fullscreen, ...this.choices.slice(-1)];
  }

  /** Left and right go to the other column. */
  override handle(command: Command, session: Session): ModeResult {
    if (command.do !== 'adjust') return super.handle(command, session);
    const beside = this.cursor + command.by * Math.ceil(this.choices.length / 2);
    if (beside >= 0 && beside < this.choices.length) this.cursor = beside;
    return STAY;
  }
}
