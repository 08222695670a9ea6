import { type Mode, type ModeResult, POP, STAY } from '../Mode';
import type { Session } from '../Session';
import type { Command, ModeKind } from '../commands';
import { moveCursor } from './Menu';

/** A request to scroll, counted so that the same one twice scrolls twice. */
export interface Scroll {
  readonly by: number;
  readonly unit: 'line' | 'page' | 'all';
  readonly count: number;
}

/** A mode to read: it scrolls and closes. */
export abstract class Page implements Mode {
  abstract readonly kind: ModeKind;
  readonly layer = 'page';
  scroll: Scroll | null = null;

  handle(command: Command, _session?: Session): ModeResult {
    if (command.do === 'scroll') this.scroll = { by: command.by, unit: command.unit, count: (this.scroll?.count ?? 0) + 1 };
    return command.do === 'close' || command.do === 'confirm' ? POP : STAY;
  }
}

/** The tabs of the help: the rules for newcomers, then each device. */
const HELP_TABS = ['rules', 'keys', 'mouse', 'touch', 'pad'] as const;

type HelpTab = (typeof HELP_TABS)[number];

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

/** The whole message log. */
export class Messages extends Page {
  readonly kind = 'messages';
}
