import { Become } from '../../engine/actions/hero';
import type { Command } from '../commands';
import { act, push, type ModeResult } from '../Mode';
import type { Session } from '../Session';
import { Heroes } from './Heroes';
import { Page } from './Page';

/** The hero's stats, effects and equipment; before the first turn also the way to another hero. */
export class Character extends Page {
  readonly kind = 'character';

  override handle(command: Command, session: Session): ModeResult {
    const { game } = session;
    return command.do === 'heroes' && game ? push(new Heroes(game.content, game.state.hero.kind, become)) : super.handle(command, session);
  }
}

/** The next run begins with that hero too. Its bag is all new. */
function become(place: number, id: string, { letters, quick, runs }: Session): ModeResult {
  runs.hero = id;
  letters.clear();
  quick.clear();
  return act(new Become(place));
}
