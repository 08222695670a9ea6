import { STAY, type ModeResult } from '../Mode';
import type { Session } from '../Session';
import { Menu, type Choice } from './Menu';

function leaveIt({ runs }: Session): ModeResult {
  runs.playUnsaved();
  return STAY;
}

/** Another page keeps the run: take that over, or play here without saving. */
export class Elsewhere extends Menu {
  readonly kind = 'elsewhere';
  readonly choices: readonly Choice[] = [
    {
      label: 'ui.elsewhere.takeOver',
      choose: ({ runs }) => {
        void runs.takeOver();
        return STAY;
      },
    },
    { label: 'ui.elsewhere.unsaved', choose: leaveIt },
  ];

  /** @param isLost whether it was taken from this page, which has a run on the screen */
  constructor(readonly isLost: boolean) {
    super();
  }

  protected override close(session: Session): ModeResult {
    return leaveIt(session);
  }
}
