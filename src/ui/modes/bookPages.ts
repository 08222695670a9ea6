import type { Command } from '../commands';
import type { Mode } from '../Mode';
import type { Session } from '../Session';
import { Bestiary } from './Bestiary';
import { Odds } from './Odds';

/** The bestiary or spawn chances of the run's pack, or of `pack` before the first run; null for other commands. */
export function bookPage(command: Command, { game }: Session, pack = ''): Mode | null {
  if (command.do === 'bestiary') return new Bestiary(game?.state.pack ?? pack);
  return command.do === 'odds' ? new Odds(game?.state.pack ?? pack, game?.state.floor ?? 1) : null;
}
