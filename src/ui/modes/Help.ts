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
  /** In their order: on a phone, touch comes first. */
  readonly tabs: readonly HelpTab[];

  /** @param pack the dungeon whose rules it says, if no run is open */
  constructor(public tab: HelpTab = 'rules', readonly pack = '') {
    super();
    this.tabs = tab === 'touch' ? ['touch', ...HELP_TABS.filter((other) => other !== tab)] : HELP_TABS;
  }

  override handle(command: Command): ModeResult {
    if (command.do !== 'adjust' && command.do !== 'choose') return super.handle(command);
    const place = command.do === 'choose' ? command.index : moveCursor(this.tabs.indexOf(this.tab), command.by, this.tabs.length);
    this.tab = this.tabs[place] ?? this.tab;
    return STAY;
  }
}
