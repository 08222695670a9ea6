import type { OtherRun } from '../../keep/saves/pickRun';
import type { SavedRuns } from '../../keep/saves/SavedRuns';
import { failureOf } from '../../keep/saves/KeyStore';
import { text } from '../../keep/text';
import { STAY } from '../Mode';
import { Confirm } from '../modes/Menu';
import { Opening } from '../modes/Playing';
import type { Session } from '../Session';

/** Asks whether to continue a run that was saved in another place instead of the one that has been opened. The one not chosen waits. */
export function offerRun(session: Session, saves: SavedRuns, other: OtherRun): void {
  const { modes, runs } = session;
  const { pack, floor, turn } = other.run.game.state;
  const question = { key: 'ui.keeping.other', params: { pack: `pack.${pack}`, floor, n: turn } };
  const choose = async (isTaken: boolean): Promise<void> => {
    modes.pop();
    // No turn may pass in the run on the screen while a slow storage moves it.
    const giveBack = modes.lend(new Opening());
    await runs.settled();
    const moved = isTaken && session.run !== null ? saves.swap(session.run, other) : saves.decline(other);
    const failure = await moved.then(() => null, failureOf);
    giveBack();
    if (failure !== null) {
      session.tell(text(`ui.keeping.unmoved.${failure}`));
      return;
    }
    if (isTaken) {
      session.open(other.run);
      runs.keep(other.run);
    }
    session.tell(text('ui.keeping.waits'));
  };
  const answer = (isTaken: boolean) => () => {
    void choose(isTaken);
    return STAY;
  };
  const answers = { title: 'ui.keeping.other.title', yes: 'ui.keeping.other.yes', no: 'ui.keeping.other.no' } as const;
  modes.push(new Confirm({ question, ...answers }, answer(true), answer(false)));
}
