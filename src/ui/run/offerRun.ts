import type { OtherRun } from '../../keep/saves/pickRun';
import type { SavedRuns } from '../../keep/saves/SavedRuns';
import { failureOf } from '../../keep/saves/storageFailure';
import { text } from '../../keep/text';
import { STAY } from '../Mode';
import { Confirm } from '../modes/Confirm';
import type { Session } from '../Session';

/** Asks whether to continue a run that was saved in another place instead of the one that has been opened. The one not chosen waits. */
export function offerRun(session: Session, saves: SavedRuns, other: OtherRun): void {
  const { pack, floor, turn } = other.run.game.state;
  const question = { key: 'ui.keeping.other', params: { pack: `pack.${pack}`, floor, n: turn } };
  const choose = async (isTaken: boolean): Promise<void> => {
    const { runs } = session;
    await runs.settled();
    try {
      if (!isTaken) await saves.decline(other);
      else if (session.run !== null) await saves.swap(session.run, other);
    } catch (error) {
      session.tell(text(`ui.keeping.unmoved.${failureOf(error)}`));
      return;
    }
    if (isTaken) {
      session.open(other.run);
      runs.keep(other.run);
    }
    session.tell(text('ui.keeping.waits'));
  };
  const answered = (isTaken: boolean) => () => {
    session.modes.pop();
    void choose(isTaken);
    return STAY;
  };
  session.modes.push(new Confirm({ question, yes: 'ui.keeping.other.yes', no: 'ui.keeping.other.no', first: 'no' }, answered(true), answered(false)));
}
