import type { Command } from '../commands';
import { STAY, type ModeResult } from '../Mode';
import { moveCursor } from './cursor';
import { Page } from './Page';

/** The tabs of the help: the rules for newcomers, then each device. */
export const HELP_TABS = ['rules', 'keys', 'mouse', 'touch', 'pad'] as const;

export type HelpTab = (typeof HELP_TABS)[number];

/** The rules and the controls of every device; Left and Right turn the tabs. */
export class Help extends Page {
  readonly kind = 'help';

  constructor(public tab: HelpTab = 'rules') {
    super();
  }

  override handle(command: Command): ModeResult {
    if (command.do !== 'adjust' && command.do !== 'choose') return super.handle(command);
    const place = command.do === 'choose' ? command.index : moveCursor(HELP_TABS.indexOf(this.tab), command.by, HELP_TABS.length);
    this.tab = HELP_TABS[place] ?? this.tab;
    return STAY;
  }
}
