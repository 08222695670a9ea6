import { POP, type Answer } from '../Mode';
import type { Session } from '../Session';
import { Menu, type Choice } from './Menu';

/** A question before something is lost: the first choice and Esc leave all as it is. */
export class Confirm extends Menu {
  readonly kind = 'confirm';
  readonly choices: readonly Choice[];

  /** `question` and `yes` are text keys; `deed` is what a yes does. */
  constructor(readonly question: string, yes: string, deed: (session: Session) => Answer) {
    super();
    this.choices = [
      { label: 'ui.confirm.no', choose: () => POP },
      { label: yes, choose: deed },
    ];
  }

  protected close(): Answer {
    return POP;
  }
}
