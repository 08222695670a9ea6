import { STAY, type ModeResult } from '../Mode';
import type { Session } from '../Session';
import { Menu, type Choice } from './Menu';

function playUnsaved({ runs }: Session): ModeResult {
  runs.playUnsaved();
  return STAY;
}

/** Another page saves the run: take over from it, or play here without saving. */
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
    { label: 'ui.elsewhere.unsaved', choose: playUnsaved },
  ];

  /** @param isLost whether the other page took over from this one, which shows a run */
  constructor(readonly isLost: boolean) {
    super();
  }

  protected override close(session: Session): ModeResult {
    return playUnsaved(session);
  }
}
