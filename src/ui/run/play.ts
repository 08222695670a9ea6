import { BossLines } from '../guide/BossLines';
import { LoreTracker } from '../guide/LoreTracker';
import { Rumble } from '../input/Rumble';
import type { Listeners } from '../Listeners';
import type { Session } from '../Session';
import { PlayerTurns } from './PlayerTurns';

/* What playing needs beyond the title; it comes with the panels around the map. */

export { chooseByKey } from '../input/firstKeys';
export { marksOf, onMap } from '../modes/onMap';

/** Has a session's turns taken, told and counted, of the run that waits for it too. */
export function takeTurns(session: Session, listeners: Listeners): PlayerTurns {
  const turns = new PlayerTurns(session, listeners);
  const tracker = new LoreTracker(session.lore, () => session.now);
  session.bossLines = new BossLines();
  for (const listener of [tracker, session.bossLines, new Rumble(session)]) session.on(listener);
  if (session.run) {
    tracker.run(session.run.game);
    turns.askForReward(session.run.game);
  }
  return turns;
}
