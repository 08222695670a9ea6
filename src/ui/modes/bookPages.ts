import type { Command } from '../commands';
import type { Mode } from '../Mode';
import type { Session } from '../Session';
import { Bestiary } from './Bestiary';
import { Odds } from './Odds';

/** The pages of what is known of a pack: of the run's, or of another before there is a run. */
export function bookPage(command: Command, { game }: Session, pack = ''): Mode | null {
  if (command.do === 'bestiary') return new Bestiary(game?.state.pack ?? pack);
  return command.do === 'odds' ? new Odds(game?.state.pack ?? pack, game?.state.floor ?? 1) : null;
}
